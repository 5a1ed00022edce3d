/* The order in which strings are drawn: from one length to another, within a
 * length in a shuffled order.  Lengths of which all strings have come drop out. */
#include "base/dice.h"
#include "solver/native/strings_parts.h"

#include <stdlib.h>

#define ALL_LENGTHS 64   /* so many of a finite language stand side by side */
#define FIRST_LENGTHS 16 /* else these come first, then twice as many: short strings are easier to read */

/* Lengths by how many strings they have. */
struct length_count {
    size_t length;
    uint64_t count; /* SPELLER_MANY: more than anybody will draw */
};

/* A piece of the order: some lengths side by side.  In epoch e the lengths
 * e .. count-1 take turns; it begins at place starts[e]. */
struct piece_order {
    struct length_count *lengths;
    size_t count;
    uint64_t *starts; /* [count + 1]; the last is the total, cut to 64 bits */
    uint64_t *strides;
    size_t longest;
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

/* False: too many states and lengths. */
static bool list_lengths(struct piece_order *piece, struct speller *speller, const struct lengths *lengths, size_t min)
{
    struct error error = ERROR_INIT;
    bool counted = true;
    piece->lengths = mem_array(piece->longest - min + 1, sizeof *piece->lengths);
    for (size_t length = min; length <= piece->longest && counted; length++) {
        struct length_count *one = &piece->lengths[piece->count];
        one->length = length;
        counted = speller_count(speller, length, &one->count, &error);
        piece->count += one->count > 0 && lengths_contain(lengths, length);
    }
    error_release(&error);
    if (piece->count)
        qsort(piece->lengths, piece->count, sizeof *piece->lengths, by_count);
    return counted;
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
        piece->strides[e] = dice_stride(active * 5 / 8 + 1, active);
    }
    piece->starts[piece->count] = (uint64_t)start;
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

static bool are_finite(const struct lengths *lengths)
{
    for (size_t n = lengths->base; n < lengths->base + lengths->period; n++)
        if (lengths->present[n])
            return false;
    return true;
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
    if (are_finite(lengths)) {
        size_t longest = longest_of(lengths);
        max = longest - min <= ALL_LENGTHS || max > longest ? longest : max;
    }
    if (!orders->speller)
        orders->speller = speller_of(strings->language);
    struct piece_order piece = {.longest = max};
    bool counted = list_lengths(&piece, orders->speller, lengths, min);
    orders->complete = !counted;
    if (counted) {
        plan_epochs(&piece);
        vector_push(&orders->pieces, piece);
    } else {
        mem_free(piece.lengths);
    }
    return counted;
}

static struct strings_orders *orders_of(struct strings *strings)
{
    if (!strings->orders)
        strings->orders = mem_alloc(sizeof *strings->orders);
    return strings->orders;
}

/* ---- drawing ---- */

static bool draw_from(struct strings_orders *orders, const struct piece_order *piece, uint64_t seed, uint64_t i,
                      struct text *out)
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
    uint64_t round = place / active, turn = place - round * active;
    round += low ? piece->lengths[low - 1].count : 0;
    struct dice dice = dice_of(seed, round);
    turn = (turn * piece->strides[low] + dice_below(&dice, active)) % active;
    struct error error = ERROR_INIT;
    bool drawn = speller_spell(orders->speller, piece->lengths[low + turn].length, seed, round, out, &error);
    error_release(&error);
    return drawn;
}

bool strings_draw(struct strings *strings, uint64_t seed, uint64_t i, struct text *out)
{
    struct strings_orders *orders = orders_of(strings);
    for (size_t k = 0; k < orders->pieces.count || next_piece(strings); k++) {
        const struct piece_order *piece = &orders->pieces.items[k];
        if (i < piece->starts[piece->count]) {
            return draw_from(orders, piece, seed, i, out);
        }
        i -= piece->starts[piece->count];
    }
    return false;
}

bool strings_draw_length(struct strings *strings, size_t length, uint64_t seed, uint64_t variation, struct text *out)
{
    struct strings_orders *orders = orders_of(strings);
    struct error error = ERROR_INIT;
    if (strings->only && !lengths_contain(strings->only, length))
        return false;
    if (!orders->speller)
        orders->speller = speller_of(strings->language);
    bool drawn = speller_spell(orders->speller, length, seed, variation, out, &error);
    error_release(&error);
    return drawn;
}

/* ---- counting ---- */

static void count_largely(struct strings *strings, const struct lengths *lengths, mpz_t count, struct error *error)
{
    struct selection *selection = selection_of(strings->language, 0, longest_of(lengths), error);
    mpz_t more;
    mpz_init(more);
    mpz_set_ui(count, 0);
    for (size_t n = 0; selection && n < lengths->base; n++)
        if (lengths->present[n]) {
            selection_count_length(selection, n, more);
            mpz_add(count, count, more);
        }
    mpz_clear(more);
    selection_free(selection);
}

bool strings_count(struct strings *strings, mpz_t count)
{
    const struct lengths *lengths = strings_lengths(strings);
    if (!lengths || !are_finite(lengths))
        return false;
    struct strings_orders *orders = orders_of(strings);
    struct error error = ERROR_INIT;
    uint64_t one = 0;
    mpz_set_ui(count, 0);
    if (!orders->speller)
        orders->speller = speller_of(strings->language);
    for (size_t n = 0; n < lengths->base && one != SPELLER_MANY && error.kind == ERROR_NONE; n++)
        if (lengths->present[n] && speller_count(orders->speller, n, &one, &error))
            mpz_add_ui(count, count, one);
    if (one == SPELLER_MANY)
        count_largely(strings, lengths, count, &error);
    bool counted = error.kind == ERROR_NONE;
    error_release(&error);
    return counted;
}

void strings_release(struct strings *strings)
{
    struct strings_orders *orders = strings->orders;
    for (size_t k = 0; orders && k < orders->pieces.count; k++) {
        struct piece_order *piece = &orders->pieces.items[k];
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
    if (strings->only)
        lengths_release(strings->only);
    mem_free(strings->only);
    language_free(strings->language);
    *strings = (struct strings){0};
}
