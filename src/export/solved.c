#include "export/solved.h"

#include <string.h>
#include "export/solved_formats.h"

static const struct solved_format *const formats[] = {
    &solved_jsonl, &solved_json, &solved_csv, &solved_text, &solved_c, &solved_none, NULL,
};

const struct solved_format *const *solved_formats(void)
{
    return formats;
}

const struct solved_format *solved_find(const char *name)
{
    for (size_t i = 0; formats[i]; i++)
        if (strcmp(formats[i]->name, name) == 0)
            return formats[i];
    return NULL;
}

bool solved_names_blocks(const struct solved_inputs *inputs)
{
    return inputs->program->block_count > 1;
}

bool solved_one(const struct solved_format *format, void *state, const struct solved_inputs *inputs, size_t block,
                const struct lang_value *const *solution, struct text *out, struct error *error)
{
    const struct lang_block *of = inputs->blocks[block];
    struct arena arena = ARENA_INIT;
    const struct lang_value **values = arena_alloc(&arena, of->variable_count * sizeof *values);
    bool right = true;
    for (size_t i = 0; i < of->variable_count && right; i++) {
        values[i] = lang_evaluate(&arena, of->variables[i].value, solution, NULL, error);
        right = values[i] || error->kind == ERROR_NONE;
    }
    if (right)
        format->one(state, block, values, out);
    arena_release(&arena);
    return right;
}

/* ---- what formats share ---- */

const struct lang_value *solved_present(const struct lang_value *value)
{
    while (value && value->kind == LANG_OPTION)
        value = value->option;
    return value;
}

const struct lang_value *solved_field(const struct lang_value *value, const struct lang_type *type, size_t field)
{
    return type->kind == LANG_ROW ? type->table->cells[value->index * type->count + field] : value->list.items[field];
}

static bool is_quoted(enum lang_kind kind)
{
    return kind == LANG_REAL || kind == LANG_DATE || kind == LANG_TIME;
}

void solved_add_plain(const struct lang_value *value, const struct lang_type *type, struct text *out)
{
    size_t start = out->length;
    if (value->kind == LANG_ENUM)
        text_add(out, type->fields[value->index].name);
    else
        lang_print_json(value, type, out);
    if (!is_quoted(value->kind))
        return;
    size_t length = out->length - start - 2;
    memmove(out->s + start, out->s + start + 1, length);
    text_cut(out, start + length);
    if (value->kind == LANG_REAL && mpz_cmp_ui(mpq_denref(value->real), 1) == 0)
        text_cut(out, out->length - 2);
}

/* ---- none ---- */

static void *none_begin(const struct solved_inputs *inputs, struct text *out)
{
    (void)inputs, (void)out;
    return NULL;
}

static void none_one(void *state, size_t block, const struct lang_value *const *values, struct text *out)
{
    (void)state, (void)block, (void)values, (void)out;
}

static void none_end(void *state, struct text *out)
{
    (void)state, (void)out;
}

const struct solved_format solved_none = {"none", "nothing", none_begin, none_one, none_end};
