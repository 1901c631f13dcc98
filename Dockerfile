# A small image that runs the bot as nobody in particular, with its database on a volume.
FROM python:3.12-slim

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app

COPY requirements/build.txt requirements/postgres.txt requirements/
RUN pip install --require-hashes -r requirements/build.txt -r requirements/postgres.txt

COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY content content
COPY renderer renderer
COPY bot bot
RUN pip install --no-deps --no-build-isolation . \
    && useradd --create-home --uid 10001 ackack \
    && mkdir /data && chown ackack /data

USER ackack
VOLUME /data
ENV ACKACK_DATABASE=/data/ackack.db
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=1m --timeout=10s --start-period=1m CMD ["ackack", "health"]
ENTRYPOINT ["ackack"]
CMD ["run"]
