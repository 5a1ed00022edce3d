/* What the model file declares, put over what was guessed. */
#include <string.h>

#include "model/operation_parts.h"

struct applying {
    const struct sorting *sorting;
    const struct declaration *declaration;
    struct operation *operation;
    struct error *error;
};

static bool fail(const struct applying *applying, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool fail(const struct applying *applying, const char *format, ...)
{
    const struct declaration *declaration = applying->declaration;
    struct text message = TEXT_INIT;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&message, format, arguments);
    va_end(arguments);
    error_set(applying->error, ERROR_INPUT, "%s:%d: %s(%s): %s", declaration->file, declaration->line,
              declaration_macro(declaration->kind), declaration->function->name, message.s);
    text_release(&message);
    return false;
}

static const char *declared_here(const struct applying *applying)
{
    const struct declaration *declaration = applying->declaration;
    return arena_format(applying->sorting->arena, "%s at %s:%d", declaration_macro(declaration->kind),
                        declaration->file, declaration->line);
}

/* --- kinds --- */

static bool returns_truth(const struct function *function)
{
    return function->result->kind == TYPE_BOOL || function->result->kind == TYPE_INTEGER;
}

static bool check_result(const struct applying *applying)
{
    const struct function *function = applying->declaration->function;
    switch (applying->declaration->kind) {
    case DECLARATION_INVARIANT:
    case DECLARATION_EQUAL:
    case DECLARATION_COMPARE:
    case DECLARATION_CONTRACT:
    case DECLARATION_HASH:
        return returns_truth(function) ||
               fail(applying, "it must return a bool or an integer, and returns '%s'", function->result->name);
    case DECLARATION_PRINT:
        return applying->operation->result.kind == ROLE_STRING ||
               fail(applying, "it must return a string, and returns '%s'", function->result->name);
    default:
        return true;
    }
}

static size_t first_handle(const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (operation->roles[i].kind == ROLE_HANDLE && operation->roles[i].passing != PASS_OUT)
            return i;
    return NO_PARAMETER;
}

static bool apply_kind(const struct applying *applying, enum operation_kind kind)
{
    struct operation *operation = applying->operation;
    size_t subject = first_handle(operation);
    if (!check_result(applying))
        return false;
    if (subject == NO_PARAMETER && kind == OPERATION_DESTROYS)
        return fail(applying, "none of its parameters is an object that some function makes");
    if (operation->function->parameter_count == 2 && (kind == OPERATION_EQUALS || kind == OPERATION_COMPARES) &&
        operation->roles[0].sort != operation->roles[1].sort)
        return fail(applying, "its two parameters are not of one type");
    operation->kind = kind;
    operation->kind_is_declared = true;
    operation->subject = subject;
    operation->sort = subject == NO_PARAMETER ? NULL : operation->roles[subject].sort;
    operation->why = declared_here(applying);
    if (kind == OPERATION_DESTROYS)
        role_at(operation, subject)->is_consumed = true;
    return true;
}

/* --- parameters --- */

static bool apply_null(const struct applying *applying, enum null_rule rule)
{
    struct role *role = role_at(applying->operation, applying->declaration->parameters[0]);
    const struct parameter *parameter =
        &applying->declaration->function->parameters[applying->declaration->parameters[0]];
    if (parameter->type->kind != TYPE_POINTER)
        return fail(applying, "'%s' is not a pointer but '%s'", parameter->name, parameter->type->name);
    role->null = rule;
    return true;
}

static bool apply_consumes(const struct applying *applying)
{
    size_t index = applying->declaration->parameters[0];
    struct role *role = role_at(applying->operation, index);
    if (role->kind != ROLE_HANDLE && role->kind != ROLE_ANY)
        return fail(applying, "'%s' is not an object that some function makes",
                    applying->declaration->function->parameters[index].name);
    role->is_consumed = true;
    return true;
}

static bool apply_length(const struct applying *applying)
{
    const struct function *function = applying->declaration->function;
    size_t array = applying->declaration->parameters[0], length = applying->declaration->parameters[1];
    const struct type *buffer = function->parameters[array].type, *number = function->parameters[length].type;
    bool in_place = number->kind == TYPE_POINTER && number->target->kind == TYPE_INTEGER;
    if (buffer->kind != TYPE_POINTER || buffer->target->kind == TYPE_FUNCTION)
        return fail(applying, "'%s' is not a pointer but '%s'", function->parameters[array].name, buffer->name);
    if (number->kind != TYPE_INTEGER && !in_place)
        return fail(applying, "'%s' is not an integer but '%s'", function->parameters[length].name, number->name);
    struct role *cells = role_at(applying->operation, array), *count = role_at(applying->operation, length);
    *cells = role_of_kind(ROLE_BUFFER, buffer);
    cells->length = length;
    cells->length_in_place = in_place;
    cells->passing = buffer->target_const ? PASS_IN : PASS_IN_OUT;
    cells->element = buffer->target->kind == TYPE_VOID ? NULL : element_role(applying->sorting, buffer->target);
    cells->why = declared_here(applying);
    *count = role_of_kind(ROLE_LENGTH, number);
    count->array = array;
    count->passing = in_place ? PASS_IN_OUT : PASS_IN;
    return true;
}

