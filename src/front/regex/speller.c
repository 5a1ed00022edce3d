/* Strings of one length, also of lengths where exact counts would be numbers
 * of thousands of digits: a count is a floating-point number with an exponent
 * of its own.
 *
 * Where there are fewer than 2^53 strings counts are exact, and so are ranks.
 * Where there are more, a string is decoded from a number of 64 bits, as in
 * arithmetic coding: every choice takes the part of the range that its strings
 * are of all, so the choice is uniform but for rounding.  The numbers of
 * strings 0 .. n-1 are at least 2^64 / (2 n) apart; a range that has become
 * narrower than that belongs to one of them alone, and the rest of the string
 * is drawn by lot. */
#include "front/regex/speller.h"

#include <math.h>

#define CELL_LIMIT ((size_t)16 * 1000 * 1000)
#define CODE_LIMIT ((size_t)4 * 1000 * 1000)
#define EXACT 53    /* counts below 2^this are exact */
#define FAR 1000    /* beyond this difference of exponents a number is nothing beside another */
#define ALONE 0x1p41 /* times narrower than all, a range has one of the first 2^40 strings */
#define ONE ((unsigned __int128)1 << 64)
#define LEAST_WIDTH ((uint64_t)1 << 33) /* of the part of a run; less is nothing */

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

static uint64_t exact_count(struct amount amount)
{
    return amount.exponent > EXACT ? SPELLER_MANY : (uint64_t)ldexp(amount.fraction, (int)amount.exponent);
}

/* ---- runs: the edges of a state to the same other one ---- */

static void list_characters(struct speller *speller, struct speller_run *run)
{
    const struct language_edge *edge = run->edge, *end = edge + edge->run_edges;
    run->characters = UINT32_MAX;
    for (; edge < end; edge++)
        if (edge->lo + edge->size > 0x80)
            return;
    run->characters = (uint32_t)speller->characters.count;
    for (edge = run->edge; edge < end; edge++)
        for (uint32_t k = 0; k < edge->size; k++)
            vector_push(&speller->characters, (char)(edge->lo + k));
}

static void list_runs(struct speller *speller)
{
    const struct language *language = speller->language;
    uint32_t states = language->dfa.states;
    speller->offsets = mem_array((size_t)states + 1, sizeof *speller->offsets);
    for (uint32_t q = 0; q < states; q++) {
        for (size_t i = language->offsets[q]; i < language->offsets[q + 1]; i += language->edges[i].run_edges) {
            const struct language_edge *edge = &language->edges[i];
            struct speller_run run = {.edge = edge, .target = edge->target, .size = edge->run_size};
            list_characters(speller, &run);
            vector_push(&speller->runs, run);
        }
        speller->offsets[q + 1] = speller->runs.count;
    }
}

struct speller *speller_of(const struct language *language)
{
    struct speller *speller = mem_alloc(sizeof *speller);
    speller->language = language;
    speller->states = language->dfa.states;
    list_runs(speller);
    for (uint32_t q = 0; q < speller->states; q++) {
        vector_push(&speller->amounts, normal(language->dfa.accepts[q], 0));
        vector_push(&speller->counts, (uint64_t)language->dfa.accepts[q]);
    }
    speller->rows = 1;
    return speller;
}

void speller_free(struct speller *speller)
{
    if (!speller)
        return;
    vector_release(&speller->amounts);
    vector_release(&speller->counts);
    vector_release(&speller->codes);
    vector_release(&speller->runs);
    vector_release(&speller->characters);
    vector_release(&speller->strides);
    mem_free(speller->offsets);
    mem_free(speller);
}

/* ---- counting ---- */

static void add_row(struct speller *speller)
{
    uint32_t states = speller->states;
    vector_reserve(&speller->amounts, states);
    vector_reserve(&speller->counts, states);
    const struct amount *below = speller->amounts.items + (speller->rows - 1) * states;
    for (uint32_t q = 0; q < states; q++) {
        struct amount all = {0, 0};
        for (size_t i = speller->offsets[q]; i < speller->offsets[q + 1]; i++) {
            const struct speller_run *run = &speller->runs.items[i];
            if (below[run->target].fraction != 0)
                all = sum(all, normal(below[run->target].fraction * run->size, below[run->target].exponent));
        }
        speller->amounts.items[speller->amounts.count++] = all;
        speller->counts.items[speller->counts.count++] = exact_count(all);
    }
    speller->rows++;
}

