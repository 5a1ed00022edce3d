/* Bodies as steps, in the order in which they stand; branches are taken for done. */
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "front/c/bodies.h"

/* ---- reading ---- */

struct walking {
    struct reading *reading;
    struct body *body;
    unsigned branches;  /* around where it is */
    unsigned of_null;   /* of these, where a parameter leads nowhere */
    bool may_have_left; /* a branch before returns */
};

static enum CXChildVisitResult add_child(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct children *children = data;
    vector_push(&children->list, cursor);
    return CXChildVisit_Continue;
}

struct children body_children(const struct reading *reading, CXCursor cursor)
{
    struct children children = {VECTOR_INIT};
    reading->clang.visitChildren(cursor, add_child, &children);
    return children;
}

static struct children children_of(const struct walking *walking, CXCursor cursor)
{
    return body_children(walking->reading, cursor);
}

CXCursor body_child(const struct reading *reading, CXCursor cursor, size_t n)
{
    struct children children = body_children(reading, cursor);
    CXCursor child = n < children.list.count ? children.list.items[n]
                                             : reading->clang.getTranslationUnitCursor(reading->translation_unit);
    vector_release(&children.list);
    return child;
}

static CXCursor nth_child(const struct walking *walking, CXCursor cursor, size_t n)
{
    return body_child(walking->reading, cursor, n);
}

CXCursor body_bare(const struct reading *reading, CXCursor cursor)
{
    for (;;) {
        enum CXCursorKind kind = reading->clang.getCursorKind(cursor);
        if (kind != CXCursor_ParenExpr && kind != CXCursor_UnexposedExpr && kind != CXCursor_CStyleCastExpr)
            return cursor;
        struct children children = body_children(reading, cursor);
        CXCursor last = children.list.count ? children.list.items[children.list.count - 1] : cursor;
        bool is_end = !children.list.count;
        vector_release(&children.list);
        if (is_end)
            return cursor;
        cursor = last;
    }
}

static CXCursor bare(const struct walking *walking, CXCursor cursor)
{
    return body_bare(walking->reading, cursor);
}

static bool is_of_kind(const struct walking *walking, CXCursor cursor, enum CXCursorKind kind)
{
    return walking->reading->clang.getCursorKind(cursor) == kind;
}

size_t body_parameter(const struct reading *reading, const struct function *function, CXCursor expression)
{
    const struct clang *clang = &reading->clang;
    CXCursor at = body_bare(reading, expression);
    if (clang->getCursorKind(at) != CXCursor_DeclRefExpr)
        return function->parameter_count;
    CXCursor declared = clang->getCursorReferenced(at);
    if (clang->getCursorKind(declared) != CXCursor_ParmDecl)
        return function->parameter_count;
    CXString spelling = clang->getCursorSpelling(declared);
    const char *name = clang->getCString(spelling);
    size_t i = 0;
    while (i < function->parameter_count &&
           (!function->parameters[i].name || strcmp(function->parameters[i].name, name) != 0))
        i++;
    clang->disposeString(spelling);
    return i;
}

static size_t parameter_of(const struct walking *walking, CXCursor expression)
{
    return body_parameter(walking->reading, walking->body->function, expression);
}

static bool is_parameter(const struct walking *walking, size_t parameter)
{
    return parameter < walking->body->function->parameter_count;
}

static void add_step(struct walking *walking, struct step step)
{
    step.is_sure = walking->branches == 0;
    step.is_always = step.is_sure && !walking->may_have_left;
    vector_push(&walking->body->steps, step);
}

/* "p->a.b[2]": p and a; false: it is no part of what a parameter points to.  by_pointer: the way leads through a
 * pointer that is in a member, which has to be there. */
