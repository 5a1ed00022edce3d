/* How many cells a body uses of an array of numbers that it is passed: the largest
 * index that it has a constant for, or a loop to a constant, here or in a function
 * that it passes the array to.  void turn(double *v) { v[2] = -v[2]; } has three. */
#include <string.h>

#include "front/c/bodies.h"

#define PASSED_DEEP 4
#define CELLS_MOST 4096

/* "for (i = 0; i < 16; i++)": what i is below. */
struct bound {
    CXCursor variable;
    long long below;
};

struct counting {
    struct reading *reading;
    struct body *body;
    VECTOR(struct bound) bounds; /* of the loops around where it is */
};

static bool is_of_kind(const struct counting *counting, CXCursor cursor, enum CXCursorKind kind)
{
    return counting->reading->clang.getCursorKind(cursor) == kind;
}

static CXCursor child(const struct counting *counting, CXCursor cursor, size_t n)
{
    return body_bare(counting->reading, body_child(counting->reading, cursor, n));
}

static bool evaluate(const struct counting *counting, CXCursor expression, long long *number)
{
    const struct clang *clang = &counting->reading->clang;
    CXEvalResult result = clang->Cursor_Evaluate(expression);
    bool is_known = result && clang->EvalResult_getKind(result) == CXEval_Int;
    if (is_known)
        *number = clang->EvalResult_getAsLongLong(result);
    if (result)
        clang->EvalResult_dispose(result);
    return is_known;
}

/* A pointer to numbers; parameter_count: no parameter, or of something else. */
static size_t row_of(const struct counting *counting, CXCursor expression)
{
    const struct function *function = counting->body->function;
    size_t parameter = body_parameter(counting->reading, function, expression);
    const struct type *type = parameter < function->parameter_count ? function->parameters[parameter].type : NULL;
    bool is_row =
        type && type->kind == TYPE_POINTER && (type->target->kind == TYPE_INTEGER || type->target->kind == TYPE_FLOAT);
    return is_row ? parameter : function->parameter_count;
}

static bool is_row(const struct counting *counting, size_t parameter)
{
    return parameter < counting->body->function->parameter_count;
}

static void note_cells(struct counting *counting, size_t parameter, long long cells)
{
    struct row *row = &counting->body->answers[parameter].row;
    if (cells < 0 || cells > CELLS_MOST)
        row->is_open = true;
    else if ((size_t)cells > row->cells)
        row->cells = (size_t)cells;
}

/* The loop that counts this variable; NULL: none does. */
static const struct bound *bound_of(const struct counting *counting, CXCursor index)
{
    const struct clang *clang = &counting->reading->clang;
    if (!is_of_kind(counting, index, CXCursor_DeclRefExpr))
        return NULL;
    CXCursor variable = clang->getCursorReferenced(index);
    for (size_t i = counting->bounds.count; i-- > 0;)
        if (clang->equalCursors(counting->bounds.items[i].variable, variable))
            return &counting->bounds.items[i];
    return NULL;
}

static void note_index(struct counting *counting, size_t parameter, CXCursor index)
{
    const struct bound *bound = bound_of(counting, index);
    long long number;
    if (bound)
        note_cells(counting, parameter, bound->below);
    else if (evaluate(counting, index, &number))
        note_cells(counting, parameter, number + 1);
    else
        counting->body->answers[parameter].row.is_open = true;
}

/* ---- loops ---- */

static void enter_loop(struct counting *counting, CXCursor loop)
{
    const struct clang *clang = &counting->reading->clang;
    struct children children = body_children(counting->reading, loop);
    for (size_t i = 0; i < children.list.count; i++) {
        CXCursor condition = children.list.items[i];
        enum CXBinaryOperatorKind kind = is_of_kind(counting, condition, CXCursor_BinaryOperator)
                                             ? clang->getCursorBinaryOperatorKind(condition)
                                             : CXBinaryOperator_Invalid;
        long long last;
        if (kind != CXBinaryOperator_LT && kind != CXBinaryOperator_LE && kind != CXBinaryOperator_NE)
            continue;
        CXCursor variable = child(counting, condition, 0);
        if (is_of_kind(counting, variable, CXCursor_DeclRefExpr) &&
            evaluate(counting, child(counting, condition, 1), &last))
            vector_push(&counting->bounds,
                        ((struct bound){clang->getCursorReferenced(variable), last + (kind == CXBinaryOperator_LE)}));
    }
    vector_release(&children.list);
}

/* ---- calls ---- */

static bool moves_bytes(const char *name)
{
    return strcmp(name, "memcpy") == 0 || strcmp(name, "memmove") == 0 || strcmp(name, "memset") == 0 ||
           strcmp(name, "memcmp") == 0;
}

static void count(struct counting *counting, CXCursor cursor);

/* The n-th argument of a call: all of name, and bytes, negative: not known. */
struct passing {
    const char *name; /* NULL: by a pointer */
    long long bytes;
    size_t number;
};

