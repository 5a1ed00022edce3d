/* Coordinates, and the walk through their product. */
#include "engine/solve/plan_parts.h"

/* ---- counts ---- */

static uint64_t small_count(const mpz_t count)
{
    return mpz_fits_ulong_p(count) ? mpz_get_ui(count) : ENDLESS;
}

static uint64_t times(uint64_t a, uint64_t b)
{
    uint64_t product;
    return a == ENDLESS || b == ENDLESS || __builtin_mul_overflow(a, b, &product) ? ENDLESS : product;
}

static uint64_t least_common_multiple(uint64_t a, uint64_t b)
{
    if (a == ENDLESS || b == ENDLESS || a == 0 || b == 0)
        return ENDLESS;
    uint64_t x = a, y = b;
    while (y != 0) {
        uint64_t rest = x % y;
        x = y;
        y = rest;
    }
    return times(a / x, b);
}

/* For sizes a and b the pairs (i mod a, (i + i / lcm) mod b) are all different
 * for i < ab: within a period they are by the Chinese remainder theorem, and
 * each period shifts them against each other. */
static void measure(struct walk *walk)
{
    walk->count = 1;
    for (size_t k = 0; k < walk->coordinates.count; k++) {
        uint64_t size = walk->coordinates.items[k].count;
        walk->sizes[k] = walk->count;
        walk->periods[k] = least_common_multiple(walk->count, size);
        walk->count = times(walk->count, size);
    }
}

/* ---- which coordinates ---- */

struct choosing {
    struct planning *planning;
    struct solutions *solutions;
    struct walk *walk;
    uint64_t seed;
};

struct derivation {
    struct solutions *solutions;
    bool found;
};

static const struct lang_term *underived(void *context, const struct lang_term *symbol)
{
    struct derivation *d = context;
    if (symbol->symbol->kind == LANG_BOUND)
        return NULL;
    size_t part = solutions_part_of(d->solutions, symbol->symbol);
    if (part == SIZE_MAX || d->solutions->parts[part].kind != PART_DERIVED)
        return NULL;
    d->found = true;
    return d->solutions->parts[part].derived;
}

/* The item with its feature over what is not derived; the same one as a rule. */
static const struct form *over_drawn(struct choosing *c, const struct form *item)
{
    struct derivation d = {c->solutions, true};
    const struct lang_term *feature = item->feature;
    while (d.found) {
        d.found = false;
        feature = term_replace(&c->planning->arena, feature, underived, &d);
    }
    if (feature == item->feature)
        return item;
    feature = simplify(&c->planning->arena, feature);
    if (item->kind == FORM_KEY)
        return form_key(&c->planning->arena, feature);
    mpq_t distance;
    mpq_init(distance);
    if (item->distance->kind == LANG_REAL)
        mpq_set(distance, item->distance->real);
    else
        mpq_set_z(distance, item->distance->integer);
    const struct form *apart = form_apart(&c->planning->arena, feature, distance);
    mpq_clear(distance);
    return apart;
}

/* Is it a KEY of a symbol that is drawn?  Then part is its. */
static bool symbol_key(const struct solutions *solutions, const struct form *item, size_t *part)
{
    if (item->kind != FORM_KEY || item->feature->op != LANG_SYMBOL)
        return false;
    *part = solutions_part_of(solutions, item->feature->symbol);
    return true;
}

static size_t keys_of_part(const struct choosing *c, const struct form *const *items, size_t count, size_t part)
{
    size_t keys = 0, of;
    for (size_t i = 0; i < count; i++)
        keys += symbol_key(c->solutions, items[i], &of) && of == part;
    return keys;
}

static void add_part(struct choosing *c, const struct form *item, size_t part)
{
    struct coordinate k = {.kind = COORDINATE_PART, .form = item, .part = part};
    mpz_init(k.most);
    bool finite = part_count(c->solutions, part, k.most);
    k.count = finite ? small_count(k.most) : ENDLESS;
    k.exact = c->solutions->parts[part].exact;
    k.proved = finite && k.exact;
    vector_push(&c->walk->coordinates, k);
}

