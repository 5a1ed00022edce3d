/* The order in which strings are drawn: from one length to another, within a
 * length in a shuffled order.  Lengths of which all strings have come drop out. */
#include "base/dice.h"
#include "solver/native/strings_parts.h"

#include <stdlib.h>

#define CELL_LIMIT 200000 /* of counts, up to which all lengths of a finite language stand side by side */
#define FIRST_LENGTHS 32

/* Lengths by how many strings they have; counts beyond 64 bits are cut. */
struct length_count {
    size_t length;
    uint64_t count;
};

/* A piece of the order: some lengths side by side.  In epoch e the lengths
 * e .. count-1 take turns; it begins at place starts[e]. */
struct piece_order {
    struct selection *selection;
    struct length_count *lengths;
    size_t count;
    uint64_t *starts; /* [count + 1]; the last is the total, cut to 64 bits */
    uint64_t *strides;
    size_t longest; /* of the selection */
};

struct strings_orders {
    VECTOR(struct piece_order) pieces;
    bool complete; /* there are no more */
    struct speller *speller;
};

static int by_count(const void *a, const void *b)
{
    const struct length_count *x = a, *y = b;
    if (x->count != y->count)
        return x->count < y->count ? -1 : 1;
    return x->length < y->length ? -1 : x->length > y->length;
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

static void list_lengths(struct piece_order *piece, size_t min, size_t max)
{
    mpz_t count;
    mpz_init(count);
    piece->lengths = mem_array(max - min + 1, sizeof *piece->lengths);
    for (size_t length = min; length <= max; length++) {
        selection_count_length(piece->selection, length, count);
        if (mpz_sgn(count) == 0)
            continue;
        uint64_t cut = mpz_fits_ulong_p(count) ? mpz_get_ui(count) : UINT64_MAX;
        piece->lengths[piece->count++] = (struct length_count){length, cut};
    }
    mpz_clear(count);
    if (piece->count)
        qsort(piece->lengths, piece->count, sizeof *piece->lengths, by_count);
}

static void plan_epochs(struct piece_order *piece)
{
    piece->starts = mem_array(piece->count + 1, sizeof *piece->starts);
    piece->strides = mem_array(piece->count + 1, sizeof *piece->strides);
    unsigned __int128 start = 0;
    uint64_t before = 0;
    for (size_t e = 0; e < piece->count; e++) {
        uint64_t active = piece->count - e;
        piece->starts[e] = (uint64_t)start;
        start += (unsigned __int128)(piece->lengths[e].count - before) * active;
        start = start > UINT64_MAX ? UINT64_MAX : start;
        before = piece->lengths[e].count;
        uint64_t stride = active * 5 / 8 + 1;
        while (common_divisor(stride, active) != 1)
            stride++;
        piece->strides[e] = stride;
    }
    piece->starts[piece->count] = (uint64_t)start;
}

static void add_piece(struct strings_orders *orders, struct selection *selection, size_t min, size_t max)
{
    struct piece_order piece = {.selection = selection, .longest = max};
    list_lengths(&piece, min, max);
    plan_epochs(&piece);
    vector_push(&orders->pieces, piece);
}

/* ---- which lengths ---- */

static size_t longest_of(const struct lengths *lengths)
{
    size_t longest = 0;
    for (size_t n = 0; n < lengths->base; n++)
        if (lengths->present[n])
            longest = n;
    return longest;
}

/* The next lengths behind those that there are; false: none, or too many strings to be counted. */
static bool next_piece(struct strings *strings)
{
    struct strings_orders *orders = strings->orders;
    const struct lengths *lengths = strings_lengths(strings);
    bool first = orders->pieces.count == 0;
    size_t min, max, from = first ? 0 : orders->pieces.items[orders->pieces.count - 1].longest + 1;
    if (orders->complete || !lengths || !lengths_next(lengths, from, &min)) {
        orders->complete = true;
        return false;
    }
    max = min + ((size_t)FIRST_LENGTHS << (orders->pieces.count < 8 ? orders->pieces.count : 8));
    if (language_is_finite(strings->language)) {
        size_t longest = longest_of(lengths);
        bool small = (longest + 1) * (language_states(strings->language) + 1) <= CELL_LIMIT;
        max = small || max > longest ? longest : max;
    }
    struct error error = ERROR_INIT;
    struct selection *selection = selection_of(strings->language, min, max, &error);
    error_release(&error);
    orders->complete = !selection;
    if (selection)
        add_piece(orders, selection, min, max);
    if (first)
        strings->some = selection;
    return selection != NULL;
}

static struct strings_orders *orders_of(struct strings *strings)
{
    if (!strings->orders)
        strings->orders = mem_alloc(sizeof *strings->orders);
    return strings->orders;
}

/* ---- drawing ---- */

static void draw_from(const struct piece_order *piece, uint64_t seed, uint64_t i, struct text *out)
{
    size_t low = 0, high = piece->count;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (piece->starts[middle] <= i)
            low = middle;
        else
            high = middle;
    }
    uint64_t active = piece->count - low, place = i - piece->starts[low];
    uint64_t round = (low ? piece->lengths[low - 1].count : 0) + place / active;
    struct dice dice = dice_of(seed, round);
    uint64_t turn =
        (uint64_t)(((unsigned __int128)(place % active) * piece->strides[low] + dice_below(&dice, active)) % active);
    selection_shuffled_length(piece->selection, piece->lengths[low + turn].length, seed, round, out);
}

