/* Constants, and the columns of tables, which are functions of the row. */
#include <string.h>

#include "front/lang/value.h"
#include "solver/encode.h"

static void integer(const mpz_t n, const char *suffix, struct text *out)
{
    char *digits = mem_alloc(mpz_sizeinbase(n, 10) + 2);
    mpz_get_str(digits, 10, n);
    if (mpz_sgn(n) < 0)
        text_addf(out, "(- %s%s)", digits + 1, suffix);
    else
        text_addf(out, "%s%s", digits, suffix);
    mem_free(digits);
}

static void real(const mpq_t q, struct text *out)
{
    bool whole = mpz_cmp_ui(mpq_denref(q), 1) == 0;
    text_add(out, whole ? "" : "(/ ");
    integer(mpq_numref(q), ".0", out);
    if (whole)
        return;
    text_add(out, " ");
    integer(mpq_denref(q), ".0", out);
    text_add(out, ")");
}

/* Only escapes of one kind: \u{…}; so a backslash is one too. */
void encode_character(uint32_t c, struct text *out)
{
    if (c == '"')
        text_add(out, "\"\"");
    else if (c >= 0x20 && c < 0x7f && c != '\\')
        text_add_char(out, (char)c);
    else
        text_addf(out, "\\u{%x}", c);
}

void encode_string(struct encoder *encoder, const char *s, size_t length, struct text *out)
{
    uint32_t c;
    text_add(out, "\"");
    for (size_t at = 0; at < length;) {
        size_t size = utf8_decode(s + at, length - at, &c);
        if (size == 0)
            BUG("a string is not UTF-8");
        if (c >= ENCODE_FIRST_ANONYMOUS)
            encode_refuse(encoder, "its strings end before U+%X", c);
        encode_character(c, out);
        at += size;
    }
    text_add(out, "\"");
}

void encode_constant(struct encoder *encoder, const struct lang_type *type, const struct lang_value *value,
                     struct text *out)
{
    switch (type->kind) {
    case LANG_BOOLEAN:
        text_add(out, value->boolean ? "true" : "false");
        break;
    case LANG_INTEGER:
    case LANG_DATE:
    case LANG_TIME:
        integer(value->integer, "", out);
        break;
    case LANG_REAL:
        real(value->real, out);
        break;
    case LANG_STRING:
        encode_string(encoder, value->string.s, value->string.length, out);
        break;
    case LANG_ENUM:
    case LANG_ROW:
        text_add_unsigned(out, value->index);
        break;
    default:
        encode_refuse(encoder, "a constant is a List, an Option or an Object");
    }
}

/* ---- tables ---- */

static const struct lang_value *cell(const struct encoded_column *column, size_t row)
{
    return column->table->cells[row * column->table->row->count + column->column];
}

static void cell_value(struct encoder *encoder, const struct encoded_column *column, size_t row, struct text *out)
{
    const struct lang_type *type = column->table->row->fields[column->column].type;
    const struct lang_value *value = cell(column, row);
    if (column->presence) {
        text_add(out, value->option ? "true" : "false");
        return;
    }
    if (type->kind == LANG_OPTION) {
        type = type->element;
        value = value->option;
    }
    if (value)
        encode_constant(encoder, type, value, out);
    else /* nobody sees it: presence guards it */
        text_add(out, type->kind == LANG_BOOLEAN  ? "false"
                      : type->kind == LANG_STRING ? "\"\""
                      : type->kind == LANG_REAL   ? "0.0"
                                                  : "0");
}

/* A balanced tree of comparisons, in which runs of equal cells are one. */
static void cells(struct encoder *encoder, const struct encoded_column *column, size_t first, size_t last,
                  struct text *out)
{
    size_t same = first;
    while (same < last && lang_value_equal(cell(column, same), cell(column, same + 1)))
        same++;
    if (same == last) {
        cell_value(encoder, column, first, out);
        return;
    }
    size_t middle = first + (last - first) / 2;
    text_addf(out, "(ite (<= r %zu) ", middle);
    cells(encoder, column, first, middle, out);
    text_add(out, " ");
    cells(encoder, column, middle + 1, last, out);
    text_add(out, ")");
}

static const char *sort_of_column(const struct encoded_column *column)
{
    const struct lang_type *type = column->table->row->fields[column->column].type;
    if (type->kind == LANG_OPTION && !column->presence)
        type = type->element;
    return column->presence || type->kind == LANG_BOOLEAN ? "Bool"
           : type->kind == LANG_REAL                      ? "Real"
           : type->kind == LANG_STRING                    ? "String"
                                                          : "Int";
}

static size_t define_column(struct encoder *encoder, struct encoded_column column)
{
    for (size_t i = 0; i < encoder->columns.count; i++) {
        const struct encoded_column *known = &encoder->columns.items[i];
        if (known->table == column.table && known->column == column.column && known->presence == column.presence)
            return i;
    }
    size_t number = encoder->columns.count;
    vector_push(&encoder->columns, column);
    text_addf(encoder->before, "(define-fun column%zu ((r Int)) %s ", number, sort_of_column(&column));
    if (column.table->row_count)
        cells(encoder, &column, 0, column.table->row_count - 1, encoder->before);
    else
        encode_refuse(encoder, "table '%s' has no rows", column.table->name);
    text_add(encoder->before, ")\n");
    return number;
}

void encode_column(struct encoder *encoder, const struct lang_term *field, bool presence, struct text *out)
{
    if (field->op != LANG_FIELD || field->args[0]->type->kind != LANG_ROW) {
        encode_refuse(encoder, "'%s' of an Option or an Object", lang_op_name(field->op));
        return;
    }
    struct encoded_column column = {field->args[0]->type->table, field->index, presence};
    text_addf(out, "(column%zu ", define_column(encoder, column));
    encode_value(encoder, field->args[0], out);
    text_add(out, ")");
}
