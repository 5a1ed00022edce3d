/* How many solutions there are: exactly, and as a bound for drawing. */
#include "solver/native/compile.h"

#define TUPLES_MOST 100000 /* of lengths, for each of which the strings are counted */

/* ---- Integers and lengths ---- */

static bool has_strings(const struct part *part)
{
    for (size_t i = 0; i < part->symbol_count; i++)
        if (part->lengths_of[i])
            return true;
    return false;
}

/* False: too many states and lengths. */
static bool count_length(struct strings *strings, const mpz_t length, mpz_t count)
{
    struct error error = ERROR_INIT;
    size_t n = mpz_get_ui(length);
    const struct lengths *lengths = strings_lengths(strings);
    if (lengths && !lengths_contain(lengths, n)) {
        mpz_set_ui(count, 0);
        return true;
    }
    struct selection *selection = selection_of(strings->language, n, n, &error);
    if (selection)
        selection_count(selection, count);
    selection_free(selection);
    error_release(&error);
    return selection != NULL;
}

static uint64_t saturated(const mpz_t count)
{
    return mpz_fits_ulong_p(count) ? mpz_get_ui(count) : ORDER_UNBOUNDED;
}

static void make_room_for_tuples(struct order *order, size_t count, size_t width)
{
    order->width = width;
    order->tuple_count = count;
    order->tuples = mem_array(count * width + 1, sizeof *order->tuples);
    order->strings = mem_array(count * width + 1, sizeof *order->strings);
    for (size_t i = 0; i < count * width; i++)
        mpz_init(order->tuples[i]);
}

/* Every tuple of numbers and lengths with the count of its strings. */
static bool count_tuples(struct part *part, size_t tuples, mpz_t total)
{
    struct order *order = part->order;
    uint64_t *sizes = mem_array(tuples + 1, sizeof *sizes);
    bool done, known = true;
    mpz_t one, product;
    mpz_inits(one, product, NULL);
    make_room_for_tuples(order, tuples, part->symbol_count);
    mpz_set_ui(total, 0);
    for (size_t t = 0; t < tuples && known; t++) {
        mpz_t *tuple = order->tuples + t * part->symbol_count;
        known = linear_draw(part->linear, 0, t, tuple, &done);
        mpz_set_ui(product, 1);
        for (size_t i = 0; i < part->symbol_count && known; i++)
            if (part->lengths_of[i] && (known = count_length(part->lengths_of[i], tuple[i], one))) {
                order->strings[t * part->symbol_count + i] = saturated(one);
                mpz_mul(product, product, one);
            }
        sizes[t] = saturated(product);
        mpz_add(total, total, product);
    }
    if (known) {
        rota_init(&order->rota, sizes, tuples);
        order->has_rota = true;
    }
    mpz_clears(one, product, NULL);
    mem_free(sizes);
    return known;
}

static bool count_linear(struct part *part, mpz_t count)
{
    if (!linear_count(part->linear, count))
        return false;
    if (!has_strings(part))
        return true;
    if (mpz_cmp_ui(count, TUPLES_MOST) > 0) {
        part->exact = false;
        return false;
    }
    return count_tuples(part, mpz_get_ui(count), count);
}

/* ---- parts ---- */

static bool count_cases(struct part *part, mpz_t count)
{
    bool finite = true;
    mpz_t one;
    mpz_init(one);
    mpz_set_ui(count, 0);
    for (size_t i = 0; i < part->case_count && finite; i++) {
        finite = solutions_count(part->cases[i], one);
        mpz_add(count, count, one);
    }
    mpz_clear(one);
    return finite;
}

static bool count_now(struct part *part, mpz_t count)
{
    switch (part->kind) {
    case PART_STRING:
        return strings_count(part->strings, count);
    case PART_INTEGER:
        return integers_count(part->integers, count);
    case PART_REAL:
        return reals_finite(part->reals, count);
    case PART_FINITE:
        mpz_set_ui(count, part->value_count);
        return true;
    case PART_DERIVED:
        mpz_set_ui(count, 1);
        return true;
    case PART_LINEAR:
        return count_linear(part, count);
    case PART_CASES:
        return count_cases(part, count);
    case PART_FOREIGN:
        return foreign_count(part->foreign, count);
    case PART_SAMPLED:
        return sampled_count(part->sampled, count);
    case PART_GUESSED:
        return false;
    }
    BUG("a part of no kind");
}

static void count_once(struct part *part)
{
    struct order *order = part->order;
    if (order->counted)
        return;
    order->finite = count_now(part, order->count);
    order->bound = order->finite ? saturated(order->count) : ORDER_UNBOUNDED;
    /* A solver's end comes later. */
    order->counted = part->kind != PART_FOREIGN;
}

bool count_part(struct part *part, mpz_t count)
{
    if (part->kind == PART_FOREIGN)
        return foreign_count(part->foreign, count);
    count_once(part);
    mpz_set(count, part->order->count);
    return part->order->finite;
}

uint64_t part_bound(struct part *part)
{
    if (part->order->reached)
        return part->order->bound;
    count_once(part);
    return part->order->bound;
}

/* ---- products ---- */

bool solutions_count(struct solutions *solutions, mpz_t count)
{
    bool finite = solutions->state != SOLUTIONS_UNKNOWN;
    mpz_t one;
    mpz_init(one);
    mpz_set_ui(count, solutions->state == SOLUTIONS_NONE ? 0 : 1);
    for (size_t i = 0; i < solutions->part_count && finite; i++) {
        finite = count_part(&solutions->parts[i], one);
        mpz_mul(count, count, one);
    }
    mpz_clear(one);
    return finite;
}

bool part_count(struct solutions *solutions, size_t part, mpz_t count)
{
    return count_part(&solutions->parts[part], count);
}

uint64_t solutions_bound(struct solutions *solutions)
{
    uint64_t bound = solutions->state == SOLUTIONS_NONE ? 0 : 1;
    for (size_t i = 0; i < solutions->part_count; i++)
        if (solutions->parts[i].kind != PART_DERIVED &&
            __builtin_mul_overflow(bound, part_bound(&solutions->parts[i]), &bound))
            return ORDER_UNBOUNDED;
    return bound;
}
