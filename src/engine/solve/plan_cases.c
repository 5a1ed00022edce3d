/* Solutions taken apart by the value of a choice or a key, and each planned by itself. */
#include "engine/solve/plan_parts.h"

#define CASES_MOST 4096 /* cases that are planned one by one */

struct children {
    struct planning *planning;
    VECTOR(struct node *) items;
};

/* The child for those solutions in which the feature has the value; false: it cannot be told apart. */
static bool add_child(struct children *children, struct solutions *narrowed, const struct form *form, uint64_t seed,
                      bool test)
{
    if (!narrowed)
        return false;
    if (narrowed->state == SOLUTIONS_NONE && narrowed->exact) {
        solutions_free(narrowed);
        return true;
    }
    if (narrowed->state == SOLUTIONS_UNKNOWN) {
        solutions_free(narrowed);
        return false;
    }
    struct node *node = node_of(children->planning, narrowed, form, seed_of(seed, children->items.count), test);
    node->owned = narrowed;
    vector_push(&children->items, node);
    return true;
}

static void drop(struct children *children)
{
    for (size_t i = 0; i < children->items.count; i++)
        node_free(children->items.items[i]);
    vector_release(&children->items);
}

static struct node *turns_of(struct children *children, struct solutions *solutions, const struct form *form,
                             uint64_t seed, bool test)
{
    struct node *node =
        turns_node(children->planning, solutions, form, children->items.items, children->items.count, seed, test);
    vector_release(&children->items);
    return node;
}

/* Those in which the feature has the value.  The terms are the plan's, as these solutions live as long. */
static struct solutions *with_value(struct planning *planning, struct solutions *solutions,
                                    const struct lang_term *feature, const struct lang_value *value)
{
    struct error error = ERROR_INIT;
    const struct lang_term *equal =
        term_binary(&planning->arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), feature,
                    term_constant(&planning->arena, feature->type, lang_value_copy(&planning->arena, value)));
    struct solutions *narrowed = solutions_narrow(solutions, equal, &error);
    error_release(&error);
    return narrowed;
}

static const struct form *demanded(struct planning *planning, const struct form *item, const struct form *beside)
{
    const struct form *both[] = {beside, item};
    return beside ? form_join(&planning->arena, FORM_ALL, both, 2) : item;
}

/* Very many cases that are different by their choice alone: the choice is a key. */
static struct node *by_choice(struct planning *planning, struct solutions *solutions, const struct form *cases,
                              uint64_t seed, bool test)
{
    for (size_t k = 0; k < cases->count; k++)
        if (cases->items[k]->kind != FORM_NEVER)
            return NULL;
    struct walk walk;
    if (!walk_of(&walk, planning, solutions, form_key(&planning->arena, cases->feature), seed))
        return NULL;
    return product_node(planning, solutions, cases, &walk, 1, seed, test);
}

struct node *cases_node(struct planning *planning, struct solutions *solutions, const struct form *cases,
                        const struct form *beside, uint64_t seed, bool test)
{
    struct children children = {.planning = planning};
    bool right = true;
    test = test || beside;
    struct node *node = cases->count > CASES_MOST ? by_choice(planning, solutions, cases, seed, test) : NULL;
    if (node)
        return node;
    for (size_t k = 0; k < cases->count && right; k++)
        right = add_child(
            &children,
            with_value(planning, solutions, cases->feature, lang_integer_small(&planning->arena, (long long)k)),
            demanded(planning, cases->items[k], beside), seed, test);
    if (right)
        return turns_of(&children, solutions, cases, seed, test);
    drop(&children);
    return sample_node(planning, solutions, cases, seed);
}

struct node *split_node(struct planning *planning, struct solutions *solutions, const struct form *key,
                        const struct form *rest, uint64_t seed, bool test)
{
    struct feature *feature = has_value(planning, solutions, key->feature) ? feature_of(solutions, key->feature) : NULL;
    struct children children = {.planning = planning};
    mpz_t count;
    mpz_init(count);
    bool right =
        feature && feature_exact(feature) && feature_count(feature, count) && mpz_cmp_ui(count, planning->splits) <= 0;
    size_t values = right ? mpz_get_ui(count) : 0;
    planning->splits -= values;
    for (size_t i = 0; i < values && right; i++) {
        const struct lang_value *value = NULL;
        right = feature_draw(feature, seed, i, 0, &planning->arena, planning->scratch, &value) && value &&
                add_child(&children, with_value(planning, solutions, key->feature, value), rest, seed, test);
    }
    mpz_clear(count);
    if (feature)
        feature_free(feature);
    if (right)
        return turns_of(&children, solutions, rest, seed, test);
    drop(&children);
    return NULL;
}
