/* Harness: the C that is really compiled, behind the user's own (which is
 * included before it, so that static functions are there to call).  It adds
 * the entries that read the arguments from memory: a parameter is then a field
 * like any other. */
#include "target/harness.h"

/* A struct without members is not C. */
static void write_arguments(struct text *out, const struct function *function, const char *name)
{
    if (!function->parameter_count)
        return;
    text_addf(out, "struct %s {\n", name);
    for (size_t i = 0; i < function->parameter_count; i++)
        text_addf(out, "    __typeof__(%s) a%zu;\n", function->parameters[i].spelling, i);
    text_add(out, "};\n");
}

static void write_given(struct text *out, const struct function *function, const char *name)
{
    if (function->parameter_count)
        text_addf(out, "    struct %s *assay_given = assay_memory;\n", name);
    else
        text_add(out, "    (void)assay_memory;\n");
}

static void write_call(struct text *out, const struct function *function, const char *name)
{
    text_addf(out, "%s(", name);
    for (size_t i = 0; i < function->parameter_count; i++)
        text_addf(out, "%sassay_given->a%zu", i ? ", " : "", i);
    text_add(out, ")");
}

void harness_write(struct text *out, const struct function *predicate)
{
    write_arguments(out, predicate, "assay_arguments");
    text_add(out, "int assay_entry(void *assay_memory);\nint assay_entry(void *assay_memory)\n{\n");
    write_given(out, predicate, "assay_arguments");
    text_add(out, "    return ");
    write_call(out, predicate, predicate->name);
    text_add(out, " != 0;\n}\n");
}

/* ---- trials ---- */

/* As in runtime/trial.h, which the user's flags do not lead to. */
void harness_write_declarations(struct text *out)
{
    text_add(out, "struct assay_entry {\n    const char *assay_name;\n    int (*assay_run)(void *);\n"
                  "    unsigned assay_size;\n};\n"
                  "struct assay_pool {\n    void *const *assay_functions;\n    unsigned assay_count;\n};\n"
                  "#ifdef __clang__\n"
                  "#define ASSAY_UNCOUNTED __attribute__((no_sanitize(\"coverage\")))\n"
                  "#define ASSAY_QUIET ASSAY_UNCOUNTED __attribute__((no_sanitize(\"undefined\", \"function\")))\n"
                  "#else\n"
                  "#define ASSAY_UNCOUNTED __attribute__((no_sanitize_coverage))\n"
                  "#define ASSAY_QUIET ASSAY_UNCOUNTED __attribute__((no_sanitize(\"undefined\")))\n"
                  "#endif\n");
}

/* The property is called where the compiler cannot see it, so that it has a
 * frame of its own. */
void harness_write_entry(struct text *out, const struct function *entry, size_t number)
{
    bool is_void = entry->result->kind == TYPE_VOID;
    char *arguments = mem_format("assay_arguments_%zu", number);
    write_arguments(out, entry, arguments);
    text_addf(out, "static int assay_run_%zu(void *assay_memory)\n{\n", number);
    write_given(out, entry, arguments);
    text_addf(out, "    __typeof__(%s) *volatile assay_call = %s;\n    %s", entry->name, entry->name,
              is_void ? "" : "return ");
    write_call(out, entry, "assay_call");
    text_add(out, is_void ? ";\n    return 1;\n}\n" : " != 0;\n}\n");
    text_addf(out, "extern const struct assay_entry assay_entry_%zu;\n", number);
    text_addf(out, "const struct assay_entry assay_entry_%zu = {\"%s\", assay_run_%zu, ", number, entry->name, number);
    text_addf(out, entry->parameter_count ? "sizeof(struct %s)};\n" : "0};\n", arguments);
    mem_free(arguments);
}

void harness_write_generator(struct text *out, const struct function *generator, size_t number)
{
    text_addf(out, "void assay_generate_%zu(void *assay_place);\nvoid assay_generate_%zu(void *assay_place)\n{\n",
              number, number);
    text_addf(out, "    *(__typeof__(%s()) *)assay_place = %s();\n}\n", generator->name, generator->name);
}

/* Each name declared, then all of them in a row, and a NULL behind. */
static void write_table(struct text *out, const char *type, const char *name, const char *each, size_t count)
{
    for (size_t i = 0; i < count; i++)
        text_addf(out, "extern const struct %s %s_%zu;\n", type, each, i);
    text_addf(out, "const struct %s *const %s[] = {", type, name);
    for (size_t i = 0; i < count; i++)
        text_addf(out, "&%s_%zu, ", each, i);
    text_add(out, "0};\n");
}

void harness_write_tables(struct text *out, size_t entries, size_t generators, size_t pools)
{
    write_table(out, "assay_entry", "assay_entries", "assay_entry", entries);
    write_table(out, "assay_pool", "assay_function_pools", "assay_pool", pools);
    for (size_t i = 0; i < generators; i++)
        text_addf(out, "void assay_generate_%zu(void *assay_place);\n", i);
    text_add(out, "void (*const assay_generators[])(void *) = {");
    for (size_t i = 0; i < generators; i++)
        text_addf(out, "assay_generate_%zu, ", i);
    text_add(out, "0};\n");
}
