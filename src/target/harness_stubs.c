/* The C that calls a library: behind its headers and the model file, which are
 * included before it, a stub for every operation.
 *
 *     static void assay_stub_7(void *const *assay_in, void *assay_out)
 *     {
 *         *(int *)assay_out = (stack_peek)(*(void *const *)assay_in[0]);
 *     }
 *
 * Names of functions stand in parentheses, since a macro may have the same.
 * Pointers are read as void *, which C converts to any other, so that no type is
 * needed that only the library's sources have a name for. */
#include <string.h>

#include "base/file.h"
#include "target/harness.h"
#include "target/harness_stubs.h"

/* ---- values ---- */

static bool has_name(const struct type *type)
{
    return !strchr(type->name, '<');
}

static const char *scalar_name(const struct type *type)
{
    if (type->kind == TYPE_BOOL)
        return "_Bool";
    return type->kind == TYPE_ENUM ? type->target->name : type->name;
}

static bool is_scalar(const struct type *type)
{
    return type->kind == TYPE_BOOL || type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT || type->kind == TYPE_ENUM;
}

static void write_argument(struct text *out, const struct parameter *parameter, size_t number)
{
    const struct type *type = parameter->type;
    if (type->kind == TYPE_POINTER)
        text_addf(out, "*(void *const *)assay_in[%zu]", number);
    else if (is_scalar(type))
        text_addf(out, "*(const %s *)assay_in[%zu]", scalar_name(type), number);
    else
        text_addf(out, "*(const __typeof__(%s) *)assay_in[%zu]", has_name(type) ? type->name : parameter->spelling,
                  number);
}

static void write_call(struct text *out, const struct function *function)
{
    text_addf(out, "(%s)(", function->name);
    for (size_t i = 0; i < function->parameter_count; i++) {
        text_add(out, i ? ", " : "");
        write_argument(out, &function->parameters[i], i);
    }
    text_add(out, ")");
}

/* ---- stubs ---- */

/* A struct with const members cannot be assigned to. */
static void write_result(struct text *out, const struct function *function)
{
    const struct type *result = function->result;
    if (result->kind == TYPE_VOID) {
        write_call(out, function);
    } else if (result->kind == TYPE_POINTER) {
        text_add(out, "*(const volatile void **)assay_out = __extension__ (const volatile void *)");
        write_call(out, function);
    } else if (is_scalar(result)) {
        text_addf(out, "*(%s *)assay_out = ", scalar_name(result));
        write_call(out, function);
    } else {
        text_add(out, "__typeof__(");
        write_call(out, function);
        text_add(out, ") assay_result = ");
        write_call(out, function);
        text_add(out, ";\n    __builtin_memcpy(assay_out, &assay_result, sizeof assay_result)");
    }
}

static void write_table(struct text *out, const char *declaration, const struct text *members)
{
    text_addf(out, "extern %s;\n%s = {%s0};\n", declaration, declaration, members->s);
}

#define PARAMETERS "(void *const *assay_in, void *assay_out)"
#define UNUSED "    (void)assay_in;\n    (void)assay_out;\n"

/* The objects that it gets are those that functions which are called back meanwhile may use. */
static void write_within(struct text *out, const struct stubs *stubs, const struct operation *operation, bool begins)
{
    struct arena arena = ARENA_INIT;
    for (size_t i = operation->function->parameter_count; i-- > 0;) {
        const struct role *role = &operation->roles[i];
        bool is_object = role->kind == ROLE_HANDLE && role->passing != PASS_OUT &&
                         (role->holding == HOLD_VALUE || role->holding == HOLD_STORAGE);
        const char *within = is_object ? stubs_within(stubs, role->sort, &arena) : NULL;
        if (within && begins)
            text_addf(out, "    %s = *(void *const *)assay_in[%zu];\n", within, i);
        else if (within)
            text_addf(out, "    %s = 0;\n", within);
    }
    arena_release(&arena);
}

static void write_stub(struct text *out, const struct stubs *stubs, const struct operation *operation, size_t number)
{
    text_addf(out, "ASSAY_QUIET static void assay_stub_%zu" PARAMETERS "\n{\n" UNUSED, number);
    write_within(out, stubs, operation, true);
    text_add(out, "    ");
    write_result(out, operation->function);
    text_add(out, ";\n");
    write_within(out, stubs, operation, false);
    text_add(out, "}\n");
}

