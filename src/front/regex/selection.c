#include "front/regex/selection.h"

#include <math.h>

#define BEYOND_SHORTEST 32

/* The default for max; false: no string is that long. */
static bool resolve_bounds(const struct language *language, size_t min, size_t *max, struct error *error)
{
    if (*max != SELECTION_FINITE)
        return true;
    struct lengths lengths;
    size_t shortest = min, next;
    if (!lengths_of(&lengths, language, error))
        return false;
    lengths_next(&lengths, min, &shortest);
    *max = shortest;
    if (!language_is_finite(language))
        *max = shortest + BEYOND_SHORTEST;
    else
        while (*max < SIZE_MAX && lengths_next(&lengths, *max + 1, &next))
            *max = next;
    lengths_release(&lengths);
    return true;
}

static void add_up(struct selection *selection)
{
    size_t count = selection->max - selection->min + 2;
    selection->starts = mem_array(count, sizeof *selection->starts);
    mpz_init(selection->starts[0]);
    for (size_t i = 1; i < count; i++) {
        mpz_init(selection->starts[i]);
        if (!language_is_empty(selection->language))
            tally_get(&selection->tally, selection->min + i - 1, 0, selection->starts[i]);
        if (mpz_sgn(selection->starts[i]))
            vector_push(&selection->lengths, selection->min + i - 1);
        mpz_add(selection->starts[i], selection->starts[i], selection->starts[i - 1]);
    }
    if (!mpz_fits_ulong_p(selection->starts[count - 1]))
        return;
    selection->narrow_starts = mem_array(count, sizeof *selection->narrow_starts);
    for (size_t i = 0; i < count; i++)
        selection->narrow_starts[i] = mpz_get_ui(selection->starts[i]);
}

struct selection *selection_of(const struct language *language, size_t min, size_t max, struct error *error)
{
    if (max < min) {
        error_set(error, ERROR_INPUT, "regex: the least length, %zu, is greater than the greatest, %zu", min, max);
        return NULL;
    }
    struct tally tally;
    if (!resolve_bounds(language, min, &max, error) || !tally_init(&tally, language, max, error))
        return NULL;
    struct selection *selection = mem_alloc(sizeof *selection);
    selection->language = language;
    selection->tally = tally;
    selection->min = min;
    selection->max = max;
    mpz_inits(selection->rank, selection->block, selection->scratch, selection->stride, selection->shift, NULL);
    add_up(selection);
    return selection;
}

void selection_free(struct selection *selection)
{
    if (!selection)
        return;
    for (size_t i = 0; i < selection->max - selection->min + 2; i++)
        mpz_clear(selection->starts[i]);
    for (size_t i = 0; selection->strides && i < selection->max - selection->min + 1; i++)
        mpz_clear(selection->strides[i]);
    mem_free(selection->strides);
    mpz_clears(selection->rank, selection->block, selection->scratch, selection->stride, selection->shift, NULL);
    vector_release(&selection->lengths);
    mem_free(selection->starts);
    mem_free(selection->narrow_starts);
    tally_release(&selection->tally);
    mem_free(selection);
}

void selection_count(const struct selection *selection, mpz_t count)
{
    mpz_set(count, *selection_total(selection));
}

void selection_count_length(const struct selection *selection, size_t length, mpz_t count)
{
    if (length < selection->min || length > selection->max || language_is_empty(selection->language))
        mpz_set_ui(count, 0);
    else
        tally_get(&selection->tally, length, 0, count);
}

/* ---- rank to string ---- */

/* Room for the longest rest is reserved once, so characters are just stored. */
static char *put(char *end, uint32_t c)
{
    if (c < 0x80) {
        *end = (char)c;
        return end + 1;
    }
    return end + utf8_encode(c, end);
}

/* Character `index` of a run. */
static char *put_of_run(char *end, const struct language_edge *edge, uint32_t index)
{
    for (; index >= edge->size; edge++)
        index -= edge->size;
    return put(end, edge->lo + index);
}

static char *spell_narrow(const struct selection *selection, uint32_t state, size_t r, uint64_t rank, char *end)
{
    const struct language *language = selection->language;
    for (; r > 0; r--) {
        const wide *row = selection->tally.small + (r - 1) * selection->tally.states;
        const struct language_edge *edge = language->edges + language->offsets[state];
        uint64_t each = (uint64_t)row[edge->target];
        while (rank >= each * edge->run_size) {
            rank -= each * edge->run_size;
            edge += edge->run_edges;
            each = (uint64_t)row[edge->target];
        }
        uint64_t index = each == 1 ? rank : rank / each;
        rank -= index * each;
        end = put_of_run(end, edge, (uint32_t)index);
        state = edge->target;
    }
    return end;
}

static double approximate(wide value)
{
    return (double)(uint64_t)(value >> 64) * 0x1p64 + (double)(uint64_t)value;
}

/* The quotient is below 2^21: the floating-point one is at most 1 off. */
static uint32_t divide(wide *rank, wide each)
{
    uint32_t index = (uint32_t)(approximate(*rank) / approximate(each));
    wide rest = *rank - each * index;
    if (rest > *rank) { /* below zero */
        index--;
        rest += each;
    } else if (rest >= each) {
        index++;
        rest -= each;
    }
    *rank = rest;
    return index;
}

static char *spell_wide(const struct selection *selection, uint32_t state, size_t r, wide rank, char *end)
{
    const struct language *language = selection->language;
    const wide *row = selection->tally.small + r * selection->tally.states;
    for (; r > 0 && row[state] > UINT64_MAX; r--) {
        row -= selection->tally.states;
        const struct language_edge *edge = language->edges + language->offsets[state];
        while (rank >= row[edge->target] * edge->run_size) {
            rank -= row[edge->target] * edge->run_size;
            edge += edge->run_edges;
        }
        end = put_of_run(end, edge, divide(&rank, row[edge->target]));
        state = edge->target;
    }
    return spell_narrow(selection, state, r, (uint64_t)rank, end);
}

