#include "engine/solve/pairs_set.h"

#include <string.h>

static struct pairs_rule *rule_make(struct arena *arena, enum pairs_rule_kind kind, const struct form *form)
{
    struct pairs_rule *rule = arena_alloc(arena, sizeof *rule);
    rule->kind = kind;
    rule->form = form;
    return rule;
}

/* The terms that pairs_compare will look for are put down now: entries have
 * room for those that are known when the first one is made. */
static void note_terms(struct pairs_terms *terms, const struct form *form)
{
    if (form->feature)
        pairs_term_index(terms, form->feature);
    for (size_t i = 0; i < form->count; i++)
        note_terms(terms, form->items[i]);
}

static struct pairs_rule *rule_of_feature(struct arena *arena, struct pairs_terms *terms, enum pairs_rule_kind kind,
                                          const struct form *form)
{
    struct pairs_rule *rule = rule_make(arena, kind, form);
    size_t *features = arena_alloc(arena, sizeof *features);
    features[0] = pairs_term_index(terms, form->feature);
    rule->features = features;
    rule->feature_count = 1;
    return rule;
}

static void rule_items(struct arena *arena, struct pairs_terms *terms, struct pairs_rule *rule,
                       const struct form *const *forms, size_t count)
{
    const struct pairs_rule **items = arena_alloc(arena, (count + 1) * sizeof *items);
    for (size_t i = 0; i < count; i++)
        items[i] = pairs_rule_of(arena, terms, forms[i]);
    rule->items = items;
    rule->count = count;
}

/* Keys first; with one item beside them, that one within equal keys; with
 * several, what any of them says, pair by pair within equal keys. */
static const struct pairs_rule *rule_of_any(struct arena *arena, struct pairs_terms *terms, const struct form *form)
{
    size_t *features = arena_alloc(arena, (form->count + 1) * sizeof *features), keys = 0, others = 0;
    const struct form **rest = arena_alloc(arena, (form->count + 1) * sizeof *rest);
    for (size_t i = 0; i < form->count; i++)
        if (form->items[i]->kind == FORM_KEY)
            features[keys++] = pairs_term_index(terms, form->items[i]->feature);
        else
            rest[others++] = form->items[i];
    if (others > 1) {
        note_terms(terms, form);
        struct form *any = arena_alloc(arena, sizeof *any);
        *any = (struct form){.kind = FORM_ANY, .items = rest, .count = others, .symmetric = form->symmetric};
        const struct pairs_rule *list = rule_make(arena, RULE_LIST, any);
        if (keys == 0)
            return list;
        struct pairs_rule *groups = rule_make(arena, RULE_GROUPS, form);
        const struct pairs_rule **items = arena_alloc(arena, sizeof *items);
        items[0] = list;
        groups->items = items;
        groups->count = 1;
        groups->features = features;
        groups->feature_count = keys;
        return groups;
    }
    if (keys == 0)
        return others == 1 ? pairs_rule_of(arena, terms, rest[0]) : rule_make(arena, RULE_NEVER, form);
    struct pairs_rule *rule = rule_make(arena, others ? RULE_GROUPS : RULE_KEYS, form);
    rule->features = features;
    rule->feature_count = keys;
    rule_items(arena, terms, rule, rest, others);
    return rule;
}

const struct pairs_rule *pairs_rule_of(struct arena *arena, struct pairs_terms *terms, const struct form *form)
{
    struct pairs_rule *rule;
    switch (form->kind) {
    case FORM_NEVER:
        return rule_make(arena, RULE_NEVER, form);
    case FORM_ALWAYS:
        return rule_make(arena, RULE_ALWAYS, form);
    case FORM_KEY:
        return rule_of_feature(arena, terms, RULE_KEYS, form);
    case FORM_APART:
        return rule_of_feature(arena, terms, RULE_LINE, form);
    case FORM_EDIT:
        return rule_of_feature(arena, terms, RULE_LIST, form);
    case FORM_CASES:
        rule = rule_of_feature(arena, terms, RULE_GROUPS, form);
        rule->by_choice = true;
        rule_items(arena, terms, rule, form->items, form->count);
        return rule;
    case FORM_ALL:
        rule = rule_make(arena, RULE_EVERY, form);
        rule_items(arena, terms, rule, form->items, form->count);
        return rule;
    case FORM_ANY:
        return rule_of_any(arena, terms, form);
    case FORM_PAIRS:
        return rule_make(arena, RULE_LIST, form);
    }
    BUG("a form of kind %d", (int)form->kind);
}

const struct pairs_rule *pairs_rule_of_variables(struct arena *arena, const struct pairs_terms *terms)
{
    struct pairs_rule *rule = rule_make(arena, RULE_KEYS, NULL);
    size_t *features = arena_alloc(arena, (terms->variable_count + 1) * sizeof *features);
    for (size_t i = 0; i < terms->variable_count; i++)
        features[i] = i;
    rule->features = features;
    rule->feature_count = terms->variable_count;
    rule->undefined_is_equal = true;
    return rule;
}
