/* Drawing: a product takes the i-th of one part and, in step with it, others of the rest. */
#include "solver/native/compile.h"

/* ---- numbers ---- */

/* The place of i in a shuffled order of count (>= 2^64) ranks: each i has a slice of them. */
static void large_rank(uint64_t seed, uint64_t i, const mpz_t count, mpz_t rank)
{
    mpz_mul_ui(rank, count, order_shuffled(seed, i, UINT64_MAX));
    mpz_fdiv_q_2exp(rank, rank, 64);
}

static void shuffled_rank(uint64_t seed, uint64_t i, const mpz_t count, mpz_t rank)
{
    if (mpz_fits_ulong_p(count))
        mpz_set_ui(rank, order_shuffled(seed, i, mpz_get_ui(count)));
    else
        large_rank(seed, i, count, rank);
}

#define WINDOW_LEAST (1UL << 20)

static void open_window(struct part *part)
{
    struct order *order = part->order;
    mpz_t least;
    mpz_init_set_ui(least, WINDOW_LEAST);
    order->window = integers_window(part->integers, least);
    integers_count(order->window, order->window_count);
    mpz_clear(least);
}

/* How many of the wide window are less than all of the narrow one. */
static void open_wide_window(struct part *part)
{
    struct order *order = part->order;
    mpz_t low, high, middle, value, first;
    mpz_inits(low, high, middle, value, first, NULL);
    mpz_ui_pow_ui(high, 2, 65);
    order->wide = integers_window(part->integers, high);
    integers_count(order->wide, order->wide_count);
    integers_least(order->window, first);
    mpz_set(high, order->wide_count);
    while (mpz_cmp(low, high) < 0) {
        mpz_add(middle, low, high);
        mpz_fdiv_q_2exp(middle, middle, 1);
        integers_nth(order->wide, middle, value);
        if (mpz_cmp(value, first) < 0)
            mpz_add_ui(low, middle, 1);
        else
            mpz_set(high, middle);
    }
    mpz_set(order->below, low);
    order->has_wide = true;
    mpz_clears(low, high, middle, value, first, NULL);
}

/* What a tester would like to see first comes first; then the rest, if so many are wanted. */
static void draw_unbounded(struct part *part, uint64_t seed, uint64_t i, mpz_t out)
{
    struct order *order = part->order;
    if (!order->window)
        open_window(part);
    mpz_t rank, left;
    mpz_inits(rank, left, NULL);
    if (mpz_cmp_ui(order->window_count, i) > 0) {
        shuffled_rank(seed, i, order->window_count, rank);
        integers_nth(order->window, rank, out);
    } else {
        if (!order->has_wide)
            open_wide_window(part);
        mpz_sub(left, order->wide_count, order->window_count);
        shuffled_rank(seed, i - mpz_get_ui(order->window_count), left, rank);
        if (mpz_cmp(rank, order->below) >= 0)
            mpz_add(rank, rank, order->window_count);
        integers_nth(order->wide, rank, out);
    }
    mpz_clears(rank, left, NULL);
}

static const struct lang_value *draw_integer(struct part *part, uint64_t seed, uint64_t i, struct arena *arena)
{
    struct order *order = part->order;
    mpz_t value, rank;
    mpz_inits(value, rank, NULL);
    if (order->finite) {
        shuffled_rank(seed, i, order->count, rank);
        integers_nth(part->integers, rank, value);
    } else {
        draw_unbounded(part, seed, i, value);
    }
    const struct lang_value *result = lang_moment(arena, part->symbols[0]->type->kind, value);
    mpz_clears(value, rank, NULL);
    return result;
}

static const struct lang_value *draw_real(struct part *part, uint64_t seed, uint64_t i, struct arena *arena)
{
    mpq_t value;
    mpq_init(value);
    reals_draw(part->reals, seed, i, value);
    const struct lang_value *result = lang_real(arena, value);
    mpq_clear(value);
    return result;
}

/* ---- strings ---- */

static const struct lang_value *draw_string(struct part *part, uint64_t seed, uint64_t i, struct arena *arena)
{
    struct text text;
    text_init(&text);
    const struct lang_value *value = NULL;
    if (strings_draw(part->strings, seed, i, &text))
        value = lang_string(arena, text.s, text.length);
    text_release(&text);
    return value;
}

/* The string of a length that a variation of several of them has; counts NULL: all of them vary. */
static uint64_t own_variation(const struct part *part, const uint64_t *counts, size_t at, uint64_t *variation)
{
    uint64_t rest = 1, own;
    if (!counts)
        return *variation;
    for (size_t i = at + 1; i < part->symbol_count; i++)
        if (part->lengths_of[i] && __builtin_mul_overflow(rest, counts[i], &rest))
            rest = ORDER_UNBOUNDED;
    return order_pair(variation, counts[at], rest, &own) ? own : 0;
}

