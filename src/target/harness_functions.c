/* The C of functions to pass where a pointer to one is wanted. */
#include <string.h>
#include "model/simple_functions.h"
#include "target/harness.h"

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

/* A pointer to a function has its name in the middle, where nobody looks for it. */
static void write_declaration(struct text *out, const char *type, const char *name)
{
    size_t length = strlen(type);
    if (strpbrk(type, "(["))
        text_addf(out, "__typeof__(%s) %s", type, name);
    else
        text_addf(out, "%s%s%s", type, length && type[length - 1] == '*' ? "" : " ", name);
}

static const char *spelling(const struct type *type, bool own_types)
{
    return own_types && !strchr(type->name, '<') ? type->name : simple_functions_spelling(type);
}

static bool mentions(const char *body, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = strstr(body, name); at; at = strstr(at + 1, name))
        if (!strchr("0123456789", at[length]) || !at[length])
            return true;
    return false;
}

static void add_body(struct text *out, const char *body, const char *name)
{
    for (const char *self; (self = strstr(body, HARNESS_SELF)); body = self + strlen(HARNESS_SELF)) {
        text_add_bytes(out, body, (size_t)(self - body));
        text_add(out, name);
    }
    text_add(out, body);
}

void harness_write_function(struct text *out, const struct type *type, const char *name, const char *body,
                            bool own_types)
{
    struct text unused = TEXT_INIT;
    text_add(out, "static ");
    write_declaration(out, spelling(type->target, own_types), name);
    text_add_char(out, '(');
    for (size_t i = 0; i < type->argument_count; i++) {
        char *parameter = mem_format("a%zu", i);
        text_add(out, i ? ", " : "");
        write_declaration(out, spelling(type->arguments[i], own_types), parameter);
        if (!mentions(body, parameter))
            text_addf(&unused, "(void)%s; ", parameter);
        mem_free(parameter);
    }
    text_add(out, type->is_variadic ? ", ...)" : type->argument_count ? ")" : "void)");
    text_addf(out, " { %s", unused.s);
    add_body(out, body, name);
    text_add(out, " }\n");
    text_release(&unused);
}

/* ---- pools ---- */

/* Wide integers wrap, and nobody is told; the types of pointers may differ. */
void harness_write_functions(struct text *out, const struct type *function, size_t number,
                             const struct harness_function *list, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char *name = mem_format("assay_function_%zu_%zu", number, i);
        if (!list[i].name) {
            text_add(out, "ASSAY_QUIET ");
            harness_write_function(out, function, name, list[i].body, false);
        }
        mem_free(name);
    }
    text_addf(out, "static void *const assay_functions_%zu[] = {", number);
    for (size_t i = 0; i < count; i++) {
        text_addf(out, "%s__extension__ (void *)", i ? ", " : "");
        if (list[i].name)
            text_add(out, list[i].name);
        else
            text_addf(out, "assay_function_%zu_%zu", number, i);
    }
    text_addf(out, "};\nextern const struct assay_pool assay_pool_%zu;\n", number);
    text_addf(out, "const struct assay_pool assay_pool_%zu = {assay_functions_%zu, %zu};\n", number, number, count);
}

bool harness_write_pool(struct text *out, const struct type *function, size_t number, struct error *error)
{
    struct simple_functions list;
    VECTOR(struct harness_function) functions = VECTOR_INIT;
    if (!can_be_written(function, error))
        return false;
    simple_functions_make(&list, function);
    for (size_t i = 0; i < list.items.count; i++)
        vector_push(&functions, ((struct harness_function){.body = list.items.items[i].body}));
    harness_write_functions(out, function, number, functions.items, functions.count);
    vector_release(&functions);
    simple_functions_release(&list);
    return true;
}