static bool is_missing(const harness_names_t *missing, const struct operation *operation)
{
    for (size_t i = 0; i < missing->count; i++)
        if (strcmp(missing->items[i], operation->function->name) == 0)
            return true;
    return false;
}

static void declare_within(struct text *out, const struct stubs *stubs)
{
    struct arena arena = ARENA_INIT;
    for (size_t i = 0; i < stubs->operations->sorts.count; i++) {
        const char *within = stubs_within(stubs, stubs->operations->sorts.items[i], &arena);
        if (within)
            text_addf(out, "static void *%s;\n", within);
    }
    arena_release(&arena);
}

static void write_stubs(struct text *out, const struct stubs *stubs, const harness_names_t *missing)
{
    const struct operations *operations = stubs->operations;
    struct text table = TEXT_INIT;
    declare_within(out, stubs);
    text_add(out, "ASSAY_QUIET __attribute__((unused)) static void assay_no_stub" PARAMETERS "\n{\n" UNUSED "}\n");
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        if (operation->obstacle || is_missing(missing, operation)) {
            text_add(&table, "assay_no_stub, ");
            continue;
        }
        write_stub(out, stubs, operation, i);
        text_addf(&table, "assay_stub_%zu, ", i);
    }
    write_table(out, "void (*const assay_stubs[])" PARAMETERS, &table);
    text_release(&table);
}

/* ---- expressions ---- */

#define EXPRESSION "(void *const *assay_in, const void *assay_result)"

static void write_variable(struct text *out, const struct parameter *parameter, size_t number)
{
    const struct type *type = parameter->type;
    const char *name = type->kind == TYPE_ENUM && !has_name(type) ? scalar_name(type)
                       : has_name(type)                           ? type->name
                                                                  : parameter->spelling;
    text_addf(out, "    __typeof__(%s) %s = ", name, parameter->name);
    write_argument(out, parameter, number);
    text_addf(out, ";\n    (void)%s;\n", parameter->name);
}

/* In a block of its own: a parameter may be called "result", too, and is not meant then. */
static void write_result_variable(struct text *out, const struct function *function)
{
    text_addf(out, "    typedef __typeof__((%s)(", function->name);
    for (size_t i = 0; i < function->parameter_count; i++)
        text_addf(out, "%s%s", i ? ", " : "", function->parameters[i].name);
    text_addf(out, ")) assay_result_type;\n"
                   "    { const assay_result_type result = *(const assay_result_type *)assay_result; (void)result;\n");
}

/* Only the expression itself is the user's. */
static void write_expression(struct text *out, const struct declaration *declaration, size_t number)
{
    const struct function *function = declaration->function;
    text_addf(out, "ASSAY_UNCOUNTED static int assay_expression_%zu" EXPRESSION "\n{\n", number);
    text_add(out, "    (void)assay_in;\n    (void)assay_result;\n");
    for (size_t i = 0; i < function->parameter_count; i++)
        write_variable(out, &function->parameters[i], i);
    bool names_result = declaration->kind == DECLARATION_SUCCESS && function->result->kind != TYPE_VOID;
    if (names_result)
        write_result_variable(out, function);
    text_addf(out, "#line %d \"%s\"\n    return (%s) != 0;\n%s}\n#line 1 \"stubs\"\n", declaration->line,
              declaration->file, declaration->expression, names_result ? "}\n" : "");
}

static void write_expressions(struct text *out, const struct stubs *stubs)
{
    struct text table = TEXT_INIT;
    for (size_t i = 0; i < stubs->expressions.count; i++) {
        write_expression(out, stubs->expressions.items[i].declaration, i);
        text_addf(&table, "assay_expression_%zu, ", i);
    }
    write_table(out, "int (*const assay_expressions[])" EXPRESSION, &table);
    text_release(&table);
}

/* ---- pools ---- */

/* turn: the variable that it has for its turns. */
static const char *whole_body(const struct stubs *stubs, const struct stub_function *function, const char *turn,
                              struct arena *arena)
{
    const char *within = stubs_within(stubs, function->within, arena);
    return arena_format(arena, "%s%s%s%s%s%s%s", function->takes_turns ? "int *turn = &" : "",
                        function->takes_turns ? turn : "", function->takes_turns ? "; " : "",
                        within ? "void *within = " : "", within ? within : "", within ? "; " : "", function->body);
}