static bool member_of(const struct walking *walking, CXCursor expression, size_t *parameter, const char **member,
                      bool *by_pointer)
{
    const struct clang *clang = &walking->reading->clang;
    CXCursor at = bare(walking, expression);
    *by_pointer = false;
    for (;;) {
        bool is_member = is_of_kind(walking, at, CXCursor_MemberRefExpr);
        if (!is_member && !is_of_kind(walking, at, CXCursor_ArraySubscriptExpr))
            return false;
        CXCursor base = bare(walking, nth_child(walking, at, 0));
        size_t named = parameter_of(walking, base);
        if (is_parameter(walking, named) && is_member) {
            *parameter = named;
            *member = clang_text(clang, &walking->reading->program->arena, clang->getCursorSpelling(at));
            return true;
        }
        *by_pointer = *by_pointer || clang->getCanonicalType(clang->getCursorType(base)).kind == CXType_Pointer;
        at = base;
    }
}

static void walk(struct walking *walking, CXCursor cursor);

static void walk_branch(struct walking *walking, CXCursor cursor)
{
    walking->branches++;
    walk(walking, cursor);
    walking->branches--;
}

static void walk_children(struct walking *walking, CXCursor cursor)
{
    struct children children = children_of(walking, cursor);
    for (size_t i = 0; i < children.list.count; i++)
        walk(walking, children.list.items[i]);
    vector_release(&children.list);
}

/* What is left of an assignment. */
static void walk_assigned(struct walking *walking, CXCursor left)
{
    const struct clang *clang = &walking->reading->clang;
    CXCursor at = bare(walking, left);
    size_t parameter;
    const char *member;
    bool by_pointer;
    if (member_of(walking, at, &parameter, &member, &by_pointer)) {
        add_step(walking,
                 (struct step){.kind = by_pointer ? STEP_READ : STEP_SET, .parameter = parameter, .member = member});
    } else if (is_of_kind(walking, at, CXCursor_UnaryOperator) &&
               clang->getCursorUnaryOperatorKind(at) == CXUnaryOperator_Deref &&
               is_parameter(walking, parameter = parameter_of(walking, nth_child(walking, at, 0)))) {
        add_step(walking, (struct step){.kind = STEP_SET, .parameter = parameter});
    } else if (is_parameter(walking, parameter = parameter_of(walking, at))) {
        add_step(walking, (struct step){.kind = STEP_LOST, .parameter = parameter}); /* p = p->next */
    } else {
        walk(walking, at);
    }
}

const struct function *body_callee(const struct reading *reading, const char *name)
{
    char *in_unit = mem_format("%s in unit %u", name, reading->unit);
    struct function *function = map_get(&reading->function_of_key, in_unit);
    mem_free(in_unit);
    return function ? function : map_get(&reading->function_of_key, name);
}

/* "&p->member", and an array that is a member. */
static bool is_lent(struct walking *walking, CXCursor argument, struct step *step)
{
    const struct clang *clang = &walking->reading->clang;
    CXCursor at = bare(walking, argument);
    bool is_address = is_of_kind(walking, at, CXCursor_UnaryOperator) &&
                      clang->getCursorUnaryOperatorKind(at) == CXUnaryOperator_AddrOf;
    if (is_address)
        at = bare(walking, nth_child(walking, at, 0));
    enum CXTypeKind kind = clang->getCanonicalType(clang->getCursorType(at)).kind;
    bool by_pointer;
    if ((!is_address && kind != CXType_ConstantArray) ||
        !member_of(walking, at, &step->parameter, &step->member, &by_pointer))
        return false;
    if (by_pointer)
        step->kind = STEP_READ;
    return true;
}