bool strings_draw(struct strings *strings, uint64_t seed, uint64_t i, struct text *out)
{
    struct strings_orders *orders = orders_of(strings);
    for (size_t k = 0; k < orders->pieces.count || next_piece(strings); k++) {
        const struct piece_order *piece = &orders->pieces.items[k];
        if (i < piece->starts[piece->count]) {
            draw_from(piece, seed, i, out);
            return true;
        }
        i -= piece->starts[piece->count];
    }
    return false;
}

bool strings_draw_length(struct strings *strings, size_t length, uint64_t seed, uint64_t variation, struct text *out)
{
    struct strings_orders *orders = orders_of(strings);
    struct error error = ERROR_INIT;
    if (!orders->speller)
        orders->speller = speller_of(strings->language);
    bool drawn = speller_spell(orders->speller, length, seed, variation, out, &error);
    error_release(&error);
    return drawn;
}

bool strings_count(struct strings *strings, mpz_t count)
{
    if (!language_is_finite(strings->language))
        return false;
    struct strings_orders *orders = orders_of(strings);
    while (!orders->complete)
        next_piece(strings);
    mpz_set_ui(count, 0);
    mpz_t more;
    mpz_init(more);
    const struct lengths *lengths = strings_lengths(strings);
    size_t longest = lengths ? longest_of(lengths) : SIZE_MAX, counted = 0;
    for (size_t k = 0; k < orders->pieces.count; k++) {
        selection_count(orders->pieces.items[k].selection, more);
        mpz_add(count, count, more);
        counted = orders->pieces.items[k].longest;
    }
    mpz_clear(more);
    return strings_empty(strings) || counted == longest;
}

void strings_release(struct strings *strings)
{
    struct strings_orders *orders = strings->orders;
    for (size_t k = 0; orders && k < orders->pieces.count; k++) {
        struct piece_order *piece = &orders->pieces.items[k];
        selection_free(piece->selection);
        mem_free(piece->lengths);
        mem_free(piece->starts);
        mem_free(piece->strides);
    }
    if (orders) {
        vector_release(&orders->pieces);
        speller_free(orders->speller);
        mem_free(orders);
    }
    if (strings->has_lengths)
        lengths_release(&strings->lengths);
    language_free(strings->language);
    *strings = (struct strings){0};
}
