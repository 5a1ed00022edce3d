#include "engine/solve/pairs_set.h"

#include "base/hash.h"
#include "engine/solve/pairs_edit.h"
#include "engine/solve/pairs_line.h"

/* Of the hash table: one entry stands for its tuple, and the set of those that share it. */
struct slot {
    uint64_t hash;
    struct pairs_entry *entry; /* NULL: free */
    struct pairs_set *group;
};

struct pairs_set {
    const struct pairs_rule *rule;
    struct pairs_terms *terms;
    struct text bytes;  /* KEYS, GROUPS: of a tuple, for its hash */
    struct slot *slots; /* a power of two of them, at most half full */
    size_t slot_count, used;
    struct line line;
    struct pairs_set **items; /* EVERY: of each item */
    VECTOR(struct pairs_entry *) list;
    size_t added;
    bool undefined; /* LINE, LIST of an EDIT: one without a value is in it, from which none differs */
};

static const struct pairs_rule nothing_differs = {.kind = RULE_NEVER};

struct pairs_set *pairs_set_new(const struct pairs_rule *rule, struct pairs_terms *terms)
{
    struct pairs_set *set = mem_alloc(sizeof *set);
    set->rule = rule;
    set->terms = terms;
    text_init(&set->bytes);
    if (rule->kind == RULE_EVERY) {
        set->items = mem_array(rule->count, sizeof *set->items);
        for (size_t i = 0; i < rule->count; i++)
            set->items[i] = pairs_set_new(rule->items[i], terms);
    }
    return set;
}

void pairs_set_free(struct pairs_set *set)
{
    if (!set)
        return;
    for (size_t i = 0; i < set->slot_count; i++)
        pairs_set_free(set->slots[i].group);
    for (size_t i = 0; set->items && i < set->rule->count; i++)
        pairs_set_free(set->items[i]);
    mem_free(set->items);
    mem_free(set->slots);
    line_release(&set->line);
    vector_release(&set->list);
    text_release(&set->bytes);
    mem_free(set);
}

/* ---- tuples ---- */

static const struct lang_value *value_in(const struct pairs_set *set, const struct pairs_entry *entry, size_t i)
{
    return entry->features[set->rule->features[i]].value;
}

/* Evaluates the tuple.  tells: it has a key; else (something undefined) it differs from all. */
static bool hash_tuple(struct pairs_set *set, struct pairs_entry *entry, uint64_t *hash, bool *tells,
                       struct error *error)
{
    uint64_t both[2];
    *tells = true;
    text_clear(&set->bytes);
    for (size_t i = 0; i < set->rule->feature_count; i++) {
        const struct lang_value *value;
        if (!pairs_entry_feature(set->terms, entry, set->rule->features[i], &value, error))
            return false;
        if (!value && !set->rule->undefined_is_equal)
            *tells = false;
        text_add_char(&set->bytes, value ? 'v' : 'u');
        if (value)
            pairs_value_bytes(value, &set->bytes);
    }
    hash_bytes(set->bytes.s, set->bytes.length, both);
    *hash = both[0];
    return true;
}

static bool same_tuple(const struct pairs_set *set, const struct pairs_entry *a, const struct pairs_entry *b)
{
    for (size_t i = 0; i < set->rule->feature_count; i++) {
        const struct lang_value *x = value_in(set, a, i), *y = value_in(set, b, i);
        if (x && y ? !lang_value_equal(x, y) : x != y)
            return false;
    }
    return true;
}

/* The slot of this tuple, or the free one where it belongs. */
static struct slot *find(const struct pairs_set *set, const struct pairs_entry *entry, uint64_t hash)
{
    for (size_t i = hash & (set->slot_count - 1);; i = (i + 1) & (set->slot_count - 1)) {
        struct slot *slot = &set->slots[i];
        if (!slot->entry || (slot->hash == hash && same_tuple(set, slot->entry, entry)))
            return slot;
    }
}

static void make_room(struct pairs_set *set)
{
    if (set->used * 2 < set->slot_count)
        return;
    struct slot *old = set->slots;
    size_t old_count = set->slot_count;
    set->slot_count = old_count ? old_count * 2 : 16;
    set->slots = mem_array(set->slot_count, sizeof *set->slots);
    for (size_t i = 0; i < old_count; i++) {
        if (!old[i].entry)
            continue;
        size_t at = old[i].hash & (set->slot_count - 1);
        while (set->slots[at].entry)
            at = (at + 1) & (set->slot_count - 1);
        set->slots[at] = old[i];
    }
    mem_free(old);
}

static const struct pairs_rule *rule_within(const struct pairs_set *set, const struct pairs_entry *entry)
{
    const struct pairs_rule *rule = set->rule;
    if (!rule->by_choice)
        return rule->items[0];
    mpz_srcptr choice = value_in(set, entry, 0)->integer;
    bool known = mpz_sgn(choice) >= 0 && mpz_cmp_ui(choice, rule->count) < 0;
    return known ? rule->items[mpz_get_ui(choice)] : &nothing_differs;
}

static bool tuple_different(struct pairs_set *set, struct pairs_entry *entry, bool *different, struct error *error)
{
    uint64_t hash;
    bool tells;
    *different = true;
    if (!hash_tuple(set, entry, &hash, &tells, error))
        return false;
    if (!tells || set->slot_count == 0)
        return true;
    const struct slot *slot = find(set, entry, hash);
    if (!slot->entry)
        return true;
    *different = false;
    return set->rule->kind == RULE_KEYS || pairs_set_different(slot->group, entry, different, error);
}