static bool draw_tuple(struct part *part, const mpz_t *tuple, const uint64_t *counts, uint64_t seed, uint64_t variation,
                       struct arena *arena, const struct lang_value **values)
{
    struct text text;
    bool drawn = true;
    text_init(&text);
    for (size_t i = 0; i < part->symbol_count && drawn; i++) {
        const struct lang_symbol *symbol = part->symbols[i];
        if (!part->lengths_of[i]) {
            values[symbol->index] = lang_moment(arena, symbol->type->kind, tuple[i]);
            continue;
        }
        uint64_t own = own_variation(part, counts, i, &variation), string_seed = order_seed(seed, symbol->index);
        drawn = strings_draw_length(part->lengths_of[i], mpz_get_ui(tuple[i]), string_seed, own, &text);
        /* where the tuples are what differs, there may be fewer strings than tuples: any will do */
        for (; !drawn && !counts && own > 0; own /= 2)
            drawn = strings_draw_length(part->lengths_of[i], mpz_get_ui(tuple[i]), string_seed, own / 2, &text);
        if (drawn)
            values[symbol->index] = lang_string(arena, text.s, text.length);
    }
    text_release(&text);
    return drawn;
}

static bool has_strings(const struct part *part)
{
    for (size_t i = 0; i < part->symbol_count; i++)
        if (part->lengths_of[i])
            return true;
    return false;
}

static bool draw_linear(struct part *part, uint64_t seed, uint64_t i, struct arena *arena,
                        const struct lang_value **values)
{
    struct order *order = part->order;
    size_t tuple;
    bool done;
    if (order->has_rota) {
        uint64_t variation;
        return rota_at(&order->rota, seed, i, &tuple, &variation) &&
               draw_tuple(part, (const mpz_t *)order->tuples + tuple * order->width,
                          order->strings + tuple * order->width, seed, variation, arena, values);
    }
    if (!order->scratch) {
        order->width = part->symbol_count;
        order->scratch = mem_array(part->symbol_count, sizeof *order->scratch);
        for (size_t k = 0; k < part->symbol_count; k++)
            mpz_init(order->scratch[k]);
    }
    if (!linear_draw(part->linear, seed, i, order->scratch, &done)) {
        part->exact = part->exact && done && !has_strings(part); /* of which each tuple may have more */
        return false;
    }
    return draw_tuple(part, (const mpz_t *)order->scratch, NULL, seed, i, arena, values);
}

/* ---- cases ---- */

static void make_rota(struct part *part)
{
    struct order *order = part->order;
    uint64_t *sizes = mem_array(part->case_count + 1, sizeof *sizes);
    bool settled = true;
    for (size_t i = 0; i < part->case_count; i++) {
        sizes[i] = solutions_bound(part->cases[i]);
        settled = settled && sizes[i] != ORDER_UNBOUNDED;
    }
    rota_release(&order->rota);
    rota_init(&order->rota, sizes, part->case_count);
    order->rota.shuffled = settled;
    order->has_rota = true;
    mem_free(sizes);
}

static bool draw_cases(struct part *part, uint64_t seed, uint64_t i, struct arena *arena,
                       const struct lang_value **values)
{
    struct order *order = part->order;
    const struct lang_value *nothing = NULL;
    size_t number;
    uint64_t index;
    if (!order->has_rota)
        make_rota(part);
    for (size_t k = 0; k < part->symbol_count; k++) /* not every case speaks of every choice */
        if (part->symbols[k]->kind == LANG_CHOICE)
            values[part->symbols[k]->index] = nothing = nothing ? nothing : lang_integer_small(arena, 0);
    while (rota_at(&order->rota, seed, i, &number, &index)) {
        struct solutions *one = part->cases[number];
        if (draw_product(one, order_seed(seed, number), index, arena, values))
            return true;
        part->exact = part->exact && one->exact;
        uint64_t before = rota_size(&order->rota, number);
        make_rota(part); /* its end is known now */
        if (rota_size(&order->rota, number) >= before)
            return false;
    }
    return false;
}

/* ---- a part ---- */

static bool draw_now(struct part *part, uint64_t seed, uint64_t i, struct arena *arena,
                     const struct lang_value **values)
{
    size_t index = part->symbols[0]->index;
    switch (part->kind) {
    case PART_STRING:
        return (values[index] = draw_string(part, seed, i, arena)) != NULL;
    case PART_INTEGER:
        values[index] = draw_integer(part, seed, i, arena);
        return true;
    case PART_REAL:
        values[index] = draw_real(part, seed, i, arena);
        return true;
    case PART_FINITE:
        values[index] = lang_value_copy(arena, part->values[order_shuffled(seed, i, part->value_count)]);
        return true;
    case PART_DERIVED:
        return true;
    case PART_LINEAR:
        return draw_linear(part, seed, i, arena, values);
    case PART_CASES:
        return draw_cases(part, seed, i, arena, values);
    case PART_FOREIGN:
        return foreign_draw(part->foreign, &part->assertions, seed, i, arena, values);
    case PART_SAMPLED:
        return sampled_draw(part->sampled, seed, i, arena, values);
    case PART_GUESSED:
        return guessed_draw(part->guessed, seed, i, arena, values);
    }
    BUG("a part of no kind");
}

