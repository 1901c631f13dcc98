# Two stages: the first installs the bot into a virtual environment, the second runs it without pip or build tools.
FROM python:3.12-slim AS build

ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /build
RUN python -m venv /app
COPY requirements/build.txt requirements/postgres.txt requirements/
RUN /app/bin/pip install --require-hashes -r requirements/build.txt -r requirements/postgres.txt

COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY content content
COPY renderer renderer
COPY bot bot
RUN /app/bin/pip install --no-deps --no-build-isolation . \
    && /app/bin/python -m compileall -q /app/lib \
    && /app/bin/pip uninstall --yes setuptools pip

FROM python:3.12-slim
LABEL org.opencontainers.image.title="Ack-Ack" \
      org.opencontainers.image.description="A Discord game master for alien-invasion tabletop games" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="0.3.0"

RUN useradd --create-home --uid 10001 ackack && mkdir /data && chown ackack /data
COPY --from=build /app /app

USER ackack
VOLUME /data
ENV PATH=/app/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 ACKACK_DATABASE=/data/ackack.db
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=1m --timeout=10s --start-period=1m CMD ["ackack", "health"]
ENTRYPOINT ["ackack"]
CMD ["run"]
