/* Where the result of a body comes from: local variables are followed from where
 * memory is allocated to where they are returned.  What is put into something
 * else on the way belongs there. */
#include <string.h>

#include "base/memory.h"
#include "front/c/bodies.h"

struct variable {
    CXCursor declaration;
    struct results results; /* of all that is assigned to it */
    bool is_returned;
};

struct following {
    struct reading *reading;
    struct body *body;
    VECTOR(struct variable) variables;
};

static enum CXCursorKind kind_of(const struct following *following, CXCursor cursor)
{
    return following->reading->clang.getCursorKind(cursor);
}

/* The variable that an expression names; NULL: it is no local pointer. */
static struct variable *variable_of(struct following *following, CXCursor expression)
{
    const struct clang *clang = &following->reading->clang;
    CXCursor at = body_bare(following->reading, expression);
    if (kind_of(following, at) != CXCursor_DeclRefExpr)
        return NULL;
    CXCursor declared = clang->getCursorReferenced(at);
    for (size_t i = 0; i < following->variables.count; i++)
        if (clang->equalCursors(following->variables.items[i].declaration, declared))
            return &following->variables.items[i];
    return NULL;
}

static bool is_named(const char *name, const char *const *list)
{
    for (; *list; list++)
        if (strcmp(name, *list) == 0)
            return true;
    return false;
}

static const char *name_of(const struct following *following, CXCursor call)
{
    const struct clang *clang = &following->reading->clang;
    bool is_direct = clang->getCursorKind(clang->getCursorReferenced(call)) == CXCursor_FunctionDecl;
    return is_direct ? clang_text(clang, &following->reading->program->arena, clang->getCursorSpelling(call)) : "";
}

/* node = malloc(sizeof *node) */
static void note_allocated(struct following *following, CXType type)
{
    const struct clang *clang = &following->reading->clang;
    CXType pointer = clang->getCanonicalType(type);
    if (pointer.kind != CXType_Pointer)
        return;
    const char *name = types_spelling(following->reading, clang->getCanonicalType(clang->getPointeeType(pointer)));
    map_put(&following->reading->allocated, name, following->reading);
}

static void take_call(struct following *following, CXCursor call, CXType as, struct results *results)
{
    static const char *const allocators[] = {"malloc", "calloc", "strdup", "strndup", "aligned_alloc", NULL};
    const char *name = name_of(following, call);
    const struct function *function = body_callee(following->reading, name);
    if (is_named(name, allocators)) {
        results->is_allocated = true;
        note_allocated(following, as);
    } else if (function && function->result->kind == TYPE_POINTER) {
        vector_push(&results->from, function);
    } else {
        results->is_other = true;
    }
}

/* What a value adds to the results of where it goes; as: the type that it has there. */
static void take(struct following *following, CXCursor value, CXType as, struct results *results)
{
    const struct clang *clang = &following->reading->clang;
    CXCursor at = body_bare(following->reading, value);
    switch (kind_of(following, at)) {
    case CXCursor_IntegerLiteral: /* NULL */
    case CXCursor_GNUNullExpr:
        return;
    case CXCursor_CallExpr:
        take_call(following, at, as, results);
        return;
    case CXCursor_ConditionalOperator:
        take(following, body_child(following->reading, at, 1), as, results);
        take(following, body_child(following->reading, at, 2), as, results);
        return;
    case CXCursor_BinaryOperator: /* a = b = malloc(n): b may be anything */
        if (clang->getCursorBinaryOperatorKind(at) == CXBinaryOperator_Assign &&
            variable_of(following, body_child(following->reading, at, 0))) {
            take(following, body_child(following->reading, at, 1), as, results);
            return;
        }
        break;
    default:
        break;
    }
    results->is_other = true;
}

static void keep(struct following *following, CXCursor expression)
{
    struct variable *variable = variable_of(following, expression);
    if (variable)
        variable->results.is_other = true;
}

static void follow(struct following *following, CXCursor cursor);

/* A child that is looked at, or followed to what it points to; kept nowhere. */
static void follow_looked_at(struct following *following, CXCursor child)
{
    if (!variable_of(following, child))
        follow(following, child);
}

static void follow_children(struct following *following, CXCursor cursor, bool are_looked_at)
{
    struct children children = body_children(following->reading, cursor);
    for (size_t i = 0; i < children.list.count; i++)
        if (are_looked_at)
            follow_looked_at(following, children.list.items[i]);
        else
            follow(following, children.list.items[i]);
    vector_release(&children.list);
}

static void follow_call(struct following *following, CXCursor call)
{
    static const char *const harmless[] = {"memset",  "memcpy", "memmove", "bzero",   "strcpy",
                                           "strncpy", "strcat", "strlen",  "sprintf", "snprintf",
                                           "free",    "strcmp", "memcmp",  "realloc", NULL};
    const struct clang *clang = &following->reading->clang;
    int count = clang->Cursor_getNumArguments(call);
    const char *name = name_of(following, call);
    for (int i = 0; i < count; i++) {
        CXCursor argument = clang->Cursor_getArgument(call, (unsigned)i);
        struct variable *variable = variable_of(following, argument);
        const struct function *function = body_callee(following->reading, name);
        if (variable && !is_named(name, harmless))
            vector_push(&variable->results.passed, ((struct passed_on){name, function, (size_t)i}));
        else if (!variable)
            follow(following, argument);
    }
}

