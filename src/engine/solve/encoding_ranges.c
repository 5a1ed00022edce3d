/* Where numbers in order serve, all of them can be asked for in ranges that
 * cannot meet: the inputs are spread over what the number may be by itself, and
 * since no question depends on an answer, many go to the solver at once.  What
 * is still missing then is asked for in order (encoding_one.c). */
#include "engine/solve/encoding_asking.h"

#include "front/lang/term.h"
#include "solver/native/feature.h"

#define FIRST_CHUNK 8
#define CHUNK_MOST 128
#define RANGES_MOST 1000000

/* Every value of the feature is among these; NULL: not known. */
static struct integers *all_values(struct asking *asking)
{
    const struct lang_term *term = asking->core->feature;
    if (term->type->kind == LANG_REAL || term_may_be_undefined(term) != (term->op == LANG_COVER_CLASS))
        return NULL;
    if (term->op == LANG_COVER_CLASS) {
        mpz_t least, greatest;
        mpz_inits(least, greatest, NULL);
        cover_size(term->cover->cover, greatest);
        mpz_sub_ui(greatest, greatest, 1);
        struct integers *all = integers_between(least, greatest);
        mpz_clears(least, greatest, NULL);
        return all;
    }
    struct solutions *solutions = pins_solutions(asking);
    struct feature *feature = solutions ? feature_of(solutions, term) : NULL;
    const struct integers *known = feature ? feature_integers(feature) : NULL;
    struct integers *all = known ? integers_copy(known) : NULL;
    feature_free(feature);
    return all;
}

/* Nothing else is to be chosen but what the feature is about, and strings later. */
static bool is_all(const struct asking *asking)
{
    for (size_t i = 0; i < asking->flat->symbol_count; i++) {
        const struct lang_symbol *symbol = asking->flat->symbols[i];
        bool later = symbol->type->kind == LANG_STRING && !asking->joint;
        if (!later && !term_mentions(asking->order.feature, symbol))
            return false;
    }
    return true;
}

void ranges_begin(struct asking *asking)
{
    struct ranges *ranges = &asking->ranges;
    bool fits = asking->order.form && asking->n > 1 && asking->n < RANGES_MOST && is_all(asking);
    struct integers *all = fits ? all_values(asking) : NULL;
    if (!all)
        return;
    mpz_t n, count;
    mpz_inits(ranges->distance, ranges->next, n, count, NULL);
    ranges->open = true;
    mpz_set_ui(ranges->distance, 1);
    if (asking->order.form->kind == FORM_APART)
        mpz_set(ranges->distance, asking->order.form->distance->integer);
    mpz_set_ui(n, asking->n);
    if (!integers_pack_count(all, ranges->distance, count) || mpz_cmp(count, n) >= 0)
        ranges->packing = integers_pack(all, ranges->distance, n, asking->options.seed);
    ranges->left = ranges->packing && integers_pack_next(ranges->packing, ranges->next);
    ranges->chunk = FIRST_CHUNK;
    mpz_clears(n, count, NULL);
    integers_free(all);
}

void ranges_release(struct ranges *ranges)
{
    integers_packing_free(ranges->packing);
    vector_release(&ranges->choices);
    if (ranges->open)
        mpz_clears(ranges->distance, ranges->next, NULL);
}

static const struct lang_term *within(struct asking *asking, const mpz_t from, const mpz_t to)
{
    struct arena *arena = &asking->arena;
    const struct lang_term *feature = asking->order.feature;
    enum lang_kind kind = feature->type->kind;
    const struct lang_term *bounds[2];
    for (int i = 0; i < 2; i++) {
        const struct lang_value *end = kind == LANG_INTEGER ? lang_integer(arena, i == 0 ? from : to)
                                                            : lang_moment(arena, kind, i == 0 ? from : to);
        const struct lang_term *constant = term_constant(arena, feature->type, end);
        bounds[i] = term_binary(arena, LANG_LESS_EQUAL, type_plain(LANG_BOOLEAN), i == 0 ? constant : feature,
                                i == 0 ? feature : constant);
    }
    return term_connect(arena, LANG_AND, bounds, 2);
}

/* From one number of the packing up to where the next one's begins. */
static const struct lang_term *next_range(struct asking *asking)
{
    struct ranges *ranges = &asking->ranges;
    mpz_t from, to;
    mpz_inits(from, to, NULL);
    mpz_set(from, ranges->next);
    ranges->left = integers_pack_next(ranges->packing, ranges->next);
    if (ranges->left)
        mpz_sub(to, ranges->next, ranges->distance);
    else
        mpz_set(to, from);
    const struct lang_term *range = within(asking, from, to);
    mpz_clears(from, to, NULL);
    return range;
}

static void ask_chunk(struct asking *asking, struct text *why)
{
    struct ranges *ranges = &asking->ranges;
    const struct lang_term *terms[CHUNK_MOST];
    enum solver_answer answers[CHUNK_MOST];
    size_t count = 0, stride = asking->flat->symbol_count + asking->lazies.count;
    while (count < ranges->chunk && ranges->left)
        terms[count++] = next_range(asking);
    const struct lang_value **values = arena_alloc(&asking->arena, (count * stride + 1) * sizeof *values);
    solver_check_each(asking->solver, terms, count, stride, &asking->arena, values, answers, why);
    ranges->choices.count = 0;
    ranges->taken = 0;
    for (size_t k = 0; k < count; k++) {
        if (answers[k] == SOLVER_SATISFIABLE)
            vector_push(&ranges->choices, values + k * stride);
        ranges->left = ranges->left && answers[k] != SOLVER_UNKNOWN;
    }
    ranges->chunk = ranges->chunk * 2 < CHUNK_MOST ? ranges->chunk * 2 : CHUNK_MOST;
}

bool ranges_next(struct asking *asking, struct arena *arena, struct text *why)
{
    struct ranges *ranges = &asking->ranges;
    while (ranges->taken == ranges->choices.count && ranges->left)
        ask_chunk(asking, why);
    if (ranges->taken == ranges->choices.count)
        return false;
    const struct lang_value **chosen = ranges->choices.items[ranges->taken++];
    for (size_t i = 0; i < asking->flat->symbol_count + asking->lazies.count; i++)
        asking->values[i] = chosen[i] ? lang_value_copy(arena, chosen[i]) : NULL;
    return true;
}
