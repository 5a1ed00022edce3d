/* One of several numbers (or lengths) that are coupled: each value that it may
 * have is tried with the others around it. */
#include "solver/native/feature_parts.h"

#define FAR_BITS 33        /* values beyond 2^this are not looked for */
#define MISS_LIMIT 2000    /* candidates in vain, one after the other, of a wide range */

struct linear_value {
    mpz_t value;
    struct linear *linear; /* in which the variable is this */
};

struct linear_feature {
    struct feature feature;
    struct part *in;
    size_t variable;
    struct integers *candidates; /* finite */
    bool all;                    /* no other value is possible */
    struct shuffle shuffle;
    mpz_t size, next, *numbers; /* numbers: what linear_draw puts */
    uint64_t seed;
    bool has_seed, missed; /* missed: some candidate was given up */
    VECTOR(struct linear_value) found;
    struct text text;
};

static enum linear_state state_within(const struct linear *linear, size_t variable, struct integers *set)
{
    struct linear *narrow = linear_narrow(linear, variable, set);
    enum linear_state state = narrow ? linear_state(narrow) : LINEAR_UNKNOWN;
    linear_free(narrow);
    integers_free(set);
    return state;
}

/* The least power of two beyond which there is no value on this side; false: there may be further away. */
static bool bound_of(const struct part *part, size_t variable, int sign, mpz_t bound)
{
    for (unsigned bits = 0; bits <= FAR_BITS; bits++) {
        mpz_set_ui(bound, 1);
        mpz_mul_2exp(bound, bound, bits);
        if (sign < 0)
            mpz_neg(bound, bound);
        struct integers *beyond = sign < 0 ? integers_between(NULL, bound) : integers_between(bound, NULL);
        if (state_within(part->linear, variable, beyond) == LINEAR_NONE)
            return true;
    }
    return false;
}

static void find_candidates(struct linear_feature *f)
{
    mpz_t least, greatest, many;
    mpz_inits(least, greatest, many, NULL);
    bool below = bound_of(f->in, f->variable, -1, least), above = bound_of(f->in, f->variable, 1, greatest);
    struct integers *between = integers_between(least, greatest);
    struct strings *strings = f->in->lengths_of ? f->in->lengths_of[f->variable] : NULL;
    const struct lengths *lengths = strings ? strings_lengths(strings) : NULL;
    if (lengths) {
        struct integers *possible = integers_of_lengths(lengths);
        f->candidates = possible ? integers_and(between, possible) : NULL;
        integers_free(possible);
    }
    if (!f->candidates)
        f->candidates = integers_copy(between);
    if (!above && strings) { /* strings of sensible lengths */
        mpz_set_ui(greatest, 1000);
        mpz_set_ui(least, 0);
        struct integers *sensible = integers_between(least, greatest);
        struct integers *fewer = integers_and(f->candidates, sensible);
        integers_free(sensible);
        if (fewer && !integers_empty(fewer)) {
            integers_free(f->candidates);
            f->candidates = fewer;
        } else {
            integers_free(fewer);
        }
    }
    f->all = above && (below || strings);
    integers_free(between);
    mpz_clears(least, greatest, many, NULL);
}

static void start_again(struct linear_feature *f, uint64_t seed)
{
    for (size_t i = 0; i < f->found.count; i++) {
        mpz_clear(f->found.items[i].value);
        linear_free(f->found.items[i].linear);
    }
    f->found.count = 0;
    f->seed = seed;
    f->has_seed = true;
    mpz_set_ui(f->next, 0);
}

static bool find_next(struct linear_feature *f)
{
    mpz_t place;
    mpz_init(place);
    bool found = false;
    for (unsigned misses = 0; !found && misses < MISS_LIMIT && mpz_cmp(f->next, f->size) < 0; misses++) {
        struct linear_value value = {0};
        shuffle_at(&f->shuffle, f->seed, f->next, place);
        mpz_add_ui(f->next, f->next, 1);
        mpz_init(value.value);
        integers_nth(f->candidates, place, value.value);
        struct integers *one = integers_between(value.value, value.value);
        value.linear = linear_narrow(f->in->linear, f->variable, one);
        integers_free(one);
        enum linear_state state = value.linear ? linear_state(value.linear) : LINEAR_UNKNOWN;
        found = state == LINEAR_SOME;
        f->missed = f->missed || state == LINEAR_UNKNOWN;
        if (found) {
            vector_push(&f->found, value);
        } else {
            mpz_clear(value.value);
            linear_free(value.linear);
        }
    }
    mpz_clear(place);
    if (!found && mpz_cmp(f->next, f->size) < 0)
        f->missed = true;
    f->feature.exact = f->feature.exact && !f->missed;
    return found;
}

