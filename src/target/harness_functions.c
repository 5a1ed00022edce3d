/* Functions to pass where a pointer to one is wanted: simple and pure ones, made
 * from the types of their parameters alone. */
#include <string.h>
#include "target/harness.h"

/* Wide integers wrap, and nobody is told. */
#define QUIET "__attribute__((no_sanitize(\"undefined\"), no_sanitize(\"function\")))"

struct pool {
    struct text *out;
    const struct type *type;     /* TYPE_FUNCTION */
    size_t number, count;        /* of the pool; of its functions so far */
};

/* ---- types ---- */

/* All pointers are passed the same way. */
static const char *spelling(const struct type *type)
{
    switch (type->kind) {
    case TYPE_POINTER:
        return "const void *";
    case TYPE_BOOL:
        return "_Bool";
    case TYPE_ENUM:
        return type->target ? type->target->name : "int";
    default:
        return type->name;
    }
}

static bool is_integer(const struct type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_BOOL || type->kind == TYPE_ENUM;
}

static bool is_number(const struct type *type)
{
    return is_integer(type) || type->kind == TYPE_FLOAT;
}

static bool has_name(const struct type *type)
{
    bool is_record = type->kind == TYPE_STRUCT || type->kind == TYPE_UNION;
    return !is_record || !strchr(type->name, '<');
}

static bool can_be_written(const struct type *function, struct error *error)
{
    bool can = has_name(function->target);
    for (size_t i = 0; i < function->argument_count; i++)
        can = can && has_name(function->arguments[i]);
    return can || error_set(error, ERROR_INPUT,
                            "cannot make functions of type '%s': one of its types has no name; "
                            "give the struct a tag or a typedef",
                            function->name);
}

/* ---- one function ---- */

/* Begins a function; what follows is its body. */
static void begin(struct pool *pool)
{
    const struct type *type = pool->type;
    text_addf(pool->out, "%s static %s assay_function_%zu_%zu(", QUIET, spelling(type->target), pool->number,
              pool->count++);
    for (size_t i = 0; i < type->argument_count; i++)
        text_addf(pool->out, "%s%s a%zu", i ? ", " : "", spelling(type->arguments[i]), i);
    text_add(pool->out, type->is_variadic ? ", ...)" : type->argument_count ? ")" : "void)");
    text_add(pool->out, " { ");
}

__attribute__((format(printf, 2, 3))) static void add(struct pool *pool, const char *format, ...)
{
    va_list values;
    begin(pool);
    va_start(values, format);
    text_addv(pool->out, format, values);
    va_end(values);
    text_add(pool->out, " }\n");
}

/* ---- numbers as results ---- */

/* Two parameters of one type can be compared: numbers, what numbers pointers
 * lead to, and addresses. */
static bool find_pair(const struct type *type, size_t *first, size_t *second)
{
    for (size_t i = 0; i < type->argument_count; i++)
        for (size_t k = i + 1; k < type->argument_count; k++)
            if (type->arguments[i] == type->arguments[k] &&
                (is_number(type->arguments[i]) || type->arguments[i]->kind == TYPE_POINTER)) {
                *first = i;
                *second = k;
                return true;
            }
    return false;
}

/* What compares two of a kind has better to say than a constant -1. */
static void add_constants(struct pool *pool)
{
    static const char *const constants[] = {"0", "1", "-1"};
    size_t first, second;
    size_t count = pool->type->target->kind == TYPE_BOOL || find_pair(pool->type, &first, &second) ? 2 : 3;
    for (size_t i = 0; i < count; i++)
        add(pool, "return (%s)%s;", spelling(pool->type->target), constants[i]);
}

/* The first number that is given, as it is and turned round. */
static void add_identity(struct pool *pool)
{
    const struct type *type = pool->type, *result = type->target;
    for (size_t i = 0; i < type->argument_count; i++) {
        const struct type *argument = type->arguments[i];
        if (!is_number(argument) || (argument->kind == TYPE_FLOAT && is_integer(result) && result->kind != TYPE_BOOL))
            continue;
        add(pool, "return (%s)a%zu;", spelling(result), i);
        if (argument->kind == TYPE_FLOAT || result->kind == TYPE_FLOAT)
            add(pool, "return (%s)-(long double)a%zu;", spelling(result), i);
        else if (result->kind == TYPE_BOOL)
            add(pool, "return !a%zu;", i);
        else
            add(pool, "return (%s)~(unsigned long long)a%zu;", spelling(result), i);
        return;
    }
}

