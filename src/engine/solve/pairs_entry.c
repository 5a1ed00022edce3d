#include "engine/solve/pairs_entry.h"

#include <string.h>

size_t pairs_term_index(struct pairs_terms *terms, const struct lang_term *feature)
{
    for (size_t i = terms->variable_count; i < terms->count; i++)
        if (terms->items[i] == feature)
            return i;
    vector_push(terms, feature);
    return terms->count - 1;
}

static bool evaluate(const struct lang_term *term, const struct lang_value *const *values, struct arena *arena,
                     struct pairs_feature *feature, struct error *error)
{
    feature->value = lang_evaluate(arena, term, values, NULL, error);
    feature->known = true;
    return feature->value || error->kind == ERROR_NONE;
}

bool pairs_entry_variables(const struct pairs_terms *terms, struct pairs_entry *entry,
                           const struct lang_value *const *solution, struct error *error)
{
    for (size_t i = 0; i < terms->variable_count; i++)
        if (!evaluate(terms->items[i], solution, entry->arena, &entry->features[i], error))
            return false;
    return true;
}

bool pairs_entry_feature(const struct pairs_terms *terms, struct pairs_entry *entry, size_t index,
                         const struct lang_value **value, struct error *error)
{
    struct pairs_feature *feature = &entry->features[index];
    if (!feature->known && !evaluate(terms->items[index], entry->scalars, entry->arena, feature, error))
        return false;
    *value = feature->value;
    return true;
}

const uint32_t *pairs_entry_characters(struct pairs_entry *entry, size_t index, size_t *count)
{
    struct pairs_feature *feature = &entry->features[index];
    if (!feature->decoded) {
        const struct lang_value *s = feature->value;
        uint32_t *characters = arena_alloc(entry->arena, (s->string.length + 1) * sizeof *characters);
        for (size_t i = 0; i < s->string.length;) {
            size_t bytes = utf8_decode(s->string.s + i, s->string.length - i, &characters[feature->character_count++]);
            if (bytes == 0)
                BUG("a string is not UTF-8");
            i += bytes;
        }
        feature->characters = characters;
        feature->decoded = true;
    }
    *count = feature->character_count;
    return feature->characters;
}

struct pairs_entry *pairs_entry_keep(const struct pairs_terms *terms, const struct pairs_entry *entry,
                                     size_t scalar_count, struct arena *arena)
{
    struct pairs_entry *kept = arena_alloc(arena, sizeof *kept);
    const struct lang_value **scalars = arena_alloc(arena, (scalar_count + 1) * sizeof *scalars);
    for (size_t i = 0; i < scalar_count; i++)
        scalars[i] = lang_value_copy(arena, entry->scalars[i]);
    kept->scalars = scalars;
    kept->arena = arena;
    kept->features = arena_alloc(arena, (terms->count + 1) * sizeof *kept->features);
    for (size_t i = 0; i < terms->count; i++) {
        struct pairs_feature *feature = &kept->features[i];
        const struct lang_term *term = terms->items[i];
        feature->known = entry->features[i].known;
        if (!entry->features[i].value)
            continue;
        bool is_scalar = i >= terms->variable_count && term->op == LANG_SYMBOL;
        feature->value = is_scalar ? scalars[term->symbol->index] : lang_value_copy(arena, entry->features[i].value);
    }
    return kept;
}

/* ---- bytes ---- */

static void add_size(size_t size, struct text *out)
{
    uint64_t number = size;
    text_add_bytes(out, (const char *)&number, sizeof number);
}

static void add_integer(mpz_srcptr n, struct text *out)
{
    size_t limbs = mpz_size(n);
    add_size(limbs * 2 + (mpz_sgn(n) < 0), out);
    text_add_bytes(out, (const char *)mpz_limbs_read(n), limbs * sizeof(mp_limb_t));
}

void pairs_value_bytes(const struct lang_value *value, struct text *out)
{
    switch (value->kind) {
    case LANG_BOOLEAN:
        text_add_char(out, (char)value->boolean);
        return;
    case LANG_INTEGER:
    case LANG_DATE:
    case LANG_TIME:
        add_integer(value->integer, out);
        return;
    case LANG_REAL:
        add_integer(mpq_numref(value->real), out);
        add_integer(mpq_denref(value->real), out);
        return;
    case LANG_STRING:
        add_size(value->string.length, out);
        text_add_bytes(out, value->string.s, value->string.length);
        return;
    case LANG_REGEX:
        add_size(value->regex->length, out);
        text_add_bytes(out, value->regex->pattern, value->regex->length);
        return;
    case LANG_ENUM:
    case LANG_ROW:
        add_size(value->index, out);
        return;
    case LANG_OPTION:
        text_add_char(out, (char)(value->option != NULL));
        if (value->option)
            pairs_value_bytes(value->option, out);
        return;
    case LANG_LIST:
    case LANG_OBJECT:
        add_size(value->list.count, out);
        for (size_t i = 0; i < value->list.count; i++)
            pairs_value_bytes(value->list.items[i], out);
        return;
    }
    BUG("a value of kind %d", (int)value->kind);
}
