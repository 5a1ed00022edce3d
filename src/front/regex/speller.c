/* Strings of one length, also of lengths where exact counts would be numbers
 * of thousands of digits: a count is a floating-point number with an exponent
 * of its own, so choosing an edge in proportion to what lies behind it is
 * almost uniform, and exact where the counts are below 2^53. */
#include "front/regex/machine.h"

#include <math.h>

#define CELL_LIMIT ((size_t)16 * 1000 * 1000)
#define EXACT 53 /* counts below 2^this are exact */
#define FAR 1000 /* beyond this difference of exponents a number is nothing beside another */

/* fraction * 2^exponent, fraction in [0.5, 1) or 0. */
struct amount {
    double fraction;
    int64_t exponent;
};

struct speller {
    const struct language *language;
    bool *single; /* by state: all its edges are one run */
    VECTOR(struct amount) amounts; /* [r * states + q]: strings of r characters from q */
    size_t rows;
};

static struct amount normal(double fraction, int64_t exponent)
{
    int shift;
    double f = frexp(fraction, &shift);
    return f == 0 ? (struct amount){0, 0} : (struct amount){f, exponent + shift};
}

static struct amount sum(struct amount a, struct amount b)
{
    if (a.fraction == 0 || (b.fraction != 0 && b.exponent - a.exponent > FAR))
        return b;
    if (b.fraction == 0 || a.exponent - b.exponent > FAR)
        return a;
    return normal(a.fraction + ldexp(b.fraction, (int)(b.exponent - a.exponent)), a.exponent);
}

struct speller *speller_of(const struct language *language)
{
    struct speller *speller = mem_alloc(sizeof *speller);
    uint32_t states = language->dfa.states;
    speller->language = language;
    speller->single = mem_array((size_t)states + 1, sizeof *speller->single);
    for (uint32_t q = 0; q < states; q++) {
        size_t edges = language->offsets[q + 1] - language->offsets[q];
        speller->single[q] = edges > 0 && language->edges[language->offsets[q]].run_edges == edges;
        vector_push(&speller->amounts, normal(language->dfa.accepts[q], 0));
    }
    speller->rows = 1;
    return speller;
}

void speller_free(struct speller *speller)
{
    if (!speller)
        return;
    vector_release(&speller->amounts);
    mem_free(speller->single);
    mem_free(speller);
}

static void add_row(struct speller *speller)
{
    const struct language *language = speller->language;
    uint32_t states = language->dfa.states;
    vector_reserve(&speller->amounts, states);
    const struct amount *below = speller->amounts.items + (speller->rows - 1) * states;
    for (uint32_t q = 0; q < states; q++) {
        struct amount all = {0, 0};
        for (size_t i = language->offsets[q]; i < language->offsets[q + 1]; i += language->edges[i].run_edges) {
            const struct language_edge *edge = &language->edges[i];
            all = sum(all, normal(below[edge->target].fraction * edge->run_size, below[edge->target].exponent));
        }
        speller->amounts.items[speller->amounts.count++] = all;
    }
    speller->rows++;
}

static char *put_of_run(char *end, const struct language_edge *edge, uint32_t index)
{
    for (; index >= edge->size; edge++)
        index -= edge->size;
    return end + utf8_encode(edge->lo + index, end);
}

/* Exact: string number `rank` of r characters from the start. */
static char *spell_exact(const struct speller *speller, size_t r, uint64_t rank, char *end)
{
    const struct language *language = speller->language;
    uint32_t state = 0;
    for (; r > 0; r--) {
        const struct amount *row = speller->amounts.items + (r - 1) * language->dfa.states;
        const struct language_edge *edge = language->edges + language->offsets[state];
        uint64_t each;
        for (;; edge += edge->run_edges) {
            each = (uint64_t)ldexp(row[edge->target].fraction, (int)row[edge->target].exponent);
            if (rank < each * edge->run_size)
                break;
            rank -= each * edge->run_size;
        }
        end = put_of_run(end, edge, (uint32_t)(rank / each));
        rank %= each;
        state = edge->target;
    }
    return end;
}

/* The edge, by lot, in proportion to the strings behind it; all there is from `state` has the weight `all`. */
static const struct language_edge *choose_edge(const struct speller *speller, uint32_t state, const struct amount *row,
                                               struct amount all, struct dice *dice)
{
    const struct language *language = speller->language;
    const struct language_edge *edge = language->edges + language->offsets[state], *chosen = NULL;
    const struct language_edge *last = language->edges + language->offsets[state + 1];
    double lot = (double)(dice_roll(dice) >> 11) * 0x1p-53 * all.fraction;
    for (; edge < last; edge += edge->run_edges) {
        struct amount behind = row[edge->target];
        if (behind.fraction == 0 || all.exponent - behind.exponent > FAR)
            continue;
        chosen = edge;
        lot -= ldexp(behind.fraction, (int)(behind.exponent - all.exponent)) * edge->run_size;
        if (lot < 0)
            break;
    }
    return chosen;
}

static char *spell_by_lot(const struct speller *speller, size_t r, struct dice *dice, char *end)
{
    const struct language *language = speller->language;
    uint32_t state = 0, states = language->dfa.states;
    for (; r > 0; r--) {
        const struct amount *row = speller->amounts.items + (r - 1) * states;
        const struct language_edge *edge = language->edges + language->offsets[state];
        if (!speller->single[state])
            edge = choose_edge(speller, state, row, row[states + state], dice);
        uint32_t index = edge->run_size == 1 ? 0 : (uint32_t)dice_below(dice, edge->run_size);
        if (edge->size > index && edge->lo + index < 0x80)
            *end++ = (char)(edge->lo + index);
        else
            end = put_of_run(end, edge, index);
        state = edge->target;
    }
    return end;
}

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Place i of a shuffled order of 0 .. count-1: steps of the golden section. */
static uint64_t shuffled(uint64_t count, uint64_t i, struct dice *dice)
{
    uint64_t stride = (uint64_t)((unsigned __int128)count * 11400714819323198485u >> 64);
    for (stride += stride == 0; common_divisor(stride, count) != 1;)
        stride++;
    return (uint64_t)(((unsigned __int128)stride * i + dice_below(dice, count)) % count);
}

bool speller_spell(struct speller *speller, size_t length, uint64_t seed, uint64_t i, struct text *out,
                   struct error *error)
{
    uint32_t states = speller->language->dfa.states;
    if (states == 0)
        return false;
    if (length >= CELL_LIMIT || (length + 1) * states > CELL_LIMIT)
        return error_set(error, ERROR_INPUT,
                         "regex: drawing strings of %zu characters over %u states needs too much memory: lower the "
                         "greatest length",
                         length, states);
    while (speller->rows <= length)
        add_row(speller);
    struct amount all = speller->amounts.items[length * states];
    if (all.fraction == 0)
        return false;
    text_clear(out);
    text_reserve(out, length * 4 + 1);
    char *end = out->s;
    struct dice dice = dice_of(seed, length);
    if (all.exponent <= EXACT) {
        uint64_t count = (uint64_t)ldexp(all.fraction, (int)all.exponent);
        if (i >= count)
            return false;
        end = spell_exact(speller, length, shuffled(count, i, &dice), end);
    } else {
        dice = dice_of(dice_roll(&dice), i);
        end = spell_by_lot(speller, length, &dice, end);
    }
    out->length = (size_t)(end - out->s);
    *end = 0;
    return true;
}