/* Arguments are worked out before any of them is passed. */
static void walk_call(struct walking *walking, CXCursor call)
{
    const struct clang *clang = &walking->reading->clang;
    int count = clang->Cursor_getNumArguments(call);
    const char *name = clang_text(clang, &walking->reading->program->arena, clang->getCursorSpelling(call));
    bool is_direct = is_of_kind(walking, clang->getCursorReferenced(call), CXCursor_FunctionDecl);
    VECTOR(struct step) passed = VECTOR_INIT;
    if (!is_direct && count >= 0)
        walk(walking, nth_child(walking, call, 0)); /* p->callback(…) */
    for (int i = 0; i < count; i++) {
        CXCursor argument = clang->Cursor_getArgument(call, (unsigned)i);
        struct step step = {.kind = STEP_PASSED,
                            .parameter = parameter_of(walking, argument),
                            .callee = is_direct ? name : "",
                            .function = is_direct ? body_callee(walking->reading, name) : NULL,
                            .argument = (size_t)i};
        bool by_pointer;
        step.file =
            is_direct && !step.function ? file_use_of_call(walking->reading, call, name, (size_t)i) : FILE_UNKNOWN;
        if (is_direct && strcmp(name, "free") == 0 &&
            member_of(walking, argument, &step.parameter, &step.member, &by_pointer))
            step.kind = STEP_READ;
        else if (!is_parameter(walking, step.parameter) && !is_lent(walking, argument, &step)) {
            walk(walking, argument);
            continue;
        }
        vector_push(&passed, step);
    }
    for (size_t i = 0; i < passed.count; i++)
        add_step(walking, passed.items[i]);
    vector_release(&passed);
}

/* The first child is always done. */
static void walk_branches(struct walking *walking, CXCursor cursor)
{
    struct children children = children_of(walking, cursor);
    for (size_t i = 0; i < children.list.count; i++)
        if (i == 0)
            walk(walking, children.list.items[i]);
        else
            walk_branch(walking, children.list.items[i]);
    vector_release(&children.list);
}

/* "!p", "p == NULL" */
static bool is_null_check(struct walking *walking, CXCursor condition)
{
    const struct clang *clang = &walking->reading->clang;
    CXCursor at = bare(walking, condition);
    bool is_not = is_of_kind(walking, at, CXCursor_UnaryOperator) &&
                  clang->getCursorUnaryOperatorKind(at) == CXUnaryOperator_LNot;
    bool is_equal = is_of_kind(walking, at, CXCursor_BinaryOperator) &&
                    clang->getCursorBinaryOperatorKind(at) == CXBinaryOperator_EQ;
    return (is_not || is_equal) &&
           (is_parameter(walking, parameter_of(walking, nth_child(walking, at, 0))) ||
            (is_equal && is_parameter(walking, parameter_of(walking, nth_child(walking, at, 1)))));
}

static void walk_if(struct walking *walking, CXCursor cursor)
{
    bool is_of_null = is_null_check(walking, nth_child(walking, cursor, 0));
    walking->of_null += is_of_null;
    walk_branches(walking, cursor);
    walking->of_null -= is_of_null;
}

static void walk_return(struct walking *walking, CXCursor cursor)
{
    walk_children(walking, cursor);
    walking->may_have_left = walking->may_have_left || (walking->branches && !walking->of_null);
}

/* A variable, a result or another member that it goes to; a comparison with nothing tells nothing of it. */
static void walk_value(struct walking *walking, CXCursor value)
{
    struct step step = {.kind = STEP_LOST, .parameter = parameter_of(walking, value)};
    if (is_parameter(walking, step.parameter) || is_lent(walking, value, &step))
        add_step(walking, step);
    else
        walk(walking, value);
}

static void walk_binary(struct walking *walking, CXCursor cursor)
{
    const struct clang *clang = &walking->reading->clang;
    enum CXBinaryOperatorKind kind = clang->getCursorBinaryOperatorKind(cursor);
    if (kind == CXBinaryOperator_Assign) {
        walk_value(walking, nth_child(walking, cursor, 1));
        walk_assigned(walking, nth_child(walking, cursor, 0));
    } else if (kind == CXBinaryOperator_LAnd || kind == CXBinaryOperator_LOr) {
        walk_branches(walking, cursor);
    } else {
        walk_children(walking, cursor);
    }
}

static void walk_declared(struct walking *walking, CXCursor variable)
{
    struct children children = children_of(walking, variable);
    for (size_t i = 0; i < children.list.count; i++)
        walk_value(walking, children.list.items[i]);
    vector_release(&children.list);
}

