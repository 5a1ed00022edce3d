#include "front/regex/selection.h"

static void need_strings(const struct selection *selection)
{
    if (mpz_sgn(*selection_total(selection)) == 0)
        BUG("an empty selection has no strings");
}

void selection_spread(struct selection *selection, uint64_t i, uint64_t n, struct text *out)
{
    need_strings(selection);
    if (selection->narrow_starts) {
        uint64_t last = mpz_get_ui(*selection_total(selection)) - 1;
        selection_unrank_narrow(selection, n > 1 ? (uint64_t)((unsigned __int128)i * last / (n - 1)) : 0, out);
        return;
    }
    mpz_sub_ui(selection->rank, *selection_total(selection), 1);
    mpz_mul_ui(selection->rank, selection->rank, n > 1 ? i : 0);
    mpz_fdiv_q_ui(selection->rank, selection->rank, n > 1 ? n - 1 : 1);
    selection_unrank_large(selection, out);
}

/* Steps of the golden section: of all strides these keep any number of first
 * ranks farthest from each other; coprime to the count, so that all occur. */
static void golden_stride(const mpz_t count, mpz_t stride)
{
    mpz_t common;
    mpz_init(common);
    mpz_mul_ui(stride, count, 11400714819323198485u);
    mpz_fdiv_q_2exp(stride, stride, 64);
    if (mpz_sgn(stride) == 0)
        mpz_set_ui(stride, 1);
    for (;; mpz_add_ui(stride, stride, 1)) {
        mpz_gcd(common, stride, count);
        if (mpz_cmp_ui(common, 1) == 0)
            break;
    }
    mpz_clear(common);
}

static void find_stride(struct selection *selection)
{
    const mpz_t *count = selection_total(selection);
    golden_stride(*count, selection->stride);
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
        dice_below_large(&dice, *selection_total(selection), selection->shift);
        selection->seed = seed;
    }
    if (selection->narrow_starts) {
        uint64_t count = mpz_get_ui(*selection_total(selection));
        unsigned __int128 rank = (unsigned __int128)mpz_get_ui(selection->stride) * (i % count);
        selection_unrank_narrow(selection, (uint64_t)((rank + mpz_get_ui(selection->shift)) % count), out);
        return;
    }
    mpz_mul_ui(selection->rank, selection->stride, i);
    mpz_add(selection->rank, selection->rank, selection->shift);
    mpz_fdiv_r(selection->rank, selection->rank, *selection_total(selection));
    selection_unrank_large(selection, out);
}

/* The shift of a length is its own, so that lengths do not run in step. */
void selection_shuffled_length(struct selection *selection, size_t length, uint64_t seed, uint64_t i, struct text *out)
{
    size_t place = length - selection->min;
    if (!selection->strides) {
        size_t count = selection->max - selection->min + 1;
        selection->strides = mem_array(count, sizeof *selection->strides);
        for (size_t k = 0; k < count; k++)
            mpz_init(selection->strides[k]);
    }
    tally_get(&selection->tally, length, 0, selection->block);
    if (mpz_sgn(selection->strides[place]) == 0)
        golden_stride(selection->block, selection->strides[place]);
    struct dice dice = dice_of(seed, length);
    if (mpz_fits_ulong_p(selection->block)) {
        uint64_t count = mpz_get_ui(selection->block), shift = dice_below(&dice, count);
        wide rank = (wide)mpz_get_ui(selection->strides[place]) * (i % count) + shift;
        mpz_set_ui(selection->rank, (uint64_t)(rank % count));
    } else {
        mpz_fdiv_q_2exp(selection->scratch, selection->block, 64);
        mpz_mul_ui(selection->rank, selection->scratch, dice_roll(&dice)); /* a shift that differs by seed */
        mpz_addmul_ui(selection->rank, selection->strides[place], i);
        mpz_fdiv_r(selection->rank, selection->rank, selection->block);
    }
    selection_spell(selection, length, out);
}

void selection_sample(struct selection *selection, uint64_t seed, uint64_t i, struct text *out)
{
    need_strings(selection);
    struct dice dice = dice_of(seed, i);
    if (selection->narrow_starts) {
        selection_unrank_narrow(selection, dice_below(&dice, mpz_get_ui(*selection_total(selection))), out);
        return;
    }
    dice_below_large(&dice, *selection_total(selection), selection->rank);
    selection_unrank_large(selection, out);
}

void selection_sample_length(struct selection *selection, uint64_t seed, uint64_t i, struct text *out)
{
    need_strings(selection);
    struct dice dice = dice_of(seed, i);
    size_t length = selection->lengths.items[dice_below(&dice, selection->lengths.count)];
    tally_get(&selection->tally, length, 0, selection->block);
    if (mpz_fits_ulong_p(selection->block))
        mpz_set_ui(selection->rank, dice_below(&dice, mpz_get_ui(selection->block)));
    else
        dice_below_large(&dice, selection->block, selection->rank);
    selection_spell(selection, length, out);
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
            if (place->edge < language->offsets[place->state + 1] &&
                place->offset == language->edges[place->edge].size) {
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
