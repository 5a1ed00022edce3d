#include "cli/laws.h"

#include <string.h>

#define LINE_MOST 96

bool laws_are_known(const struct operations *operations)
{
    laws found = VECTOR_INIT;
    law_fits fits = VECTOR_INIT;
    laws_find(operations, &found);
    law_fits_find(operations, &fits);
    bool are_known = found.count || fits.count;
    vector_release(&found);
    vector_release(&fits);
    return are_known;
}

static void describe(const char *name, bool is_said, struct text *out)
{
    char *words = law_words(name);
    text_addf(out, "%s, as %s\n", words, is_said ? "the header says" : "the names say");
    mem_free(words);
}

void laws_describe(const struct operations *operations, struct text *out)
{
    laws found = VECTOR_INIT;
    laws_find(operations, &found);
    for (size_t i = 0; i < found.count; i++) {
        struct text name = TEXT_INIT;
        law_name(&found.items[i], &name);
        describe(name.s, found.items[i].is_said, out);
        text_release(&name);
    }
    vector_release(&found);
    law_fits fits = VECTOR_INIT;
    law_fits_find(operations, &fits);
    for (size_t i = 0; i < fits.count; i++) {
        struct text name = TEXT_INIT;
        law_fit_name(&fits.items[i], &name);
        describe(name.s, true, out);
        text_release(&name);
    }
    vector_release(&fits);
}

/* As a comment; a backslash at the end of a line would join it with the next. */
static void quote(const char *words, struct text *out)
{
    while (*words) {
        size_t length = strlen(words);
        if (length > LINE_MOST) {
            length = LINE_MOST;
            while (length > 1 && words[length] != ' ')
                length--;
        }
        text_addf(out, "// %.*s%s\n", (int)length, words, words[length - 1] == '\\' ? "." : "");
        words += length;
        words += strspn(words, " ");
    }
}

static void quote_comment(const struct operation *operation, struct text *out)
{
    struct text comment = TEXT_INIT;
    if (operation_comment(operation, &comment)) {
        char *line = mem_format("%s: %s", operation->function->name, comment.s);
        quote(line, out);
        mem_free(line);
    }
    text_release(&comment);
}

static void write_law(const struct operations *operations, const struct law *law, size_t number, struct text *out)
{
    struct text name = TEXT_INIT;
    law_name(law, &name);
    text_add_char(out, '\n');
    quote_comment(law->form == LAW_READS ? law->maker.operation : law->done.operation, out);
    law_write(operations, law, out);
    text_addf(out, "ASSAY_LEARNED(%s%zu, ASSAY_CONTRACT(%s));\n", law->is_said ? "law" : "named", number, name.s);
    text_release(&name);
}

static void write_fit(const struct law_fit *fit, size_t number, struct text *out)
{
    struct text name = TEXT_INIT;
    law_fit_name(fit, &name);
    text_add_char(out, '\n');
    quote_comment(fit->writer, out);
    law_fit_write(fit, out);
    text_addf(out, "ASSAY_LEARNED(room%zu, ASSAY_CONTRACT(%s));\n", number, name.s);
    text_release(&name);
}

typedef VECTOR(const struct type *) types;

static bool is_among(const types *list, const struct type *type)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i] == type)
            return true;
    return false;
}

static void write_comparisons(const struct operations *operations, const laws *found, struct text *out)
{
    types written = VECTOR_INIT;
    for (size_t i = 0; i < found->count; i++)
        for (size_t k = 0; k < found->items[i].undoing.output_count; k++) {
            const struct law_value *value = &found->items[i].undoing.outputs[k];
            if (value->kind != LAW_STRUCT || law_equal(operations, value->type) || is_among(&written, value->type))
                continue;
            law_write_same(value->type, out);
            vector_push(&written, value->type);
        }
    vector_release(&written);
}

void laws_write(const struct operations *operations, struct text *out)
{
    laws found = VECTOR_INIT;
    law_fits fits = VECTOR_INIT;
    laws_find(operations, &found);
    law_fits_find(operations, &fits);
    if (found.count || fits.count) {
        text_add(out, "#include <assay.h>\n#include <stdbool.h>\n#include <stdlib.h>\n#include <string.h>\n");
        write_comparisons(operations, &found, out);
    }
    for (size_t i = 0; i < found.count; i++)
        write_law(operations, &found.items[i], i + 1, out);
    for (size_t i = 0; i < fits.count; i++)
        write_fit(&fits.items[i], found.count + i + 1, out);
    vector_release(&found);
    vector_release(&fits);
}