/* All integers that are given: their sum, and a small number that looks like chance. */
static void add_mixtures(struct pool *pool)
{
    const struct type *type = pool->type;
    struct text sum = TEXT_INIT, hash = TEXT_INIT;
    size_t count = 0;
    text_add(&hash, "7ull");
    for (size_t i = 0; i < type->argument_count; i++) {
        if (!is_integer(type->arguments[i]))
            continue;
        text_addf(&sum, "%s(unsigned long long)a%zu", count++ ? " + " : "", i);
        char *before = text_detach(&hash);
        text_addf(&hash, "(%s) * 31 + (unsigned long long)a%zu", before, i);
        mem_free(before);
    }
    bool is_bool = type->target->kind == TYPE_BOOL;
    if (count > 1 && !is_bool)
        add(pool, "return (%s)(%s);", spelling(type->target), sum.s);
    if (count > 0)
        add(pool, "return (%s)((%s) * 0x9e3779b97f4a7c15ull >> 60%s);", spelling(type->target), hash.s,
            is_bool ? " & 1" : "");
    text_release(&sum);
    text_release(&hash);
}

static char *value_of(const struct type *type, size_t argument)
{
    bool leads_to_number = type->kind == TYPE_POINTER && type->target && is_number(type->target);
    if (!leads_to_number)
        return mem_format("a%zu", argument);
    return mem_format("(a%zu ? *(const %s *)a%zu : (%s)0)", argument, spelling(type->target), argument,
                      spelling(type->target));
}

static void add_comparisons(struct pool *pool)
{
    size_t first, second;
    const struct type *result = pool->type->target;
    if (!find_pair(pool->type, &first, &second))
        return;
    char *a = value_of(pool->type->arguments[first], first), *b = value_of(pool->type->arguments[second], second);
    if (result->kind == TYPE_BOOL) {
        add(pool, "return %s < %s;", a, b);
        add(pool, "return %s == %s;", a, b);
    } else {
        add(pool, "return (%s)((%s > %s) - (%s < %s));", spelling(result), a, b, a, b);
        add(pool, "return (%s)((%s < %s) - (%s > %s));", spelling(result), a, b, a, b);
    }
    mem_free(a);
    mem_free(b);
}

/* ---- other results ---- */

static void add_argument(struct pool *pool)
{
    const struct type *type = pool->type;
    for (size_t i = 0; i < type->argument_count; i++)
        if (type->arguments[i] == type->target)
            add(pool, "return a%zu;", i);
}

static void add_functions(struct pool *pool)
{
    const struct type *result = pool->type->target;
    if (result->kind == TYPE_VOID) {
        add(pool, "(void)0;");
    } else if (is_number(result)) {
        add_constants(pool);
        add_identity(pool);
        add_mixtures(pool);
        add_comparisons(pool);
    } else if (result->kind == TYPE_POINTER) {
        add(pool, "return 0;");
        add_argument(pool);
    } else {
        add(pool, "%s assay_nothing; __builtin_memset(&assay_nothing, 0, sizeof assay_nothing); return assay_nothing;",
            spelling(result));
        add_argument(pool);
    }
}

bool harness_write_pool(struct text *out, const struct type *function, size_t number, struct error *error)
{
    struct pool pool = {.out = out, .type = function, .number = number};
    if (!can_be_written(function, error))
        return false;
    add_functions(&pool);
    text_addf(out, "static void *const assay_functions_%zu[] = {", number);
    for (size_t i = 0; i < pool.count; i++)
        text_addf(out, "%s__extension__ (void *)assay_function_%zu_%zu", i ? ", " : "", number, i);
    text_addf(out, "};\nextern const struct assay_pool assay_pool_%zu;\n", number);
    text_addf(out, "const struct assay_pool assay_pool_%zu = {assay_functions_%zu, %zu};\n", number, number,
              pool.count);
    return true;
}