/* Each function that takes turns has an int of its own, where the runtime can reach it. */
static const char *body_of(const struct stubs *stubs, const struct stub_function *function, size_t *turns,
                           struct arena *arena)
{
    if (function->name)
        return NULL;
    const char *turn = function->takes_turns ? arena_format(arena, "assay_turns[%zu]", (*turns)++) : "";
    return whole_body(stubs, function, turn, arena);
}

static size_t count_turns(const struct stubs *stubs)
{
    size_t count = 0;
    for (size_t i = 0; i < stubs->pools.count; i++)
        for (size_t k = 0; k < stubs->pools.items[i].functions.count; k++)
            count += stubs->pools.items[i].functions.items[k].takes_turns;
    return count;
}

static void write_pools(struct text *out, const struct stubs *stubs)
{
    struct arena arena = ARENA_INIT;
    size_t turns = 0, count = count_turns(stubs);
    text_add(out, "extern int assay_turns[];\nextern const unsigned assay_turn_count;\n");
    text_addf(out, "int assay_turns[%zu];\nconst unsigned assay_turn_count = %zu;\n", count + 1, count);
    for (size_t i = 0; i < stubs->pools.count; i++) {
        const struct stub_pool *pool = &stubs->pools.items[i];
        VECTOR(struct harness_function) list = VECTOR_INIT;
        for (size_t k = 0; k < pool->functions.count; k++) {
            const struct stub_function *function = &pool->functions.items[k];
            vector_push(&list, ((struct harness_function){function->name, body_of(stubs, function, &turns, &arena)}));
        }
        harness_write_functions(out, pool->function, i, list.items, list.count);
        vector_release(&list);
    }
    arena_release(&arena);
}

/* ---- the whole ---- */

static void write_include(struct text *out, const char *file)
{
    char *path = path_absolute(file);
    text_addf(out, "#include \"%s\"\n", path);
    mem_free(path);
}

/* Not again: not every header minds that. */
static bool is_there_already(const struct library *library, size_t header)
{
    const struct program *program = library->program;
    const char *file = library->headers[header];
    bool is_there = library->model && program_includes(program, library->model, file);
    for (size_t i = 0; i < header; i++)
        is_there = is_there || program_includes(program, library->headers[i], file);
    return is_there;
}

/* The model file first: it may define what headers look at. */
static void write_includes(struct text *out, const struct library *library)
{
    if (library->model)
        write_include(out, library->model);
    for (size_t i = 0; library->headers[i]; i++)
        if (!is_there_already(library, i))
            write_include(out, library->headers[i]);
    text_add(out, "#include <stdlib.h>\n#include <string.h>\n#line 1 \"stubs\"\n");
}

static void write_missing(struct text *out, const harness_names_t *missing)
{
    if (!missing->count)
        return;
    text_add(out, "extern const char assay_missing[];\n__attribute__((used, section(\"" HARNESS_MISSING
                  "\"))) const char assay_missing[] = \"");
    for (size_t i = 0; i < missing->count; i++)
        text_addf(out, "%s ", missing->items[i]);
    text_add(out, "\";\n");
}

void harness_write_stubs(struct text *out, const struct stubs *stubs, const struct library *library,
                         const harness_names_t *missing)
{
    write_includes(out, library);
    harness_write_declarations(out);
    write_stubs(out, stubs, missing);
    write_expressions(out, stubs);
    write_pools(out, stubs);
    write_missing(out, missing);
    harness_write_tables(out, 0, 0, stubs->pools.count);
}

void stubs_write_function(const struct stubs *stubs, size_t pool, size_t number, const char *name, struct text *out)
{
    const struct stub_function *function = &stubs->pools.items[pool].functions.items[number];
    if (function->name)
        return;
    struct arena arena = ARENA_INIT;
    const char *body = whole_body(stubs, function, "state", &arena);
    if (function->takes_turns)
        body = arena_format(&arena, "static int state; %s", body);
    harness_write_function(out, stubs->pools.items[pool].function, name, body, true);
    arena_release(&arena);
}