static void count_argument(struct counting *counting, CXCursor argument, const struct passing *passing)
{
    CXCursor at = body_bare(counting->reading, argument);
    size_t parameter = row_of(counting, at);
    if (is_of_kind(counting, at, CXCursor_ConditionalOperator)) { /* max ? max : min */
        count_argument(counting, body_child(counting->reading, at, 1), passing);
        count_argument(counting, body_child(counting->reading, at, 2), passing);
    } else if (!is_row(counting, parameter)) {
        count(counting, argument);
    } else if (passing->name && moves_bytes(passing->name) && passing->number < 2 && passing->bytes >= 0) {
        size_t size = counting->body->function->parameters[parameter].type->target->size;
        note_cells(counting, parameter, size ? passing->bytes / (long long)size : -1);
    } else {
        struct row_passed passed = {parameter, passing->name ? body_callee(counting->reading, passing->name) : NULL,
                                    passing->number};
        vector_push(&counting->body->rows_passed, passed);
    }
}

static void count_call(struct counting *counting, CXCursor call)
{
    const struct clang *clang = &counting->reading->clang;
    const char *name = clang_text(clang, &counting->reading->program->arena, clang->getCursorSpelling(call));
    bool is_direct = is_of_kind(counting, clang->getCursorReferenced(call), CXCursor_FunctionDecl);
    int arguments = clang->Cursor_getNumArguments(call);
    struct passing passing = {.name = is_direct ? name : NULL, .bytes = -1};
    if (arguments == 3 && !evaluate(counting, clang->Cursor_getArgument(call, 2), &passing.bytes))
        passing.bytes = -1;
    for (int i = 0; i < arguments; i++) {
        passing.number = (size_t)i;
        count_argument(counting, clang->Cursor_getArgument(call, (unsigned)i), &passing);
    }
}

/* ---- the whole ---- */

/* Whether it leads anywhere tells nothing of what is there. */
static bool only_asks(const struct counting *counting, CXCursor cursor)
{
    const struct clang *clang = &counting->reading->clang;
    if (is_of_kind(counting, cursor, CXCursor_UnaryOperator))
        return clang->getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_LNot;
    enum CXBinaryOperatorKind kind = is_of_kind(counting, cursor, CXCursor_BinaryOperator)
                                         ? clang->getCursorBinaryOperatorKind(cursor)
                                         : CXBinaryOperator_Invalid;
    return kind == CXBinaryOperator_EQ || kind == CXBinaryOperator_NE || kind == CXBinaryOperator_LAnd ||
           kind == CXBinaryOperator_LOr || is_of_kind(counting, cursor, CXCursor_IfStmt) ||
           is_of_kind(counting, cursor, CXCursor_ReturnStmt);
}

static void count_children(struct counting *counting, CXCursor cursor)
{
    struct children children = body_children(counting->reading, cursor);
    bool asks = only_asks(counting, cursor);
    for (size_t i = 0; i < children.list.count; i++)
        if (!asks || !is_row(counting, row_of(counting, children.list.items[i])))
            count(counting, children.list.items[i]);
    vector_release(&children.list);
}

static void count(struct counting *counting, CXCursor cursor)
{
    const struct clang *clang = &counting->reading->clang;
    size_t parameter, bounds = counting->bounds.count;
    switch (clang->getCursorKind(cursor)) {
    case CXCursor_UnaryExpr: /* sizeof */
        return;
    case CXCursor_CallExpr:
        count_call(counting, cursor);
        return;
    case CXCursor_DeclRefExpr:
        if (is_row(counting, parameter = row_of(counting, cursor)))
            counting->body->answers[parameter].row.is_open = true;
        return;
    case CXCursor_ArraySubscriptExpr:
        if (is_row(counting, parameter = row_of(counting, child(counting, cursor, 0)))) {
            note_index(counting, parameter, child(counting, cursor, 1));
            count(counting, body_child(counting->reading, cursor, 1));
            return;
        }
        break;
    case CXCursor_UnaryOperator:
        if (clang->getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_Deref &&
            is_row(counting, parameter = row_of(counting, child(counting, cursor, 0)))) {
            note_cells(counting, parameter, 1);
            return;
        }
        break;
    case CXCursor_ForStmt:
        enter_loop(counting, cursor);
        break;
    default:
        break;
    }
    count_children(counting, cursor);
    counting->bounds.count = bounds;
}

void cells_read(struct reading *reading, struct body *body, CXCursor statements)
{
    struct counting counting = {.reading = reading, .body = body};
    count(&counting, statements);
    vector_release(&counting.bounds);
}

static struct row row_there(const struct reading *reading, const struct function *function, size_t parameter,
                            unsigned deep)
{
    const struct body *body = function && deep ? body_of(reading, function) : NULL;
    if (!body || parameter >= function->parameter_count)
        return (struct row){.is_open = true};
    struct row row = body->answers[parameter].row;
    for (size_t i = 0; i < body->rows_passed.count; i++) {
        const struct row_passed *passed = &body->rows_passed.items[i];
        if (passed->parameter != parameter)
            continue;
        struct row there = row_there(reading, passed->function, passed->argument, deep - 1);
        row.cells = there.cells > row.cells ? there.cells : row.cells;
        row.is_open = row.is_open || there.is_open;
    }
    return row;
}

struct row row_of_parameter(const struct reading *reading, const struct function *function, size_t parameter)
{
    return row_there(reading, function, parameter, PASSED_DEEP);
}