/* The order of another seed may end elsewhere. */
static void forget_other_end(struct part *part, uint64_t seed)
{
    if (part->order->reached && part->order->seed != seed)
        part->order->reached = part->order->counted = false;
}

/* The seed of a part is that of its first symbol, wherever it stands. */
bool draw_part(struct part *part, uint64_t seed, uint64_t i, struct arena *arena, const struct lang_value **values)
{
    struct order *order = part->order;
    uint64_t own_seed = order_seed(seed, part->symbols[0]->index);
    forget_other_end(part, seed);
    if (i >= part_bound(part))
        return false;
    if (draw_now(part, own_seed, i, arena, values))
        return true;
    if (part->kind == PART_FOREIGN)
        part->exact = part->exact && !foreign_gave_up(part->foreign);
    order->reached = true;
    order->seed = seed;
    order->bound = i;
    return false;
}

/* ---- a product ---- */

#define FEW_PARTS 32

/* bounds[k]: of all parts behind the k-th together. */
static void rest_bounds(struct solutions *solutions, uint64_t seed, uint64_t *bounds)
{
    uint64_t rest = 1;
    for (size_t k = solutions->part_count; k-- > 0;) {
        forget_other_end(&solutions->parts[k], seed);
        bounds[k] = rest;
        if (solutions->parts[k].kind != PART_DERIVED &&
            __builtin_mul_overflow(rest, part_bound(&solutions->parts[k]), &rest))
            rest = ORDER_UNBOUNDED;
    }
}

/* False with *part < part_count: that part has no such one; else there is no i-th. */
static bool draw_parts(struct solutions *solutions, const uint64_t *bounds, uint64_t seed, uint64_t i,
                       struct arena *arena, const struct lang_value **values, size_t *failed)
{
    *failed = SIZE_MAX;
    for (size_t k = 0; k < solutions->part_count; k++) {
        struct part *part = &solutions->parts[k];
        uint64_t own;
        if (part->kind == PART_DERIVED)
            break;
        if (!order_pair(&i, part_bound(part), bounds[k], &own))
            return false;
        if (!draw_part(part, seed, own, arena, values)) {
            *failed = k;
            solutions->exact = solutions->exact && part->exact;
            return false;
        }
    }
    return i == 0;
}

bool draw_product(struct solutions *solutions, uint64_t seed, uint64_t i, struct arena *arena,
                  const struct lang_value **values)
{
    if (solutions->state != SOLUTIONS_SOME)
        return false;
    uint64_t few[FEW_PARTS], *bounds = few;
    if (solutions->part_count > FEW_PARTS)
        bounds = mem_array(solutions->part_count, sizeof *bounds);
    bool drawn, again;
    do { /* a part whose end was reached is known better now */
        size_t failed;
        rest_bounds(solutions, seed, bounds);
        drawn = draw_parts(solutions, bounds, seed, i, arena, values, &failed);
        again = failed != SIZE_MAX && part_bound(&solutions->parts[failed]) > 0;
    } while (again);
    if (bounds != few)
        mem_free(bounds);
    if (!drawn)
        return false;
    solutions_derive(solutions, arena, values);
    return true;
}

/* ---- solutions.h ---- */

bool solutions_draw(struct solutions *solutions, uint64_t seed, uint64_t i, struct arena *arena,
                    const struct lang_value **values)
{
    solutions_begin(solutions, arena, values);
    return draw_product(solutions, seed, i, arena, values);
}

void solutions_begin(const struct solutions *solutions, struct arena *arena, const struct lang_value **values)
{
    const struct store *store = solutions->store;
    const struct lang_value *nothing = store->choice_count > 0 ? lang_integer_small(arena, 0) : NULL;
    for (size_t i = 0; i < store->choice_count; i++)
        values[store->choices[i]->index] = nothing;
}

bool part_draw(struct solutions *solutions, size_t part, uint64_t seed, uint64_t i, struct arena *arena,
               const struct lang_value **values)
{
    return draw_part(&solutions->parts[part], seed, i, arena, values);
}

void solutions_derive(struct solutions *solutions, struct arena *arena, const struct lang_value **values)
{
    for (size_t k = 0; k < solutions->own_count; k++)
        if (solutions->fixed[k])
            values[solutions->own[k]->index] = lang_value_copy(arena, solutions->fixed[k]);
    for (size_t k = 0; k < solutions->part_count; k++) {
        const struct part *part = &solutions->parts[k];
        if (part->kind != PART_DERIVED)
            continue;
        struct error error = ERROR_INIT;
        const struct lang_value *value = lang_evaluate(arena, part->derived, values, NULL, &error);
        if (!value)
            BUG("'%s' has no value: %s", part->symbols[0]->name, error.message.s);
        values[part->symbols[0]->index] = lang_value_copy(arena, value); /* it may be one of the term */
    }
}
