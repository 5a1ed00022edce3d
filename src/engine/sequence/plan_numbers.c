/* Numbers: which ones there are, by type and by declaration. */
#include <stdio.h>
#include <string.h>

#include "model/words.h"
#include "base/hash.h"
#include "engine/sequence/planning.h"

static unsigned width_of(const struct role *role)
{
    unsigned bits = role->field ? role->field->bit_width : 0;
    if (bits)
        return bits;
    return role->type->size >= 8 || role->type->size == 0 ? 64 : (unsigned)role->type->size * 8;
}

static void set_range(struct sequence_node *node, int64_t lo, int64_t hi)
{
    node->lo = lo;
    node->hi = (uint64_t)hi;
}

static void set_width(struct sequence_node *node, unsigned width)
{
    if (node->flags & ARGUMENT_SIGNED)
        set_range(node, INT64_MIN >> (64 - width), (int64_t)((uint64_t)INT64_MAX >> (64 - width)));
    else
        set_range(node, 0, (int64_t)(UINT64_MAX >> (64 - width)));
}

/* ---- enums ---- */

static bool has_value(const struct sequence_plan *plan, size_t first, int64_t value)
{
    for (size_t i = first; i < plan->values.count; i++)
        if (plan->values.items[i] == value)
            return true;
    return false;
}

/* PREFIXES, of enum prefix: the plural of what they are. */
static bool is_plural(const struct type *type, const char *name)
{
    char words[NAME_WORDS_ROOM], plurals[2 * NAME_WORDS_ROOM + 8];
    name_words(type->tag ? type->tag : "", words);
    const char *last = strrchr(words, ' ') ? strrchr(words, ' ') + 1 : words;
    snprintf(plurals, sizeof plurals, "%ss %ses", last, last);
    return *last && name_ends(name, plurals);
}

/* The last one is how many there are before it, and called so: it is none of them. */
static bool is_count(const struct type *type, size_t constant)
{
    const char *name = type->constants[constant].name;
    if (constant < 2 || constant + 1 != type->constant_count || type->constants[constant].value != (long long)constant)
        return false;
    return name_ends(name, "count max num last end total size limit number") || is_plural(type, name);
}

/* Two constants may have one value. */
static void list_constants(struct sequence_plan *plan, const struct type *type, struct sequence_node *node)
{
    int64_t least = INT64_MAX, most = INT64_MIN, all = 0;
    node->values = (uint32_t)plan->values.count;
    for (size_t i = 0; i < type->constant_count; i++) {
        int64_t value = type->constants[i].value;
        if (is_count(type, i))
            continue;
        least = value < least ? value : least;
        most = value > most ? value : most;
        all |= value;
        if (!has_value(plan, node->values, value))
            vector_push(&plan->values, value);
    }
    node->value_count = (uint32_t)plan->values.count - node->values;
    if (node->flags & ARGUMENT_FLAGS)
        set_range(node, 0, all);
    else
        set_range(node, least, most);
}

/* ---- all of them ---- */

static void set_bits(struct sequence_node *node, const struct role *role)
{
    if (!role->field || role->field->bit_width == 0)
        return;
    node->bit_shift = (uint16_t)(role->field->bit_offset % 8);
    node->bit_width = (uint16_t)role->field->bit_width;
    node->size = (node->bit_shift + node->bit_width + 7u) / 8;
}

static unsigned flags_of(const struct role *role)
{
    unsigned flags = role->type->is_signed ? ARGUMENT_SIGNED : 0;
    switch (role->kind) {
    case ROLE_BOOL:
        return ARGUMENT_BOOL;
    case ROLE_ENUM:
        return flags | (role->type->constant_count ? ARGUMENT_ENUM : 0);
    case ROLE_FLAGS:
        return flags | ARGUMENT_FLAGS;
    case ROLE_INTEGER:
        return flags | (role->type->is_char ? ARGUMENT_LETTERS : 0);
    default:
        return flags;
    }
}

/* push(…, index), at(…, index): the name alone, since one of them may well be wider. */
static uint32_t kin_of(const struct role *role, const struct parameter *parameter)
{
    const char *name = parameter ? parameter->name : role->field ? role->field->name : NULL;
    uint64_t hash[2] = {0};
    if (name && *name)
        hash_bytes(name, strlen(name), hash);
    return (uint32_t)hash[0];
}

void planning_number(struct sequence_plan *plan, const struct role *role, const struct parameter *parameter,
                     struct sequence_node *node)
{
    node->kind = role->kind == ROLE_FLOAT ? SEQ_FLOAT : SEQ_NUMBER;
    node->flags |= flags_of(role);
    node->kin = kin_of(role, parameter);
    set_bits(node, role);
    if (role->kind == ROLE_FLOAT)
        set_range(node, INT64_MIN, INT64_MAX);
    else if (role->kind == ROLE_BOOL)
        set_range(node, 0, 1);
    else if (node->flags & (ARGUMENT_ENUM | ARGUMENT_FLAGS))
        list_constants(plan, role->type, node);
    else
        set_width(node, width_of(role));
    if (role->counts_one)
        set_range(node, 0, 1);
    if (parameter && parameter->has_range)
        set_range(node, parameter->lo, parameter->hi); /* the reader says that they fit */
}
