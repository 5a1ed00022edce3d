/* Numbers that are at least a distance apart: as many as there can be, or
 * fewer that are spread over all. */
#include <stdlib.h>
#include "engine/solve/plan_parts.h"

#define LISTED_MOST 100000 /* values of a feature that has no exact set */
#define HALVINGS 60        /* of the widest distance that still gives enough */

struct listed {
    mpq_t number;
    const struct lang_value *value;
};

struct packing {
    struct planning *planning;
    enum lang_kind kind;
    uint64_t seed;
    const struct integers *integers; /* the feature's */
    const struct reals *reals;
    struct integers_packing *whole;
    struct reals_packing *real;
    mpq_t distance;
    VECTOR(struct listed) listed; /* by size, where there is no exact set */
    VECTOR(const struct lang_value *) chosen;
};

/* ---- listed values ---- */

static void number_of(const struct lang_value *value, mpq_t out)
{
    if (value->kind == LANG_REAL)
        mpq_set(out, value->real);
    else
        mpq_set_z(out, value->integer);
}

static int by_size(const void *a, const void *b)
{
    return mpq_cmp(((const struct listed *)a)->number, ((const struct listed *)b)->number);
}

static bool list_values(struct packing *packing, struct feature *feature)
{
    mpz_t count;
    mpz_init(count);
    bool few = feature_count(feature, count) && mpz_cmp_ui(count, LISTED_MOST) <= 0;
    mpz_clear(count);
    const struct lang_value **values = packing->planning->scratch, *value;
    for (uint64_t i = 0; few; i++) {
        value = NULL;
        if (!feature_draw(feature, packing->seed, i, 0, &packing->planning->arena, values, &value))
            break;
        if (!value)
            continue; /* the feature has no value there */
        struct listed listed = {.value = value};
        mpq_init(listed.number);
        number_of(value, listed.number);
        vector_push(&packing->listed, listed);
    }
    if (packing->listed.count > 0)
        qsort(packing->listed.items, packing->listed.count, sizeof *packing->listed.items, by_size);
    return few;
}

/* From the least, always the next that is far enough: the most there can be on a line. */
static size_t greedy(struct packing *packing, const mpq_t distance, bool choose)
{
    mpq_t next;
    mpq_init(next);
    size_t count = 0;
    for (size_t i = 0; i < packing->listed.count; i++) {
        if (count > 0 && mpq_cmp(packing->listed.items[i].number, next) < 0)
            continue;
        mpq_add(next, packing->listed.items[i].number, distance);
        count++;
        if (choose)
            vector_push(&packing->chosen, packing->listed.items[i].value);
    }
    mpq_clear(next);
    return count;
}

/* The widest distance, nearly, that leaves n of them. */
static void widen(struct packing *packing, size_t n, mpq_t distance)
{
    mpq_t high, middle;
    mpq_init(high);
    mpq_init(middle);
    mpq_sub(high, packing->listed.items[packing->listed.count - 1].number, packing->listed.items[0].number);
    for (int i = 0; i < HALVINGS && mpq_cmp(distance, high) < 0; i++) {
        mpq_add(middle, distance, high);
        mpq_div_2exp(middle, middle, 1);
        mpq_set(greedy(packing, middle, false) >= n ? distance : high, middle);
    }
    mpq_clear(high);
    mpq_clear(middle);
}

/* ---- packings ---- */

struct packing *packing_of(struct planning *planning, struct feature *feature, const struct form *form, uint64_t seed)
{
    struct packing *packing = mem_alloc(sizeof *packing);
    planning->own_values = true;
    packing->planning = planning;
    packing->kind = form->feature->type->kind;
    packing->seed = seed;
    mpq_init(packing->distance);
    number_of(form->distance, packing->distance);
    if (packing->kind == LANG_REAL)
        packing->reals = feature_reals(feature);
    else
        packing->integers = feature_integers(feature);
    if (packing->reals || packing->integers || list_values(packing, feature))
        return packing;
    packing_free(packing);
    return NULL;
}

static void packings_free(struct packing *packing)
{
    if (packing->whole)
        integers_packing_free(packing->whole);
    if (packing->real)
        reals_packing_free(packing->real);
    packing->whole = NULL;
    packing->real = NULL;
}

void packing_free(struct packing *packing)
{
    if (!packing)
        return;
    packings_free(packing);
    for (size_t i = 0; i < packing->listed.count; i++)
        mpq_clear(packing->listed.items[i].number);
    vector_release(&packing->listed);
    vector_release(&packing->chosen);
    mpq_clear(packing->distance);
    mem_free(packing);
}

bool packing_count(const struct packing *packing, mpz_t count)
{
    if (packing->integers)
        return integers_pack_count(packing->integers, mpq_numref(packing->distance), count);
    if (packing->reals)
        return reals_pack_count(packing->reals, packing->distance, count);
    mpz_set_ui(count, greedy((struct packing *)packing, packing->distance, false));
    return true;
}

void packing_start(struct packing *packing, const mpz_t n)
{
    packings_free(packing);
    packing->chosen.count = 0;
    if (packing->integers)
        packing->whole = integers_pack(packing->integers, mpq_numref(packing->distance), n, packing->seed);
    else if (packing->reals)
        packing->real = reals_pack(packing->reals, packing->distance, n, packing->seed);
    else if (packing->listed.count > 0) {
        mpq_t distance;
        mpq_init(distance);
        mpq_set(distance, packing->distance);
        widen(packing, mpz_get_ui(n), distance);
        greedy(packing, distance, true);
        mpq_clear(distance);
    }
}

static const struct lang_value *next_number(struct packing *packing)
{
    const struct lang_value *value = NULL;
    struct arena *arena = &packing->planning->arena;
    if (packing->whole) {
        mpz_t n;
        mpz_init(n);
        if (integers_pack_next(packing->whole, n))
            value = packing->kind == LANG_INTEGER ? lang_integer(arena, n) : lang_moment(arena, packing->kind, n);
        mpz_clear(n);
    } else if (packing->real) {
        mpq_t q;
        mpq_init(q);
        if (reals_pack_next(packing->real, q))
            value = lang_real(arena, q);
        mpq_clear(q);
    }
    return value;
}

const struct lang_value *packing_at(struct packing *packing, uint64_t i)
{
    while (packing->chosen.count <= i) {
        const struct lang_value *value = next_number(packing);
        if (!value)
            return NULL;
        vector_push(&packing->chosen, value);
    }
    return packing->chosen.items[i];
}