/* ---- from numbers to values ---- */

static bool put_numbers(struct linear_feature *f, uint64_t seed, uint64_t variation, struct arena *arena,
                        const struct lang_value **values)
{
    for (size_t k = 0; k < f->in->symbol_count; k++) {
        const struct lang_symbol *symbol = f->in->symbols[k];
        if (symbol->type->kind == LANG_STRING) {
            struct strings *strings = f->in->lengths_of[k];
            size_t length = mpz_get_ui(f->numbers[k]);
            if (!strings_draw_length(strings, length, seed, variation, &f->text) &&
                !strings_draw_length(strings, length, seed, 0, &f->text))
                return false;
            values[symbol->index] = lang_string(arena, f->text.s, f->text.length);
        } else {
            values[symbol->index] = symbol->type->kind == LANG_INTEGER
                                        ? lang_integer(arena, f->numbers[k])
                                        : lang_moment(arena, symbol->type->kind, f->numbers[k]);
        }
    }
    return true;
}

static bool draw_within(struct linear_feature *f, struct linear *linear, uint64_t seed, uint64_t variation,
                        struct arena *arena, const struct lang_value **values)
{
    bool done;
    return (linear_draw(linear, seed, variation, f->numbers, &done) ||
            (variation > 0 && linear_draw(linear, seed, 0, f->numbers, &done))) &&
           put_numbers(f, seed, variation, arena, values);
}

/* ---- the functions of the kind ---- */

static bool linear_feature_count(struct feature *feature, mpz_t count)
{
    (void)feature;
    (void)count;
    return false;
}

static bool linear_feature_draw(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation,
                                struct arena *arena, const struct lang_value **values, const struct lang_value **value)
{
    struct linear_feature *f = (struct linear_feature *)feature;
    if (!f->has_seed || f->seed != seed)
        start_again(f, seed);
    while (f->found.count <= i)
        if (!find_next(f))
            return false;
    if (!draw_within(f, f->found.items[i].linear, seed, variation, arena, values))
        return false;
    if (value)
        *value = feature_value(feature, arena, values);
    return true;
}

static bool linear_feature_reach(struct feature *feature, const struct lang_value *value, uint64_t seed,
                                 uint64_t variation, struct arena *arena, const struct lang_value **values)
{
    struct linear_feature *f = (struct linear_feature *)feature;
    struct integers *one = integers_between(value->integer, value->integer);
    struct linear *narrow = linear_narrow(f->in->linear, f->variable, one);
    integers_free(one);
    bool reached =
        narrow && linear_state(narrow) == LINEAR_SOME && draw_within(f, narrow, seed, variation, arena, values);
    linear_free(narrow);
    return reached;
}

static void linear_feature_release(struct feature *feature)
{
    struct linear_feature *f = (struct linear_feature *)feature;
    start_again(f, 0);
    vector_release(&f->found);
    shuffle_release(&f->shuffle);
    for (size_t k = 0; k < f->in->symbol_count; k++)
        mpz_clear(f->numbers[k]);
    mem_free(f->numbers);
    mpz_clears(f->size, f->next, NULL);
    integers_free(f->candidates);
    text_release(&f->text);
}

struct feature *feature_of_linear(struct solutions *solutions, const struct lang_term *term, size_t part)
{
    static const struct feature_kind kind = {.count = linear_feature_count,
                                             .draw = linear_feature_draw,
                                             .reach = linear_feature_reach,
                                             .release = linear_feature_release};
    struct part *p = &solutions->parts[part];
    bool length = term->op == LANG_LENGTH && term->args[0]->op == LANG_SYMBOL;
    const struct lang_term *symbol = length ? term->args[0] : term;
    if (p->kind != PART_LINEAR || symbol->op != LANG_SYMBOL || length != (symbol->type->kind == LANG_STRING))
        return NULL;
    struct linear_feature *f = mem_alloc(sizeof *f);
    f->feature.kind = &kind;
    f->in = p;
    while (p->symbols[f->variable] != symbol->symbol)
        f->variable++;
    find_candidates(f);
    mpz_inits(f->size, f->next, NULL);
    bool some = f->candidates && integers_count(f->candidates, f->size) && mpz_sgn(f->size) > 0;
    f->numbers = mem_array(p->symbol_count + 1, sizeof *f->numbers);
    for (size_t k = 0; k < p->symbol_count; k++)
        mpz_init(f->numbers[k]);
    text_init(&f->text);
    if (!some)
        mpz_set_ui(f->size, 1);
    shuffle_init(&f->shuffle, f->size);
    f->feature.exact = p->exact && f->all;
    if (some)
        return &f->feature;
    linear_feature_release(&f->feature);
    mem_free(f);
    return NULL;
}