/* p = realloc(p, n): the same one. */
static bool is_moved(struct following *following, const struct variable *variable, CXCursor value)
{
    CXCursor call = body_bare(following->reading, value);
    return kind_of(following, call) == CXCursor_CallExpr && strcmp(name_of(following, call), "realloc") == 0 &&
           variable_of(following, following->reading->clang.Cursor_getArgument(call, 0)) == variable;
}

static void follow_assigned(struct following *following, CXCursor cursor)
{
    CXCursor left = body_child(following->reading, cursor, 0), right = body_child(following->reading, cursor, 1);
    struct variable *variable = variable_of(following, left);
    if (!variable) {
        follow(following, left);
        keep(following, right); /* list->last = node */
        follow(following, right);
        return;
    }
    if (!is_moved(following, variable, right))
        take(following, right, following->reading->clang.getCursorType(left), &variable->results);
    follow(following, right);
}

static void follow_binary(struct following *following, CXCursor cursor)
{
    switch (following->reading->clang.getCursorBinaryOperatorKind(cursor)) {
    case CXBinaryOperator_Assign:
        follow_assigned(following, cursor);
        return;
    case CXBinaryOperator_EQ:
    case CXBinaryOperator_NE:
    case CXBinaryOperator_LAnd:
    case CXBinaryOperator_LOr:
        follow_children(following, cursor, true);
        return;
    default:
        follow_children(following, cursor, false);
    }
}

static void follow_declared(struct following *following, CXCursor declaration)
{
    const struct clang *clang = &following->reading->clang;
    struct children children = body_children(following->reading, declaration);
    CXType type = clang->getCursorType(declaration);
    bool is_pointer = clang->getCanonicalType(type).kind == CXType_Pointer;
    bool is_static = clang->Cursor_getStorageClass(declaration) == CX_SC_Static;
    CXCursor last = children.list.count ? children.list.items[children.list.count - 1] : declaration;
    bool has_value = children.list.count && kind_of(following, last) != CXCursor_TypeRef;
    if (has_value) {
        keep(following, last); /* other = node */
        follow(following, last);
    }
    if (is_pointer) {
        vector_push(&following->variables, ((struct variable){.declaration = declaration}));
        struct results *results = &following->variables.items[following->variables.count - 1].results;
        results->is_other = is_static;
        if (has_value)
            take(following, last, type, results);
    }
    vector_release(&children.list);
}

static void follow_return(struct following *following, CXCursor cursor)
{
    CXCursor value = body_child(following->reading, cursor, 0);
    struct variable *variable = variable_of(following, value);
    if (variable) {
        variable->is_returned = true;
        return;
    }
    struct children children = body_children(following->reading, cursor);
    if (children.list.count)
        take(following, value, following->reading->clang.getCursorType(value), &following->body->results);
    vector_release(&children.list);
    follow_children(following, cursor, false);
}

static void follow(struct following *following, CXCursor cursor)
{
    const struct clang *clang = &following->reading->clang;
    switch (kind_of(following, cursor)) {
    case CXCursor_UnaryExpr: /* sizeof */
        return;
    case CXCursor_DeclRefExpr: /* in any way that is none of those below */
        keep(following, cursor);
        return;
    case CXCursor_VarDecl:
        follow_declared(following, cursor);
        return;
    case CXCursor_CallExpr:
        follow_call(following, cursor);
        return;
    case CXCursor_BinaryOperator:
        follow_binary(following, cursor);
        return;
    case CXCursor_ReturnStmt:
        follow_return(following, cursor);
        return;
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind kind = clang->getCursorUnaryOperatorKind(cursor);
        follow_children(following, cursor, kind == CXUnaryOperator_Deref || kind == CXUnaryOperator_LNot);
        return;
    }
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
    case CXCursor_IfStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
    case CXCursor_ForStmt:
        follow_children(following, cursor, true);
        return;
    default:
        follow_children(following, cursor, false);
    }
}

static void add_results(struct results *all, const struct results *more)
{
    all->is_allocated = all->is_allocated || more->is_allocated;
    all->is_other = all->is_other || more->is_other;
    for (size_t i = 0; i < more->from.count; i++)
        vector_push(&all->from, more->from.items[i]);
    for (size_t i = 0; i < more->passed.count; i++)
        vector_push(&all->passed, more->passed.items[i]);
}

void results_read(struct reading *reading, struct body *body, CXCursor statements)
{
    struct following following = {.reading = reading, .body = body};
    follow_children(&following, statements, false);
    for (size_t i = 0; i < following.variables.count; i++) {
        struct variable *variable = &following.variables.items[i];
        if (variable->is_returned)
            add_results(&body->results, &variable->results);
        vector_release(&variable->results.from);
        vector_release(&variable->results.passed);
    }
    vector_release(&following.variables);
}