/* --- all of them --- */

static bool apply_to_operation(const struct applying *applying)
{
    struct operation *operation = applying->operation;
    switch (applying->declaration->kind) {
    case DECLARATION_INVARIANT:
        return apply_kind(applying, OPERATION_INVARIANT);
    case DECLARATION_EQUAL:
        return apply_kind(applying, OPERATION_EQUALS);
    case DECLARATION_COMPARE:
        return apply_kind(applying, OPERATION_COMPARES);
    case DECLARATION_HASH:
        return apply_kind(applying, OPERATION_HASHES);
    case DECLARATION_COPY:
        return apply_kind(applying, OPERATION_COPIES);
    case DECLARATION_DESTROY:
        return apply_kind(applying, OPERATION_DESTROYS);
    case DECLARATION_PRINT:
        return apply_kind(applying, OPERATION_PRINTS);
    case DECLARATION_SUCCESS:
        operation->success = SUCCESS_DECLARED;
        operation->success_expression = applying->declaration->expression;
        return true;
    case DECLARATION_LENGTH:
        return apply_length(applying);
    case DECLARATION_NONNULL:
        return apply_null(applying, NULL_NEVER);
    case DECLARATION_NULLABLE:
        return apply_null(applying, NULL_ALLOWED);
    case DECLARATION_CONSUMES:
        return apply_consumes(applying);
    case DECLARATION_PURE:
        operation->is_pure = true;
        return true;
    case DECLARATION_SKIP:
        operation->obstacle = declared_here(applying);
        return true;
    case DECLARATION_CONTRACT:
        operation->is_guessed = applying->declaration->learned;
        operation->is_named = operation->is_guessed && strncmp(applying->declaration->learned, "named", 5) == 0;
        operation->is_told = operation->is_guessed && strncmp(applying->declaration->learned, "room", 4) == 0;
        vector_push(&applying->sorting->operations->contracts, operation);
        return check_result(applying);
    case DECLARATION_BEFORE:
        vector_push(&applying->sorting->operations->before, operation);
        return true;
    case DECLARATION_AFTER:
        vector_push(&applying->sorting->operations->after, operation);
        return true;
    default:
        return true; /* ASSAY_REQUIRES: looked up in the declarations */
    }
}

/* A function of the model that judges others is not called for its own sake; one of the library is. */
static bool judges(enum declaration_kind kind)
{
    switch (kind) {
    case DECLARATION_INVARIANT:
    case DECLARATION_EQUAL:
    case DECLARATION_COMPARE:
    case DECLARATION_HASH:
    case DECLARATION_PRINT:
    case DECLARATION_CONTRACT:
    case DECLARATION_BEFORE:
    case DECLARATION_AFTER:
        return true;
    default:
        return false;
    }
}

static bool apply(struct applying *applying)
{
    const struct operations *operations = applying->sorting->operations;
    const struct declaration *declaration = applying->declaration;
    applying->operation = (struct operation *)operations_find(operations, declaration->function->name);
    if (!applying->operation)
        return fail(applying, "it stands at %s:%d, and only functions of the given headers and of the model file count",
                    declaration->function->file, declaration->function->line);
    const char *model = applying->sorting->library->model;
    if (judges(declaration->kind) && model && strcmp(applying->operation->file, model) == 0)
        applying->operation->is_oracle = true;
    return apply_to_operation(applying);
}

/* In the file that a run wrote: other headers may have been given then. */
static void skip_others(const struct sorting *sorting)
{
    struct declarations *declarations = &sorting->operations->declarations;
    const char *learned = sorting->library->learned;
    size_t kept = 0;
    for (size_t i = 0; learned && i < declarations->items.count; i++) {
        struct declaration declaration = declarations->items.items[i];
        if (strcmp(declaration.file, learned) == 0 && !operations_find(sorting->operations, declaration.function->name))
            vector_push(&declarations->skipped, declaration.learned ? declaration.learned : declaration.function->name);
        else
            declarations->items.items[kept++] = declaration;
    }
    if (learned)
        declarations->items.count = kept;
}

/* A learned rule that was flipped to a bug is no rule. */
bool declarations_apply(const struct sorting *sorting, struct error *error)
{
    const struct declarations *declarations = &sorting->operations->declarations;
    skip_others(sorting);
    for (size_t i = 0; i < declarations->items.count; i++) {
        struct applying applying = {.sorting = sorting, .declaration = &declarations->items.items[i], .error = error};
        if (!applying.declaration->is_bug && !apply(&applying))
            return false;
    }
    return true;
}
