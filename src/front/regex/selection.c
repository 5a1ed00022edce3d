#include "front/regex/tally.h"

#define BEYOND_SHORTEST 32

/* starts[i] strings are shorter than min + i; starts[max - min + 1] is the
 * count.  `narrow`: the count fits into 64 bits, and so do all numbers. */
struct selection {
    const struct language *language;
    struct tally tally;
    size_t min, max;
    mpz_t *starts;
    uint64_t *narrow_starts; /* NULL: wide */
    mpz_t rank, block, scratch, stride, shift;
    uint64_t seed; /* of shift */
    bool has_stride;
    VECTOR(size_t) lengths; /* that occur */
};

static const mpz_t *count_of(const struct selection *selection)
{
    return (const mpz_t *)&selection->starts[selection->max - selection->min + 1];
}

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
    mpz_clears(selection->rank, selection->block, selection->scratch, selection->stride, selection->shift, NULL);
    vector_release(&selection->lengths);
    mem_free(selection->starts);
    mem_free(selection->narrow_starts);
    tally_release(&selection->tally);
    mem_free(selection);
}

void selection_count(const struct selection *selection, mpz_t count)
{
    mpz_set(count, *count_of(selection));
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

static char *spell_narrow(const struct selection *selection, uint32_t state, size_t r, uint64_t rank, char *end)
{
    const struct language *language = selection->language;
    for (; r > 0; r--) {
        const wide *row = selection->tally.small + (r - 1) * selection->tally.states;
        const struct language_edge *edge = language->edges + language->offsets[state];
        uint64_t each = (uint64_t)row[edge->target];
        while (rank >= each * edge->size) {
            rank -= each * edge->size;
            edge++;
            each = (uint64_t)row[edge->target];
        }
        uint64_t index = each == 1 ? rank : rank / each;
        rank -= index * each;
        end = put(end, edge->lo + (uint32_t)index);
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
        while (rank >= row[edge->target] * edge->size) {
            rank -= row[edge->target] * edge->size;
            edge++;
        }
        end = put(end, edge->lo + divide(&rank, row[edge->target]));
        state = edge->target;
    }
    return spell_narrow(selection, state, r, (uint64_t)rank, end);
}

/* selection->rank is the rank among the strings of r characters from state. */
static char *spell(struct selection *selection, uint32_t state, size_t r, char *end)
{
    const struct language *language = selection->language;
    while (r > 0 && selection->tally.small[r * selection->tally.states + state] == TALLY_LARGE) {
        const struct language_edge *edge = language->edges + language->offsets[state];
        for (;; edge++) {
            tally_get(&selection->tally, r - 1, edge->target, selection->scratch);
            mpz_mul_ui(selection->block, selection->scratch, edge->size);
            if (mpz_cmp(selection->rank, selection->block) < 0)
                break;
            mpz_sub(selection->rank, selection->rank, selection->block);
        }
        mpz_fdiv_qr(selection->block, selection->rank, selection->rank, selection->scratch);
        end = put(end, edge->lo + (uint32_t)mpz_get_ui(selection->block));
        state = edge->target;
        r--;
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

static void unrank_narrow(struct selection *selection, uint64_t rank, struct text *out)
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

/* The rank is in selection->rank, which is used up. */
static void unrank_large(struct selection *selection, struct text *out)
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
    char *start = begin_text(out, selection->min + low);
    end_text(out, spell(selection, 0, selection->min + low, start));
}

void selection_unrank(struct selection *selection, const mpz_t rank, struct text *out)
{
    if (mpz_sgn(rank) < 0 || mpz_cmp(rank, *count_of(selection)) >= 0)
        BUG("rank beyond the count");
    mpz_set(selection->rank, rank);
    unrank_large(selection, out);
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

/* ---- which ranks ---- */

static void need_strings(const struct selection *selection)
{
    if (mpz_sgn(*count_of(selection)) == 0)
        BUG("an empty selection has no strings");
}

void selection_spread(struct selection *selection, uint64_t i, uint64_t n, struct text *out)
{
    need_strings(selection);
    if (selection->narrow_starts) {
        uint64_t last = mpz_get_ui(*count_of(selection)) - 1;
        unrank_narrow(selection, n > 1 ? (uint64_t)((unsigned __int128)i * last / (n - 1)) : 0, out);
        return;
    }
    mpz_sub_ui(selection->rank, *count_of(selection), 1);
    mpz_mul_ui(selection->rank, selection->rank, n > 1 ? i : 0);
    mpz_fdiv_q_ui(selection->rank, selection->rank, n > 1 ? n - 1 : 1);
    unrank_large(selection, out);
}

/* Steps of the golden section: of all strides these keep any number of first
 * ranks farthest from each other; coprime to the count, so that all occur. */
static void find_stride(struct selection *selection)
{
    const mpz_t *count = count_of(selection);
    mpz_mul_ui(selection->stride, *count, 11400714819323198485u);
    mpz_fdiv_q_2exp(selection->stride, selection->stride, 64);
    if (mpz_sgn(selection->stride) == 0)
        mpz_set_ui(selection->stride, 1);
    for (;; mpz_add_ui(selection->stride, selection->stride, 1)) {
        mpz_gcd(selection->scratch, selection->stride, *count);
        if (mpz_cmp_ui(selection->scratch, 1) == 0)
            break;
    }
    selection->has_stride = true;
    selection->seed = 0;
    struct dice dice = dice_of(0, 0);
    dice_below_large(&dice, *count, selection->shift);
}

void selection_shuffled(struct selection *selection, uint64_t seed, uint64_t i, struct text *out)
{
    need_strings(selection);
    if (!selection->has_stride)
        find_stride(selection);
    if (selection->seed != seed) {
        struct dice dice = dice_of(seed, 0);
        dice_below_large(&dice, *count_of(selection), selection->shift);
        selection->seed = seed;
    }
    if (selection->narrow_starts) {
        uint64_t count = mpz_get_ui(*count_of(selection));
        unsigned __int128 rank = (unsigned __int128)mpz_get_ui(selection->stride) * (i % count);
        unrank_narrow(selection, (uint64_t)((rank + mpz_get_ui(selection->shift)) % count), out);
        return;
    }
    mpz_mul_ui(selection->rank, selection->stride, i);
    mpz_add(selection->rank, selection->rank, selection->shift);
    mpz_fdiv_r(selection->rank, selection->rank, *count_of(selection));
    unrank_large(selection, out);
}

void selection_sample(struct selection *selection, uint64_t seed, uint64_t i, struct text *out)
{
    need_strings(selection);
    struct dice dice = dice_of(seed, i);
    if (selection->narrow_starts) {
        unrank_narrow(selection, dice_below(&dice, mpz_get_ui(*count_of(selection))), out);
        return;
    }
    dice_below_large(&dice, *count_of(selection), selection->rank);
    unrank_large(selection, out);
}

void selection_sample_length(struct selection *selection, uint64_t seed, uint64_t i, struct text *out)
{
    need_strings(selection);
    struct dice dice = dice_of(seed, i);
    size_t length = selection->lengths.items[dice_below(&dice, selection->lengths.count)];
    wide small = selection->tally.small[length * selection->tally.states];
    char *start = begin_text(out, length);
    if (small <= UINT64_MAX) {
        end_text(out, spell_narrow(selection, 0, length, dice_below(&dice, (uint64_t)small), start));
        return;
    }
    tally_get(&selection->tally, length, 0, selection->block);
    dice_below_large(&dice, selection->block, selection->rank);
    end_text(out, spell(selection, 0, length, start));
}

/* ---- all in order ---- */

struct place {
    size_t edge;
    uint32_t state, offset; /* of the character within the edge */
    size_t text;            /* length of the text before it */
};

/* The first edge from `edge` on that leads to a string of r characters in all. */
static bool usable_edge(const struct selection *selection, uint32_t state, size_t r, size_t *edge)
{
    const struct language *language = selection->language;
    for (; *edge < language->offsets[state + 1]; (*edge)++)
        if (selection->tally.small[(r - 1) * selection->tally.states + language->edges[*edge].target])
            return true;
    return false;
}

static bool each_of_length(const struct selection *selection, size_t length, struct place *places, struct text *text,
                           bool (*visit)(void *, const char *, size_t), void *context)
{
    const struct language *language = selection->language;
    size_t depth = 0;
    text_clear(text);
    places[0] = (struct place){language->offsets[0], 0, 0, 0};
    for (;;) {
        struct place *place = &places[depth];
        if (depth == length) {
            if (!visit(context, text->s, text->length))
                return false;
        } else {
            if (place->edge < language->offsets[place->state + 1] && place->offset == language->edges[place->edge].size) {
                place->edge++;
                place->offset = 0;
            }
            if (usable_edge(selection, place->state, length - depth, &place->edge)) {
                const struct language_edge *edge = &language->edges[place->edge];
                text_cut(text, place->text);
                text_add_character(text, edge->lo + place->offset++);
                places[++depth] = (struct place){language->offsets[edge->target], edge->target, 0, text->length};
                continue;
            }
        }
        if (depth == 0)
            return true;
        depth--;
    }
}

void selection_each(struct selection *selection, bool (*visit)(void *context, const char *s, size_t length),
                    void *context)
{
    struct place *places = mem_array(selection->max + 2, sizeof *places);
    struct text text = TEXT_INIT;
    for (size_t i = 0; i < selection->lengths.count; i++)
        if (!each_of_length(selection, selection->lengths.items[i], places, &text, visit, context))
            break;
    text_release(&text);
    mem_free(places);
}
