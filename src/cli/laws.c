#include "cli/laws.h"

#include "model/law.h"

bool laws_are_known(const struct operations *operations)
{
    laws found = VECTOR_INIT;
    laws_find(operations, &found);
    bool are_known = found.count;
    vector_release(&found);
    return are_known;
}

/* ", other1)": what both functions get besides the text is the same. */
static void write_rest(const struct function *function, struct text *out)
{
    for (size_t i = 1; i < function->parameter_count; i++)
        text_addf(out, ", other%zu", i);
    text_add(out, ")");
}

static void write_inverse(const struct operations *operations, const struct law *law, struct text *out)
{
    const struct function *there = law->done->function, *back = law->undoing->function;
    const char *freed = law_free(operations, law->done);
    text_addf(out, "\nstatic bool %s_undoes_%s(const char *text", back->name, there->name);
    for (size_t i = 1; i < there->parameter_count; i++) {
        const struct parameter *parameter = &there->parameters[i];
        bool is_text = parameter->type->kind == TYPE_POINTER;
        text_addf(out, ", %s other%zu", is_text ? "const char *" : parameter->type->name, i);
    }
    text_addf(out, ")\n{\n    char *there = text ? %s(text", there->name);
    write_rest(there, out);
    text_addf(out, " : 0;\n    char *back = there ? %s(there", back->name);
    write_rest(there, out);
    text_add(out, " : 0;\n    bool holds = !back || strcmp(back, text) == 0;\n");
    if (freed)
        text_addf(out, "    %s(there);\n    %s(back);\n", freed, freed);
    text_add(out, "    return holds;\n}\n");
}

void laws_write(const struct operations *operations, struct text *out)
{
    laws found = VECTOR_INIT;
    laws_find(operations, &found);
    if (found.count)
        text_add(out, "#include <assay.h>\n#include <stdbool.h>\n#include <stdlib.h>\n#include <string.h>\n");
    for (size_t i = 0; i < found.count; i++) {
        const struct law *law = &found.items[i];
        write_inverse(operations, law, out);
        text_addf(out, "ASSAY_LEARNED(law%zu, ASSAY_CONTRACT(%s_undoes_%s));\n", i + 1, law->undoing->function->name,
                  law->done->function->name);
    }
    vector_release(&found);
}
