/* The C of functions to pass where a pointer to one is wanted. */
#include <string.h>
#include "model/simple_functions.h"
#include "target/harness.h"

/* Wide integers wrap, and nobody is told. */
#define QUIET "__attribute__((no_sanitize(\"undefined\"), no_sanitize(\"function\")))"

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

static void write_function(struct text *out, const struct type *type, size_t pool, size_t number, const char *body)
{
    text_addf(out, "%s static %s assay_function_%zu_%zu(", QUIET, simple_functions_spelling(type->target), pool,
              number);
    for (size_t i = 0; i < type->argument_count; i++)
        text_addf(out, "%s%s a%zu", i ? ", " : "", simple_functions_spelling(type->arguments[i]), i);
    text_add(out, type->is_variadic ? ", ...)" : type->argument_count ? ")" : "void)");
    text_addf(out, " { %s }\n", body);
}

bool harness_write_pool(struct text *out, const struct type *function, size_t number, struct error *error)
{
    struct simple_functions list;
    if (!can_be_written(function, error))
        return false;
    simple_functions_make(&list, function);
    size_t count = list.items.count;
    for (size_t i = 0; i < count; i++)
        write_function(out, function, number, i, list.items.items[i].body);
    simple_functions_release(&list);
    text_addf(out, "static void *const assay_functions_%zu[] = {", number);
    for (size_t i = 0; i < count; i++)
        text_addf(out, "%s__extension__ (void *)assay_function_%zu_%zu", i ? ", " : "", number, i);
    text_addf(out, "};\nextern const struct assay_pool assay_pool_%zu;\n", number);
    text_addf(out, "const struct assay_pool assay_pool_%zu = {assay_functions_%zu, %zu};\n", number, number, count);
    return true;
}
