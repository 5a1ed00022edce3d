#include "cli/laws.h"

#include <string.h>

#define LINE_MOST 96

struct promises { /* of functions, of each other and of themselves */
    laws laws;
    law_fits fits;
    VECTOR(const struct operation *) orders;
};

static bool promises_find(struct promises *promises, const struct operations *operations)
{
    *promises = (struct promises){VECTOR_INIT, VECTOR_INIT, VECTOR_INIT};
    laws_find(operations, &promises->laws);
    law_fits_find(operations, &promises->fits);
    for (size_t i = 0; i < operations->items.count; i++)
        if (law_orders(operations->items.items[i]))
            vector_push(&promises->orders, operations->items.items[i]);
    return promises->laws.count || promises->fits.count || promises->orders.count;
}

static void promises_release(struct promises *promises)
{
    vector_release(&promises->laws);
    vector_release(&promises->fits);
    vector_release(&promises->orders);
}

bool laws_are_known(const struct operations *operations)
{
    struct promises promises;
    bool are_known = promises_find(&promises, operations);
    promises_release(&promises);
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
    struct promises promises;
    struct text name = TEXT_INIT;
    promises_find(&promises, operations);
    for (size_t i = 0; i < promises.laws.count; i++) {
        text_clear(&name);
        law_name(&promises.laws.items[i], &name);
        describe(name.s, promises.laws.items[i].is_said, out);
    }
    for (size_t i = 0; i < promises.fits.count; i++) {
        text_clear(&name);
        law_fit_name(&promises.fits.items[i], &name);
        describe(name.s, true, out);
    }
    for (size_t i = 0; i < promises.orders.count; i++) {
        text_clear(&name);
        text_addf(&name, "%s_is_transitive", promises.orders.items[i]->function->name);
        describe(name.s, false, out);
    }
    text_release(&name);
    promises_release(&promises);
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

static void write_order(const struct operation *order, size_t number, struct text *out)
{
    text_add_char(out, '\n');
    quote_comment(order, out);
    law_order_write(order, out);
    text_addf(out, "ASSAY_LEARNED(named%zu, ASSAY_CONTRACT(%s_is_transitive));\n", number, order->function->name);
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
            if (value->kind != LAW_STRUCT || law_equal(operations, value->type) ||
                law_compare(operations, value->type) || is_among(&written, value->type))
                continue;
            law_write_same(value->type, out);
            vector_push(&written, value->type);
        }
    vector_release(&written);
}

void laws_write(const struct operations *operations, struct text *out)
{
    struct promises promises;
    size_t number = 0;
    if (promises_find(&promises, operations)) {
        text_add(out, "#include <assay.h>\n#include <stdbool.h>\n#include <stdlib.h>\n#include <string.h>\n");
        write_comparisons(operations, &promises.laws, out);
    }
    for (size_t i = 0; i < promises.laws.count; i++)
        write_law(operations, &promises.laws.items[i], ++number, out);
    for (size_t i = 0; i < promises.fits.count; i++)
        write_fit(&promises.fits.items[i], ++number, out);
    for (size_t i = 0; i < promises.orders.count; i++)
        write_order(promises.orders.items[i], ++number, out);
    promises_release(&promises);
}