static bool tuple_add(struct pairs_set *set, struct pairs_entry *entry, struct error *error)
{
    uint64_t hash;
    bool tells;
    if (!hash_tuple(set, entry, &hash, &tells, error))
        return false;
    if (!tells)
        return true;
    make_room(set);
    struct slot *slot = find(set, entry, hash);
    if (!slot->entry) {
        *slot = (struct slot){.hash = hash, .entry = entry};
        set->used++;
        if (set->rule->kind == RULE_GROUPS)
            slot->group = pairs_set_new(rule_within(set, entry), set->terms);
    }
    return set->rule->kind == RULE_KEYS || pairs_set_add(slot->group, entry, error);
}

/* ---- one feature: numbers in order, strings by edit distance ---- */

/* decided: no comparison is needed. */
static bool look_at_feature(struct pairs_set *set, struct pairs_entry *entry, const struct lang_value **value,
                            bool *different, bool *decided, struct error *error)
{
    if (!pairs_entry_feature(set->terms, entry, set->rule->features[0], value, error))
        return false;
    *different = set->added == 0;
    *decided = set->added == 0 || set->undefined || !*value;
    return true;
}

static bool line_different(struct pairs_set *set, struct pairs_entry *entry, bool *different, struct error *error)
{
    const struct lang_value *value;
    bool decided;
    if (!look_at_feature(set, entry, &value, different, &decided, error))
        return false;
    if (!decided)
        *different = !line_near(&set->line, value, set->rule->form->distance);
    return true;
}

static bool edit_different(struct pairs_set *set, struct pairs_entry *entry, bool *different, struct error *error)
{
    const struct lang_value *value;
    mpz_srcptr distance = set->rule->form->distance->integer;
    size_t feature = set->rule->features[0], count, other_count;
    bool decided;
    if (!look_at_feature(set, entry, &value, different, &decided, error))
        return false;
    if (decided)
        return true;
    *different = mpz_sgn(distance) <= 0;
    if (*different || !mpz_fits_ulong_p(distance))
        return true;
    struct edit_pattern pattern;
    const uint32_t *characters = pairs_entry_characters(entry, feature, &count);
    edit_pattern_init(&pattern, characters, count);
    *different = true;
    for (size_t i = 0; i < set->list.count && *different; i++) {
        const uint32_t *other = pairs_entry_characters(set->list.items[i], feature, &other_count);
        *different = edit_at_least(&pattern, other, other_count, mpz_get_ui(distance));
    }
    edit_pattern_release(&pattern);
    return true;
}

static bool feature_add(struct pairs_set *set, struct pairs_entry *entry, struct error *error)
{
    const struct lang_value *value;
    if (!pairs_entry_feature(set->terms, entry, set->rule->features[0], &value, error))
        return false;
    if (!value)
        set->undefined = true;
    else if (set->rule->kind == RULE_LINE)
        line_add(&set->line, value);
    else
        vector_push(&set->list, entry);
    return true;
}

/* ---- all kinds ---- */

static bool list_different(struct pairs_set *set, struct pairs_entry *entry, bool *different, struct error *error)
{
    *different = true;
    for (size_t i = 0; i < set->list.count && *different; i++)
        if (!pairs_compare(set->terms, set->rule->form, entry, set->list.items[i], different, error))
            return false;
    return true;
}

static bool every_different(struct pairs_set *set, struct pairs_entry *entry, bool *different, struct error *error)
{
    *different = true;
    for (size_t i = 0; i < set->rule->count && *different; i++)
        if (!pairs_set_different(set->items[i], entry, different, error))
            return false;
    return true;
}

bool pairs_set_different(struct pairs_set *set, struct pairs_entry *entry, bool *different, struct error *error)
{
    switch (set->rule->kind) {
    case RULE_ALWAYS:
    case RULE_NEVER:
        *different = set->rule->kind == RULE_ALWAYS || set->added == 0;
        return true;
    case RULE_KEYS:
    case RULE_GROUPS:
        return tuple_different(set, entry, different, error);
    case RULE_LINE:
        return line_different(set, entry, different, error);
    case RULE_EVERY:
        return every_different(set, entry, different, error);
    case RULE_LIST:
        if (set->rule->feature_count > 0)
            return edit_different(set, entry, different, error);
        return list_different(set, entry, different, error);
    }
    BUG("a rule of kind %d", (int)set->rule->kind);
}

bool pairs_set_add(struct pairs_set *set, struct pairs_entry *entry, struct error *error)
{
    set->added++;
    switch (set->rule->kind) {
    case RULE_ALWAYS:
    case RULE_NEVER:
        return true;
    case RULE_KEYS:
    case RULE_GROUPS:
        return tuple_add(set, entry, error);
    case RULE_LINE:
        return feature_add(set, entry, error);
    case RULE_EVERY:
        for (size_t i = 0; i < set->rule->count; i++)
            if (!pairs_set_add(set->items[i], entry, error))
                return false;
        return true;
    case RULE_LIST:
        if (set->rule->feature_count > 0)
            return feature_add(set, entry, error);
        vector_push(&set->list, entry);
        return true;
    }
    BUG("a rule of kind %d", (int)set->rule->kind);
}
