/* Harness: the C file that is really compiled, behind the user's own (which is
 * included before it, so that static functions are there to call).  It adds
 * the entry that reads the arguments from memory: a parameter is then a field
 * like any other. */
#include "target/harness.h"

void harness_write(struct text *out, const struct function *predicate)
{
    text_add(out, "struct assay_arguments {\n");
    for (size_t i = 0; i < predicate->parameter_count; i++)
        text_addf(out, "    __typeof__(%s) a%zu;\n", predicate->parameters[i].spelling, i);
    text_add(out, "};\nint assay_entry(void *assay_memory);\nint assay_entry(void *assay_memory)\n{\n");
    text_add(out, "    struct assay_arguments *assay_given = assay_memory;\n    (void)assay_given;\n");
    text_addf(out, "    return %s(", predicate->name);
    for (size_t i = 0; i < predicate->parameter_count; i++)
        text_addf(out, "%sassay_given->a%zu", i ? ", " : "", i);
    text_add(out, ") != 0;\n}\n");
}