/* a / b up to a relative error far below 2^-40; b is not 0. */
static double ratio(const mpz_t a, const mpz_t b)
{
    long exponent_a, exponent_b;
    double x = mpz_get_d_2exp(&exponent_a, a), y = mpz_get_d_2exp(&exponent_b, b);
    long exponent = exponent_a - exponent_b;
    return exponent > 64 ? 0x1p64 : exponent < -64 ? 0 : ldexp(x / y, (int)exponent);
}

/* The number of strings from a state, without a copy where there is one. */
static const __mpz_struct *number_of(struct selection *selection, size_t r, uint32_t state)
{
    if (selection->tally.small[r * selection->tally.states + state] == TALLY_LARGE)
        return selection->tally.large[r][state];
    tally_get(&selection->tally, r, state, selection->scratch);
    return selection->scratch;
}

/* Subtracts whole strings of `each` from the rank: the first quotient is at
 * most 1 off, as it is below 2^21. */
static uint32_t divide_large(struct selection *selection, const __mpz_struct *each, double quotient)
{
    uint32_t index = (uint32_t)quotient;
    mpz_submul_ui(selection->rank, each, index);
    if (mpz_sgn(selection->rank) < 0) {
        mpz_add(selection->rank, selection->rank, each);
        index--;
    } else if (mpz_cmp(selection->rank, each) >= 0) {
        mpz_sub(selection->rank, selection->rank, each);
        index++;
    }
    return index;
}

/* Are there at most rank strings behind this edge?  Exact only where it is close. */
static bool beyond(struct selection *selection, const __mpz_struct *each, uint32_t size, double quotient)
{
    if (quotient < size * (1 - 0x1p-40))
        return false;
    if (quotient > size * (1 + 0x1p-40))
        return true;
    mpz_mul_ui(selection->block, each, size);
    return mpz_cmp(selection->rank, selection->block) >= 0;
}

/* selection->rank is the rank among the strings of r characters from state. */
static char *spell(struct selection *selection, uint32_t state, size_t r, char *end)
{
    const struct language *language = selection->language;
    while (r > 0 && selection->tally.small[r * selection->tally.states + state] == TALLY_LARGE) {
        r--;
        const struct language_edge *edge = language->edges + language->offsets[state];
        for (;; edge += edge->run_edges) {
            const __mpz_struct *each = number_of(selection, r, edge->target);
            double quotient = mpz_sgn(each) ? ratio(selection->rank, each) : 0x1p64;
            if (!beyond(selection, each, edge->run_size, quotient)) {
                end = put_of_run(end, edge, divide_large(selection, each, quotient));
                break;
            }
            mpz_submul_ui(selection->rank, each, edge->run_size);
        }
        state = edge->target;
    }
    return spell_wide(selection, state, r, mpz_get_wide(selection->rank), end);
}

static char *begin_text(struct text *out, size_t length)
{
    text_clear(out);
    text_reserve(out, length * 4 + 1);
    return out->s;
}

static void end_text(struct text *out, char *end)
{
    out->length = (size_t)(end - out->s);
    *end = 0;
}

void selection_unrank_narrow(struct selection *selection, uint64_t rank, struct text *out)
{
    size_t low = 0, high = selection->max - selection->min + 1;
    while (high - low > 1) { /* narrow_starts[low] <= rank < narrow_starts[high] */
        size_t middle = (low + high) / 2;
        if (selection->narrow_starts[middle] <= rank)
            low = middle;
        else
            high = middle;
    }
    size_t length = selection->min + low;
    char *start = begin_text(out, length);
    end_text(out, spell_narrow(selection, 0, length, rank - selection->narrow_starts[low], start));
}

void selection_spell(struct selection *selection, size_t length, struct text *out)
{
    char *start = begin_text(out, length);
    end_text(out, spell(selection, 0, length, start));
}

void selection_unrank_large(struct selection *selection, struct text *out)
{
    size_t low = 0, high = selection->max - selection->min + 1;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (mpz_cmp(selection->starts[middle], selection->rank) <= 0)
            low = middle;
        else
            high = middle;
    }
    mpz_sub(selection->rank, selection->rank, selection->starts[low]);
    selection_spell(selection, selection->min + low, out);
}

void selection_unrank(struct selection *selection, const mpz_t rank, struct text *out)
{
    if (mpz_sgn(rank) < 0 || mpz_cmp(rank, *selection_total(selection)) >= 0)
        BUG("rank beyond the count");
    mpz_set(selection->rank, rank);
    selection_unrank_large(selection, out);
}

bool selection_rank(struct selection *selection, const char *s, size_t length, mpz_t rank)
{
    const struct language *language = selection->language;
    size_t characters = 0;
    for (size_t i = 0; i < length; i++)
        characters += ((unsigned char)s[i] & 0xc0) != 0x80;
    if (characters < selection->min || characters > selection->max || !language_contains(language, s, length))
        return false;
    mpz_set(rank, selection->starts[characters - selection->min]);
    uint32_t state = 0, c;
    for (size_t r = characters, at = 0; r > 0; r--) {
        at += utf8_decode(s + at, length - at, &c);
        const struct language_edge *edge = language->edges + language->offsets[state];
        for (;; edge++) {
            tally_get(&selection->tally, r - 1, edge->target, selection->scratch);
            if (c < edge->lo + edge->size)
                break;
            mpz_addmul_ui(rank, selection->scratch, edge->size);
        }
        mpz_addmul_ui(rank, selection->scratch, c - edge->lo);
        state = edge->target;
    }
    return true;
}
