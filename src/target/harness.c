/* Harness: the C file that is really compiled.  It includes the user's file,
 * so that static functions are there to call, and adds the entry that reads
 * the arguments from memory: a parameter is then a field like any other. */
#include "target/harness.h"

#include "base/file.h"
#include "base/memory.h"

void harness_write(struct text *out, const char *unit, const struct function *predicate)
{
    char *file = path_absolute(unit);
    text_add(out, "#include ");
    text_add_json(out, file);
    text_add(out, "\nstruct assay_arguments {\n");
    for (size_t i = 0; i < predicate->parameter_count; i++)
        text_addf(out, "    __typeof__(%s) a%zu;\n", predicate->parameters[i].type->name, i);
    text_add(out, "};\nint assay_entry(void *assay_memory);\nint assay_entry(void *assay_memory)\n{\n");
    text_add(out, "    struct assay_arguments *assay_given = assay_memory;\n    (void)assay_given;\n");
    text_addf(out, "    return %s(", predicate->name);
    for (size_t i = 0; i < predicate->parameter_count; i++)
        text_addf(out, "%sassay_given->a%zu", i ? ", " : "", i);
    text_add(out, ") != 0;\n}\n");
    mem_free(file);
}
