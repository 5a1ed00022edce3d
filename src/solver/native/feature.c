#include "solver/native/feature_parts.h"

/* ---- constants ---- */

static bool constant_count(struct feature *feature, mpz_t count)
{
    (void)feature;
    mpz_set_ui(count, 1);
    return true;
}

static bool constant_draw(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation, struct arena *arena,
                          const struct lang_value **values, const struct lang_value **value)
{
    (void)seed;
    (void)variation;
    if (i > 0)
        return false;
    if (value)
        *value = feature_value(feature, arena, values);
    return true;
}

static bool constant_reach(struct feature *feature, const struct lang_value *value, uint64_t seed, uint64_t variation,
                           struct arena *arena, const struct lang_value **values)
{
    (void)seed;
    (void)variation;
    const struct lang_value *mine = feature_value(feature, arena, values);
    return mine && lang_value_equal(mine, value);
}

static struct feature *feature_of_constant(const struct lang_term *term)
{
    static const struct feature_kind kind = {.count = constant_count, .draw = constant_draw, .reach = constant_reach};
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    bool defined = lang_evaluate(&arena, term, NULL, NULL, &error) != NULL;
    arena_release(&arena);
    error_release(&error);
    if (!defined)
        return NULL;
    struct feature *feature = mem_alloc(sizeof *feature);
    feature->kind = &kind;
    feature->exact = true;
    return feature;
}

/* ---- which kind it is ---- */

struct placing {
    struct solutions *solutions;
    struct arena *arena;
    size_t part; /* SIZE_MAX: none yet */
    bool several;
};

/* A fixed symbol becomes a constant, a derived one what it is; of others the part is noted. */
static const struct lang_term *place_symbol(void *context, const struct lang_term *symbol)
{
    struct placing *placing = context;
    if (symbol->symbol->kind == LANG_BOUND)
        return NULL;
    const struct lang_value *fixed = solutions_fixed(placing->solutions, symbol->symbol);
    if (fixed)
        return term_constant(placing->arena, symbol->type, lang_value_copy(placing->arena, fixed));
    size_t part = solutions_part_of(placing->solutions, symbol->symbol);
    if (part != SIZE_MAX && placing->solutions->parts[part].kind == PART_DERIVED)
        return term_replace(placing->arena, placing->solutions->parts[part].derived, place_symbol, placing);
    placing->several = placing->several || part == SIZE_MAX || (placing->part != SIZE_MAX && placing->part != part);
    placing->part = part;
    return NULL;
}

struct feature *feature_of(struct solutions *solutions, const struct lang_term *term)
{
    static feature_maker *const makers[] = {feature_of_symbol, feature_of_length, feature_of_linear,
                                            feature_of_cover,  feature_of_slice,  feature_of_cases,
                                            feature_of_groups};
    struct arena arena = ARENA_INIT;
    struct placing placing = {solutions, &arena, SIZE_MAX, false};
    struct feature *feature = NULL;
    if (solutions->state == SOLUTIONS_SOME)
        term = term_replace(&arena, term, place_symbol, &placing);
    else
        placing.several = true;
    if (!placing.several && placing.part == SIZE_MAX)
        feature = feature_of_constant(term);
    for (size_t i = 0; i < sizeof makers / sizeof *makers && !placing.several && placing.part != SIZE_MAX && !feature;
         i++)
        feature = makers[i](solutions, term, placing.part);
    if (!feature) {
        arena_release(&arena);
        return NULL;
    }
    feature->solutions = solutions;
    feature->term = term;
    feature->part = placing.part;
    feature->arena = arena;
    return feature;
}

void feature_free(struct feature *feature)
{
    if (!feature)
        return;
    if (feature->kind->release)
        feature->kind->release(feature);
    arena_release(&feature->arena);
    mem_free(feature);
}

size_t feature_part(const struct feature *feature)
{
    return feature->part;
}