static bool add_rows(struct speller *speller, size_t length, struct error *error)
{
    if (length >= CELL_LIMIT || (length + 1) * speller->states > CELL_LIMIT)
        return error_set(error, ERROR_INPUT,
                         "regex: drawing strings of %zu characters over %u states needs too much memory: lower the "
                         "greatest length",
                         length, speller->states);
    while (speller->rows <= length)
        add_row(speller);
    return true;
}

bool speller_count(struct speller *speller, size_t length, uint64_t *count, struct error *error)
{
    *count = 0;
    if (speller->states == 0)
        return true;
    if (!add_rows(speller, length, error))
        return false;
    *count = speller->counts.items[length * speller->states];
    return true;
}

/* ---- the parts of the range ---- */

/* Of the runs of a state, when r characters are still to come. */
static void code_state(struct speller *speller, size_t r, uint32_t q)
{
    size_t first = speller->offsets[q], count = speller->offsets[q + 1] - first;
    const struct amount *row = speller->amounts.items + (r - 1) * speller->states, all = row[speller->states + q];
    struct speller_code *codes = speller->codes.items + r * speller->runs.count + first;
    if (all.fraction == 0)
        return; /* no string has so many characters from here on */
    double before = 0;
    unsigned __int128 start = 0;
    size_t last = count;
    for (size_t i = 0; i < count; i++) {
        const struct speller_run *run = &speller->runs.items[first + i];
        struct amount behind = row[run->target];
        if (behind.fraction != 0 && all.exponent - behind.exponent <= FAR)
            before += ldexp(behind.fraction, (int)(behind.exponent - all.exponent)) / all.fraction * run->size;
        unsigned __int128 end = before >= 1 ? ONE : (unsigned __int128)(before * 0x1p64);
        codes[i].start = start == ONE ? UINT64_MAX : (uint64_t)start;
        if (end < start + LEAST_WIDTH)
            continue; /* it has no part: the next one starts where it does */
        codes[i].factor = (uint64_t)((ONE << 32) / (end - start));
        start = end;
        last = i;
    }
    if (last == count)
        BUG("a share of all strings is nothing");
    codes[last].factor = (uint64_t)((ONE << 32) / (ONE - codes[last].start)); /* up to the end, whatever was rounded */
    for (size_t i = last + 1; i < count; i++)
        codes[i].start = UINT64_MAX;
}

/* False: that would be too many. */
static bool make_codes(struct speller *speller, size_t length)
{
    size_t wanted = (length + 1) * speller->runs.count;
    if (wanted > CODE_LIMIT)
        return false;
    if (speller->codes.count >= wanted)
        return true;
    vector_reserve(&speller->codes, wanted - speller->codes.count);
    size_t done = speller->codes.count ? speller->codes.count / speller->runs.count : 1;
    speller->codes.count = wanted;
    for (size_t r = done; r <= length; r++)
        for (uint32_t q = 0; q < speller->states; q++)
            code_state(speller, r, q);
    return true;
}

/* ---- spelling ---- */

static char *put(const struct speller *speller, char *end, const struct speller_run *run, uint32_t index)
{
    if (run->characters != UINT32_MAX) {
        *end = speller->characters.items[run->characters + index];
        return end + 1;
    }
    const struct language_edge *edge = run->edge;
    for (; index >= edge->size; edge++)
        index -= edge->size;
    return end + utf8_encode(edge->lo + index, end);
}

/* Exact: string number `rank` of r characters from the start. */
static char *spell_exact(const struct speller *speller, size_t r, uint64_t rank, char *end)
{
    uint32_t state = 0;
    for (; r > 0; r--) {
        const uint64_t *row = speller->counts.items + (r - 1) * speller->states;
        const struct speller_run *run = &speller->runs.items[speller->offsets[state]];
        while (rank >= row[run->target] * run->size) {
            rank -= row[run->target] * run->size;
            run++;
        }
        uint64_t each = row[run->target], index = each == 1 ? rank : rank / each;
        end = put(speller, end, run, (uint32_t)index);
        rank -= index * each;
        state = run->target;
    }
    return end;
}