bool has_value(struct planning *planning, struct solutions *solutions, const struct lang_term *feature)
{
    if (form_feature_defined(feature))
        return true;
    struct error error = ERROR_INIT;
    const struct lang_term *defined =
        term_binary(&planning->arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), feature, feature);
    struct solutions *none = solutions_narrow(solutions, term_not(&planning->arena, defined), &error);
    bool has = none && none->state == SOLUTIONS_NONE && none->exact;
    if (none)
        solutions_free(none);
    error_release(&error);
    return has;
}

/* A KEY that has no value differs from everything, so that no number of values bounds it. */
static void bound_feature(struct choosing *c, struct coordinate *k)
{
    bool finite = feature_count(k->feature, k->most);
    k->count = finite ? small_count(k->most) : ENDLESS;
    k->exact = feature_exact(k->feature) && has_value(c->planning, c->solutions, k->form->feature);
    k->proved = finite && k->exact;
}

/* One input is always enough, even if the feature has no value in it. */
static void bound_packing(struct coordinate *k)
{
    bool finite = packing_count(k->packing, k->most);
    k->count = finite ? small_count(k->most) : ENDLESS;
    k->proved = finite && feature_exact(k->feature) && (mpz_sgn(k->most) > 0 || form_feature_defined(k->form->feature));
}

static bool add_feature(struct choosing *c, const struct form *item)
{
    struct feature *feature = feature_of(c->solutions, item->feature);
    if (!feature)
        return false;
    struct coordinate k = {.kind = COORDINATE_FEATURE, .form = item, .part = feature_part(feature), .feature = feature};
    if (k.part == SIZE_MAX) { /* constant: no two differ in it */
        feature_free(feature);
        return has_value(c->planning, c->solutions, item->feature);
    }
    bool packed = item->kind == FORM_APART;
    if (walk_touches(c->walk, k.part) ||
        (packed && !(k.packing = packing_of(c->planning, feature, item, seed_of(c->seed, k.part))))) {
        feature_free(feature);
        return false;
    }
    mpz_init(k.most);
    if (packed) {
        k.kind = COORDINATE_PACKING;
        bound_packing(&k);
    } else
        bound_feature(c, &k);
    vector_push(&c->walk->coordinates, k);
    return true;
}

/* Symbols that are all of a part are the part; else each item needs a part of its own. */
static bool add_item(struct choosing *c, const struct form *const *items, size_t count, const struct form *item)
{
    size_t part;
    if (!symbol_key(c->solutions, item, &part))
        return add_feature(c, item);
    if (part == SIZE_MAX)
        return true; /* it has one value */
    if (keys_of_part(c, items, count, part) < c->solutions->parts[part].symbol_count)
        return add_feature(c, item);
    for (size_t k = 0; k < c->walk->coordinates.count; k++)
        if (c->walk->coordinates.items[k].part == part)
            return c->walk->coordinates.items[k].kind == COORDINATE_PART;
    add_part(c, item, part);
    return true;
}

static void bound_walk(struct walk *walk)
{
    mpz_set_ui(walk->most, 1);
    walk->proved = true;
    for (size_t k = 0; k < walk->coordinates.count; k++) {
        walk->proved = walk->proved && walk->coordinates.items[k].proved;
        if (walk->proved)
            mpz_mul(walk->most, walk->most, walk->coordinates.items[k].most);
    }
}

static bool is_simple(const struct form *item)
{
    return item->kind == FORM_KEY || item->kind == FORM_APART;
}