bool feature_count(struct feature *feature, mpz_t count)
{
    return feature->kind->count(feature, count);
}

bool feature_exact(const struct feature *feature)
{
    return feature->exact;
}

bool feature_draw(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation, struct arena *arena,
                  const struct lang_value **values, const struct lang_value **value)
{
    return feature->kind->draw(feature, seed, i, variation, arena, values, value);
}

bool feature_reach(struct feature *feature, const struct lang_value *value, uint64_t seed, uint64_t variation,
                   struct arena *arena, const struct lang_value **values)
{
    return feature->kind->reach(feature, value, seed, variation, arena, values);
}

const struct integers *feature_integers(struct feature *feature)
{
    return feature->kind->integers ? feature->kind->integers(feature) : NULL;
}

const struct reals *feature_reals(struct feature *feature)
{
    return feature->kind->reals ? feature->kind->reals(feature) : NULL;
}

struct solutions *feature_fix(struct feature *feature, const struct lang_value *value, struct error *error)
{
    struct arena *arena = &feature->arena;
    const struct lang_term *constant = term_constant(arena, feature->term->type, lang_value_copy(arena, value));
    const struct lang_term *equal = term_binary(arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), feature->term, constant);
    return solutions_narrow(feature->solutions, equal, error);
}

/* ---- what the kinds share ---- */

const struct lang_value *feature_value(const struct feature *feature, struct arena *arena,
                                       const struct lang_value *const *values)
{
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(arena, feature->term, values, NULL, &error);
    error_release(&error);
    return value;
}

uint64_t feature_wrap(uint64_t i, const mpz_t count)
{
    return mpz_sgn(count) > 0 && mpz_fits_ulong_p(count) ? i % mpz_get_ui(count) : i;
}

void shuffle_init(struct shuffle *shuffle, const mpz_t size)
{
    *shuffle = (struct shuffle){0};
    mpz_init_set(shuffle->size, size);
    mpz_inits(shuffle->stride, shuffle->shift, NULL);
    mpz_mul_ui(shuffle->stride, size, 11400714819323198485u);
    mpz_fdiv_q_2exp(shuffle->stride, shuffle->stride, 64);
    mpz_t common;
    mpz_init(common);
    do {
        mpz_add_ui(shuffle->stride, shuffle->stride, 1);
        mpz_gcd(common, shuffle->stride, size);
    } while (mpz_cmp_ui(common, 1) != 0);
    mpz_clear(common);
}

void shuffle_release(struct shuffle *shuffle)
{
    mpz_clears(shuffle->size, shuffle->stride, shuffle->shift, NULL);
}

static void shift_by(struct shuffle *shuffle, uint64_t seed)
{
    struct dice dice = dice_of(seed, 0);
    mpz_set_ui(shuffle->shift, 0);
    for (size_t limbs = mpz_size(shuffle->size); limbs > 0; limbs--) {
        mpz_mul_2exp(shuffle->shift, shuffle->shift, 64);
        mpz_add_ui(shuffle->shift, shuffle->shift, dice_roll(&dice));
    }
    mpz_fdiv_r(shuffle->shift, shuffle->shift, shuffle->size);
    shuffle->seed = seed;
    shuffle->has_seed = true;
}

void shuffle_at(struct shuffle *shuffle, uint64_t seed, const mpz_t i, mpz_t out)
{
    if (!shuffle->has_seed || shuffle->seed != seed)
        shift_by(shuffle, seed);
    mpz_mul(out, shuffle->stride, i);
    mpz_add(out, out, shuffle->shift);
    mpz_fdiv_r(out, out, shuffle->size);
}

uint64_t shuffle_small(uint64_t size, uint64_t seed, uint64_t i)
{
    struct dice dice = dice_of(seed, size);
    uint64_t stride = dice_stride(size * 5 / 8 + 1, size), shift = dice_below(&dice, size);
    return (uint64_t)(((unsigned __int128)stride * i + shift) % size);
}