static char *spell_coded(const struct speller *speller, size_t r, uint64_t x, struct dice *dice, char *end)
{
    uint32_t state = 0;
    double narrower = 1;
    for (; r > 0; r--) {
        size_t first = speller->offsets[state], left = speller->offsets[state + 1] - first;
        const struct speller_run *run = &speller->runs.items[first];
        if (left > 1) {
            const struct speller_code *code = &speller->codes.items[r * speller->runs.count + first];
            x -= x == UINT64_MAX; /* where those start that have no part */
            for (; left > 1 && code[1].start <= x; left--) {
                code++;
                run++;
            }
            x = (uint64_t)((unsigned __int128)(x - code->start) * code->factor >> 32);
            narrower *= (double)code->factor * 0x1p-32;
        }
        unsigned __int128 product = (unsigned __int128)x * run->size;
        x = (uint64_t)product;
        narrower *= run->size;
        end = put(speller, end, run, (uint32_t)(product >> 64));
        state = run->target;
        if (narrower > ALONE) {
            x = dice_roll(dice);
            narrower = 1;
        }
    }
    return end;
}

/* Without tables: the run in proportion to the strings behind it. */
static const struct speller_run *choose_run(const struct speller *speller, uint32_t state, size_t r, struct dice *dice)
{
    const struct amount *row = speller->amounts.items + (r - 1) * speller->states, all = row[speller->states + state];
    const struct speller_run *chosen = NULL;
    double lot = (double)(dice_roll(dice) >> 11) * 0x1p-53 * all.fraction;
    for (size_t i = speller->offsets[state]; i < speller->offsets[state + 1] && (!chosen || lot >= 0); i++) {
        const struct speller_run *run = &speller->runs.items[i];
        struct amount behind = row[run->target];
        if (behind.fraction == 0 || all.exponent - behind.exponent > FAR)
            continue;
        chosen = run;
        lot -= ldexp(behind.fraction, (int)(behind.exponent - all.exponent)) * run->size;
    }
    return chosen;
}

static char *spell_by_lot(const struct speller *speller, size_t r, struct dice *dice, char *end)
{
    uint32_t state = 0;
    for (; r > 0; r--) {
        const struct speller_run *run = &speller->runs.items[speller->offsets[state]];
        if (speller->offsets[state + 1] - speller->offsets[state] > 1)
            run = choose_run(speller, state, r, dice);
        end = put(speller, end, run, run->size == 1 ? 0 : (uint32_t)dice_below(dice, run->size));
        state = run->target;
    }
    return end;
}

/* ---- the order ---- */

/* Steps of the golden section, coprime to the count: any beginning is spread, and all come. */
static uint64_t stride_of(struct speller *speller, size_t length, uint64_t count)
{
    while (speller->strides.count <= length)
        vector_push(&speller->strides, 0);
    uint64_t *stride = &speller->strides.items[length];
    if (*stride)
        return *stride;
    *stride = (uint64_t)((unsigned __int128)count * 11400714819323198485u >> 64);
    return *stride = dice_stride(*stride + (*stride == 0), count);
}

/* The bits of i in the other order: the first n are as far apart as can be. */
static uint64_t reversed(uint64_t i)
{
    i = (i >> 1 & 0x5555555555555555u) | (i & 0x5555555555555555u) << 1;
    i = (i >> 2 & 0x3333333333333333u) | (i & 0x3333333333333333u) << 2;
    i = (i >> 4 & 0x0f0f0f0f0f0f0f0fu) | (i & 0x0f0f0f0f0f0f0f0fu) << 4;
    return __builtin_bswap64(i);
}

bool speller_spell(struct speller *speller, size_t length, uint64_t seed, uint64_t i, struct text *out,
                   struct error *error)
{
    if (speller->states == 0 || !add_rows(speller, length, error))
        return false;
    uint64_t count = speller->counts.items[length * speller->states];
    if (i >= count)
        return false;
    text_clear(out);
    text_reserve(out, length * 4 + 1);
    char *end = out->s;
    struct dice dice = dice_of(seed, length);
    if (count != SPELLER_MANY) {
        unsigned __int128 step = (unsigned __int128)stride_of(speller, length, count) * i;
        end = spell_exact(speller, length, (uint64_t)((step + dice_below(&dice, count)) % count), end);
    } else {
        uint64_t shift = dice_roll(&dice);
        dice = dice_of(shift, i);
        end = make_codes(speller, length) ? spell_coded(speller, length, reversed(i) ^ shift, &dice, end)
                                          : spell_by_lot(speller, length, &dice, end);
    }
    out->length = (size_t)(end - out->s);
    *end = 0;
    return true;
}