bool walk_of(struct walk *walk, struct planning *planning, struct solutions *solutions, const struct form *form,
             uint64_t seed)
{
    *walk = (struct walk){.count = 0};
    struct choosing c = {planning, solutions, walk, seed};
    const struct form *const *given = form->kind == FORM_ANY ? form->items : &form;
    size_t count = form->kind == FORM_ANY ? form->count : form->kind == FORM_NEVER ? 0 : 1;
    const struct form **items = mem_array(count, sizeof *items);
    bool right = true;
    for (size_t i = 0; i < count && right; i++)
        if ((right = is_simple(given[i])))
            items[i] = over_drawn(&c, given[i]);
    if (right) {
        const struct form *over = form_join(&planning->arena, FORM_ANY, items, count);
        const struct form *const *overs = over->kind == FORM_ANY ? over->items : &over;
        size_t over_count = over->kind == FORM_ANY ? over->count : over->kind == FORM_NEVER ? 0 : 1;
        for (size_t i = 0; i < over_count && right; i++)
            right = is_simple(overs[i]) && add_item(&c, overs, over_count, overs[i]);
    }
    mem_free(items);
    walk->sizes = mem_array(walk->coordinates.count, sizeof *walk->sizes);
    walk->periods = mem_array(walk->coordinates.count, sizeof *walk->periods);
    measure(walk);
    mpz_init(walk->most);
    bound_walk(walk);
    if (!right)
        walk_release(walk);
    return right;
}

void walk_release(struct walk *walk)
{
    for (size_t k = 0; k < walk->coordinates.count; k++) {
        packing_free(walk->coordinates.items[k].packing);
        if (walk->coordinates.items[k].feature)
            feature_free(walk->coordinates.items[k].feature);
        mpz_clear(walk->coordinates.items[k].most);
    }
    vector_release(&walk->coordinates);
    mem_free(walk->sizes);
    mem_free(walk->periods);
    mpz_clear(walk->most);
}

bool walk_touches(const struct walk *walk, size_t part)
{
    for (size_t k = 0; k < walk->coordinates.count; k++)
        if (walk->coordinates.items[k].part == part)
            return true;
    return false;
}

/* ---- going ---- */

/* A packing has as many numbers as will be needed of it, so that they are spread. */
void walk_start(struct walk *walk, uint64_t n)
{
    mpz_t wanted;
    mpz_init(wanted);
    for (size_t k = 0; k < walk->coordinates.count; k++) {
        struct coordinate *c = &walk->coordinates.items[k];
        if (c->kind != COORDINATE_PACKING)
            continue;
        mpz_set_ui(wanted, n);
        mpz_t most;
        mpz_init(most);
        if (packing_count(c->packing, most) && mpz_cmp(most, wanted) < 0)
            mpz_set(wanted, most);
        mpz_clear(most);
        packing_start(c->packing, wanted);
        c->count = small_count(wanted);
    }
    mpz_clear(wanted);
    measure(walk);
}

static bool coordinate_draw(struct coordinate *c, struct solutions *solutions, uint64_t seed, uint64_t i,
                            uint64_t variation, struct arena *arena, const struct lang_value **values)
{
    seed = seed_of(seed, c->part);
    if (c->kind == COORDINATE_PART)
        return part_draw(solutions, c->part, seed, i, arena, values);
    if (c->kind == COORDINATE_FEATURE)
        return feature_draw(c->feature, seed, i, variation, arena, values, NULL);
    const struct lang_value *value = packing_at(c->packing, i);
    return value && feature_reach(c->feature, value, seed, variation, arena, values);
}

bool walk_draw(struct walk *walk, struct solutions *solutions, uint64_t seed, uint64_t i, uint64_t variation,
               struct arena *arena, const struct lang_value **values)
{
    uint64_t step = i;
    for (size_t k = walk->coordinates.count; k-- > 0 && i < walk->count;) {
        struct coordinate *c = &walk->coordinates.items[k];
        uint64_t at = walk->periods[k] == ENDLESS ? step : step + step / walk->periods[k];
        uint64_t turn = c->count == ENDLESS ? 0 : i / c->count;
        if (c->count != ENDLESS)
            at %= c->count;
        if (!coordinate_draw(c, solutions, seed, at, turn + variation, arena, values)) {
            /* now it is known how many there are; all steps so far were below that, so they stay what they were */
            c->count = at;
            if (c->exact) {
                c->proved = true;
                mpz_set_ui(c->most, at);
            }
            measure(walk);
            bound_walk(walk);
            return walk_draw(walk, solutions, seed, i, variation, arena, values);
        }
        if (walk->sizes[k] != ENDLESS)
            step %= walk->sizes[k];
    }
    return i < walk->count;
}
