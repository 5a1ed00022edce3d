/* A part that is split into cases: the values of all cases, each once. */
#include "base/map.h"
#include "solver/native/feature_parts.h"

struct found_value {
    size_t in; /* the case */
    uint64_t place; /* in that case's order */
};

struct cases_feature {
    struct feature feature;
    struct feature **items;
    struct solutions **cases;
    size_t count;
    uint64_t seed; /* of what was found */
    bool has_seed;
    VECTOR(struct found_value) found;
    struct map seen; /* printed values */
    uint64_t *next;  /* by case: the place to look at next; UINT64_MAX: it has no more */
    size_t turn;
    struct integers *integers;
    struct reals *reals;
};

/* ---- values of the symbols that the case's feature says nothing about ---- */

static bool fill_rest(struct solutions *solutions, size_t but, uint64_t seed, uint64_t i, struct arena *arena,
                      const struct lang_value **values)
{
    mpz_t count;
    mpz_init(count);
    bool filled = true;
    for (size_t p = 0; p < solutions->part_count && filled; p++) {
        if (p == but || solutions->parts[p].kind == PART_DERIVED)
            continue;
        uint64_t place = part_count(solutions, p, count) ? feature_wrap(i, count) : i;
        filled = part_draw(solutions, p, seed, place, arena, values) ||
                 (place > 0 && part_draw(solutions, p, seed, 0, arena, values));
    }
    mpz_clear(count);
    if (filled)
        solutions_derive(solutions, arena, values);
    return filled;
}

/* ---- looking for the next value ---- */

static void start_again(struct cases_feature *f, uint64_t seed)
{
    f->seed = seed;
    f->has_seed = true;
    f->found.count = 0;
    f->turn = 0;
    map_release(&f->seen);
    for (size_t k = 0; k < f->count; k++)
        f->next[k] = 0;
}

/* Is the value of a case at this place a new one?  False and `more` false: the case has none there. */
static bool look_at(struct cases_feature *f, size_t in, uint64_t place, const struct lang_value **values, bool *more)
{
    struct arena arena = ARENA_INIT;
    struct text printed = TEXT_INIT;
    const struct lang_value *value = NULL;
    *more = feature_draw(f->items[in], f->seed, place, 0, &arena, values, &value);
    if (*more && value)
        lang_print_value(value, f->feature.term->type, &printed);
    bool is_new = *more && value && !map_get(&f->seen, printed.s);
    if (is_new)
        map_put(&f->seen, printed.s, f);
    text_release(&printed);
    arena_release(&arena);
    return is_new;
}

/* Cases take turns. */
static bool find_next(struct cases_feature *f)
{
    const struct lang_value **values = mem_array(f->feature.solutions->symbol_count + 1, sizeof *values);
    size_t ended = 0;
    bool found = false;
    while (!found && ended < f->count) {
        size_t in = f->turn;
        f->turn = (f->turn + 1) % f->count;
        bool more = f->next[in] != UINT64_MAX;
        while (more && !found) {
            found = look_at(f, in, f->next[in], values, &more);
            if (found)
                vector_push(&f->found, ((struct found_value){in, f->next[in]}));
            f->next[in] = more ? f->next[in] + 1 : UINT64_MAX;
        }
        ended = found ? 0 : ended + 1;
    }
    mem_free(values);
    return found;
}

/* ---- the functions of the kind ---- */

static bool cases_draw(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation, struct arena *arena,
                       const struct lang_value **values, const struct lang_value **value)
{
    struct cases_feature *f = (struct cases_feature *)feature;
    if (!f->has_seed || f->seed != seed)
        start_again(f, seed);
    while (f->found.count <= i)
        if (!find_next(f))
            return false;
    const struct found_value *found = &f->found.items[i];
    struct feature *inner = f->items[found->in];
    return feature_draw(inner, seed, found->place, variation, arena, values, value) &&
           fill_rest(f->cases[found->in], inner->part, seed, i + variation, arena, values);
}