static void walk(struct walking *walking, CXCursor cursor)
{
    size_t parameter;
    const char *member;
    bool by_pointer;
    switch (walking->reading->clang.getCursorKind(cursor)) {
    case CXCursor_UnaryExpr: /* sizeof */
        return;
    case CXCursor_BinaryOperator:
        walk_binary(walking, cursor);
        return;
    case CXCursor_CallExpr:
        walk_call(walking, cursor);
        return;
    case CXCursor_VarDecl:
        walk_declared(walking, cursor);
        return;
    case CXCursor_MemberRefExpr:
        if (member_of(walking, cursor, &parameter, &member, &by_pointer))
            add_step(walking, (struct step){.kind = STEP_READ, .parameter = parameter, .member = member});
        else
            walk_children(walking, cursor);
        return;
    case CXCursor_UnaryOperator:
        if (walking->reading->clang.getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_Deref &&
            is_parameter(walking, parameter = parameter_of(walking, nth_child(walking, cursor, 0))))
            add_step(walking, (struct step){.kind = STEP_READ, .parameter = parameter, .member = ""});
        else
            walk_children(walking, cursor);
        return;
    case CXCursor_IfStmt:
        walk_if(walking, cursor);
        return;
    case CXCursor_ReturnStmt:
        walk_return(walking, cursor);
        return;
    case CXCursor_WhileStmt:
    case CXCursor_ForStmt:
    case CXCursor_SwitchStmt:
    case CXCursor_ConditionalOperator:
        walk_branches(walking, cursor);
        return;
    default:
        walk_children(walking, cursor);
    }
}

static bool has_pointer(const struct function *function)
{
    if (function->result->kind == TYPE_POINTER)
        return true;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (function->parameters[i].type->kind == TYPE_POINTER)
            return true;
    return false;
}

static char *key_of(const struct function *function)
{
    return mem_format("%p", (const void *)function);
}

void bodies_read(struct reading *reading, struct function *function, CXCursor definition)
{
    char *key = key_of(function);
    if (has_pointer(function) && !map_get(&reading->body_of_function, key)) {
        struct body *body = mem_alloc(sizeof *body);
        struct walking walking = {.reading = reading, .body = body};
        body->function = function;
        body->answers = mem_array(function->parameter_count, sizeof *body->answers);
        vector_push(&reading->read_bodies, body);
        map_put(&reading->body_of_function, key, body);
        struct children children = children_of(&walking, definition);
        for (size_t i = 0; i < children.list.count; i++)
            if (is_of_kind(&walking, children.list.items[i], CXCursor_CompoundStmt)) {
                walk(&walking, children.list.items[i]);
                results_read(reading, body, children.list.items[i]);
                cells_read(reading, body, children.list.items[i]);
            }
        vector_release(&children.list);
    }
    mem_free(key);
}

struct body *body_of(const struct reading *reading, const struct function *function)
{
    char *key = key_of(function);
    struct body *body = map_get(&reading->body_of_function, key);
    mem_free(key);
    return body;
}

void bodies_release(struct reading *reading)
{
    for (size_t i = 0; i < reading->read_bodies.count; i++) {
        vector_release(&reading->read_bodies.items[i]->steps);
        vector_release(&reading->read_bodies.items[i]->rows_passed);
        vector_release(&reading->read_bodies.items[i]->results.from);
        vector_release(&reading->read_bodies.items[i]->results.passed);
        for (size_t k = 0; k < reading->read_bodies.items[i]->function->parameter_count; k++)
            mem_free(reading->read_bodies.items[i]->answers[k].are_set);
        mem_free(reading->read_bodies.items[i]->answers);
        mem_free(reading->read_bodies.items[i]);
    }
    vector_release(&reading->read_bodies);
    map_release(&reading->body_of_function);
    map_release(&reading->allocated);
}
