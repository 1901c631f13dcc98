"""The changes a mutant can make to a piece of source."""

import ast
from collections.abc import Iterator
from typing import NamedTuple

SWAPPED_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)  # swapping one of these moves a boundary; the others are negated
SWAPPED_SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
LOGGER = "log"  # log calls are not changed
SWAPPED_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Change(NamedTuple):
    """One node of a tree, and its replacement."""

    where: str  # the qualified name of the function or class, empty at the top of the file
    kind: str
    node: ast.expr | ast.stmt
    becomes: ast.expr | ast.stmt

    @property
    def words(self) -> str:
        before, after = (" ".join(ast.unparse(node).split()) for node in (self.node, self.becomes))
        return f"{self.kind}: {before} -> {after}"


def changes(tree: ast.Module) -> list[Change]:
    """Returns every possible change, in the order of the source."""
    finder = _Finder()
    finder.visit(tree)
    return finder.found


def plant(tree: ast.Module, change: Change) -> ast.Module:
    """Makes the change in the tree it was found in."""
    planted = _Planter(change).visit(tree)
    assert isinstance(planted, ast.Module)
    return ast.fix_missing_locations(planted)


class _Planter(ast.NodeTransformer):
    def __init__(self, change: Change) -> None:
        self._change = change

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self._change.node:
            return ast.copy_location(self._change.becomes, node)
        return self.generic_visit(node)


class _Finder(ast.NodeVisitor):
    """Walks a file; annotations, decorators, assertions, strings and log calls are never changed."""

    def __init__(self) -> None:
        self.found: list[Change] = []
        self._path: list[str] = []
        self._answers_yes_or_no = False

    def _add(self, kind: str, node: ast.expr | ast.stmt, *others: ast.expr | ast.stmt) -> None:
        self.found += [Change(".".join(self._path), kind, node, becomes) for becomes in others]

    def _visit_all(self, nodes: Iterator[ast.AST] | list[ast.stmt]) -> None:
        for node in nodes:
            self.visit(node)

    # Nodes that are walked, and nodes that are skipped.

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        outer, self._answers_yes_or_no = self._answers_yes_or_no, _is_name(node.returns, "bool")
        self._path.append(node.name)
        self._visit_all(default for default in (*node.args.defaults, *node.args.kw_defaults) if default)
        self._visit_all(node.body)
        self._path.pop()
        self._answers_yes_or_no = outer

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._path.append(node.name)
        self._visit_all(node.body)
        self._path.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    # Changes of conditions.

    def visit_If(self, node: ast.If) -> None:
        if _is_name(node.test, "TYPE_CHECKING"):
            return
        self._force(node.test)
        for block in (node.body, node.orelse):
            if block and isinstance(block[-1], ast.Return) and block[-1].value:
                self._add("leave out", block[-1], ast.Pass())
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._force(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._add("if", node.test, ast.Constant(False))
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._force(test)
        self.generic_visit(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard:
            self._force(node.guard)
        self.generic_visit(node)

    def _force(self, test: ast.expr) -> None:
        self._add("if", test, ast.Constant(True), ast.Constant(False))

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            ops = list(node.ops)
            ops[place] = SWAPPED_COMPARISONS[type(operator)]()
            self._add("compare", node, ast.Compare(node.left, ops, node.comparators))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        operator = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._add("and or", node, ast.BoolOp(operator, node.values))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._add("not", node, node.operand)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self._add("leave out", node, ast.Pass())
        elif self._is_condition(node.value):
            self._add("negate", node, ast.Return(ast.UnaryOp(ast.Not(), node.value)))
        self.generic_visit(node)

    def _is_condition(self, value: ast.expr) -> bool:
        """Tells whether a value is a condition that no other change negates."""
        match value:
            case ast.Compare(ops=[operator]):
                return isinstance(operator, ORDERS)
            case ast.UnaryOp(op=ast.Not()) | ast.Constant():
                return False
            case ast.Compare() | ast.BoolOp():
                return True
        return self._answers_yes_or_no

    # Changes of numbers and sums.

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._add("flag", node, ast.Constant(not node.value))
        elif isinstance(node.value, int | float):
            self._add("number", node, ast.Constant(node.value + 1), ast.Constant(node.value - 1))

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in SWAPPED_SUMS and not (_is_sequence(node.left) or _is_sequence(node.right)):
            self._add("sum", node, ast.BinOp(node.left, SWAPPED_SUMS[type(node.op)](), node.right))
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in SWAPPED_SUMS and not _is_sequence(node.value):
            self._add("sum", node, ast.AugAssign(node.target, SWAPPED_SUMS[type(node.op)](), node.value))
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        cut = node.slice
        if isinstance(cut, ast.Slice):
            for lower, upper in _off_by_one(cut):
                self._add(
                    "slice", node, ast.Subscript(node.value, ast.Slice(lower, upper, cut.step), node.ctx)
                )
        self.generic_visit(node)

    # Changes of calls and jumps.

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SWAPPED_CALLS:
            function = ast.Name(SWAPPED_CALLS[node.func.id], node.func.ctx)
            self._add("call", node, ast.Call(function, node.args, node.keywords))
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Call):
            if _is_logging(call):
                return
            self._add("leave out", node, ast.Pass())
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add("leave out", node, ast.Pass())

    def visit_Break(self, node: ast.Break) -> None:
        self._add("leave out", node, ast.Pass())


def _off_by_one(cut: ast.Slice) -> Iterator[tuple[ast.expr | None, ast.expr | None]]:
    """Yields shifted bounds of a slice; bounds that are plain numbers are changed elsewhere."""
    if cut.lower and not isinstance(cut.lower, ast.Constant):
        yield _one_more(cut.lower), cut.upper
    if cut.upper and not isinstance(cut.upper, ast.Constant):
        yield cut.lower, _one_more(cut.upper)


def _one_more(border: ast.expr) -> ast.expr:
    return ast.BinOp(border, ast.Add(), ast.Constant(1))


def _is_logging(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and _is_name(call.func.value, LOGGER)


def _is_name(node: ast.expr | None, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _is_sequence(node: ast.expr) -> bool:
    """Tells whether a value is visibly text or a list, which cannot be subtracted."""
    return isinstance(node, ast.Tuple | ast.List | ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