static bool cases_reach(struct feature *feature, const struct lang_value *value, uint64_t seed, uint64_t variation,
                        struct arena *arena, const struct lang_value **values)
{
    struct cases_feature *f = (struct cases_feature *)feature;
    for (size_t k = 0; k < f->count; k++) {
        size_t in = (k + variation) % f->count;
        if (feature_reach(f->items[in], value, seed, variation / f->count, arena, values) &&
            fill_rest(f->cases[in], f->items[in]->part, seed, variation, arena, values))
            return true;
    }
    return false;
}

#define COUNT_LIMIT 100000

/* Known where they are few: all are looked at. */
static bool cases_count(struct feature *feature, mpz_t count)
{
    struct cases_feature *f = (struct cases_feature *)feature;
    mpz_t total;
    mpz_init(total);
    bool few = true;
    for (size_t k = 0; k < f->count && few; k++) {
        few = feature_count(f->items[k], count);
        mpz_add(total, total, count);
        few = few && mpz_cmp_ui(total, COUNT_LIMIT) <= 0;
    }
    mpz_clear(total);
    if (!few)
        return false;
    if (!f->has_seed)
        start_again(f, 0);
    while (find_next(f))
        continue;
    mpz_set_ui(count, f->found.count);
    return true;
}

static const struct integers *cases_integers(struct feature *feature)
{
    struct cases_feature *f = (struct cases_feature *)feature;
    if (f->integers)
        return f->integers;
    for (size_t k = 0; k < f->count; k++) {
        const struct integers *one = feature_integers(f->items[k]);
        struct integers *all = !one ? NULL : k ? integers_or(f->integers, one) : integers_copy(one);
        integers_free(f->integers);
        f->integers = all;
        if (!all)
            return NULL;
    }
    return f->integers;
}

static const struct reals *cases_reals(struct feature *feature)
{
    struct cases_feature *f = (struct cases_feature *)feature;
    if (f->reals)
        return f->reals;
    for (size_t k = 0; k < f->count; k++) {
        const struct reals *one = feature_reals(f->items[k]);
        struct reals *all = !one ? NULL : k ? reals_or(f->reals, one) : reals_copy(one);
        reals_free(f->reals);
        f->reals = all;
        if (!all)
            return NULL;
    }
    return f->reals;
}

static void cases_release(struct feature *feature)
{
    struct cases_feature *f = (struct cases_feature *)feature;
    for (size_t k = 0; k < f->count; k++)
        feature_free(f->items[k]);
    mem_free(f->items);
    mem_free(f->next);
    vector_release(&f->found);
    map_release(&f->seen);
    integers_free(f->integers);
    reals_free(f->reals);
}

struct feature *feature_of_cases(struct solutions *solutions, const struct lang_term *term, size_t part)
{
    static const struct feature_kind kind = {.count = cases_count,
                                             .draw = cases_draw,
                                             .reach = cases_reach,
                                             .integers = cases_integers,
                                             .reals = cases_reals,
                                             .release = cases_release};
    const struct part *p = &solutions->parts[part];
    if (p->kind != PART_CASES)
        return NULL;
    struct cases_feature *f = mem_alloc(sizeof *f);
    f->feature.kind = &kind;
    f->feature.exact = p->exact;
    f->cases = p->cases;
    f->items = mem_array(p->case_count + 1, sizeof *f->items);
    f->next = mem_array(p->case_count + 1, sizeof *f->next);
    for (; f->count < p->case_count; f->count++) {
        struct feature *inner = feature_of(p->cases[f->count], term);
        if (!inner)
            break;
        f->items[f->count] = inner;
        f->feature.exact = f->feature.exact && inner->exact;
    }
    if (f->count == p->case_count)
        return &f->feature;
    cases_release(&f->feature);
    mem_free(f);
    return NULL;
}
