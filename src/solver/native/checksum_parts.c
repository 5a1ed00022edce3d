/* An atom taken apart into sums of parts that look at one place each. */
#include "solver/native/checksum.h"

#include <stdlib.h>

#define COEFFICIENT_LIMIT (1ll << 31)
#define EXACT_DIGITS 9

bool checksum_needs_length(const struct strings_reading *r, const struct lang_term *term)
{
    struct view view;
    if (term->closed)
        return false;
    if (term->type->kind == LANG_STRING && view_of(r, term, &view)) {
        bool needs = view.from_end;
        for (size_t i = 0; i < view.pieces.count; i++)
            needs = needs || (!view.pieces.items[i].constant && view.pieces.items[i].to == VIEW_END);
        view_release(&view);
        return needs;
    }
    for (size_t i = 0; i < term->count; i++)
        if (checksum_needs_length(r, term->args[i]))
            return true;
    return false;
}

size_t checksum_reach(const struct strings_reading *r, const struct lang_term *term)
{
    struct view view;
    size_t reach = 0;
    if (term->closed)
        return 0;
    if (term->type->kind == LANG_STRING && view_of(r, term, &view)) {
        reach = view.need;
        for (size_t i = 0; i < view.pieces.count; i++)
            if (!view.pieces.items[i].constant && view.pieces.items[i].to != VIEW_END &&
                view.pieces.items[i].to > reach)
                reach = view.pieces.items[i].to;
        view_release(&view);
        return reach;
    }
    for (size_t i = 0; i < term->count; i++) {
        size_t one = checksum_reach(r, term->args[i]);
        reach = one > reach ? one : reach;
    }
    return reach;
}

/* ---- places ---- */

/* A view of strings of this length, character by character. */
struct layout_item {
    bool constant;
    uint32_t character;
    size_t place;
};
typedef VECTOR(struct layout_item) layout;

static void push_slice(layout *out, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++)
        vector_push(out, ((struct layout_item){.place = i}));
}

static void lay_out(const struct checksum *c, const struct view *view, layout *out)
{
    size_t length = c->length, count;
    if (view->from_end) {
        push_slice(out, length > view->back ? length - view->back : 0, length > view->but ? length - view->but : 0);
        return;
    }
    for (size_t i = 0; i < view->pieces.count; i++) {
        const struct view_piece *piece = &view->pieces.items[i];
        if (!piece->constant) {
            push_slice(out, piece->from, piece->to < length ? piece->to : length);
            continue;
        }
        const uint32_t *characters = code_points(c->r->arena, piece->constant, &count);
        for (size_t k = 0; k < count; k++)
            vector_push(out, ((struct layout_item){true, characters[k], 0}));
    }
}

/* Everything that the term says of the symbol is about one place (SIZE_MAX: none yet). */
static bool one_place(const struct checksum *c, const struct lang_term *term, size_t *place)
{
    struct view view;
    if (term->closed)
        return true;
    if (term->op == LANG_LENGTH && is_symbol(c->r, term->args[0]))
        return !c->open;
    if (term->type->kind == LANG_STRING && view_of(c->r, term, &view)) {
        layout items = VECTOR_INIT;
        lay_out(c, &view, &items);
        view_release(&view);
        bool one = true;
        for (size_t i = 0; i < items.count; i++) {
            if (items.items[i].constant)
                continue;
            one = one && (*place == SIZE_MAX || *place == items.items[i].place);
            *place = items.items[i].place;
        }
        vector_release(&items);
        return one;
    }
    if (term->op == LANG_SYMBOL || term->op == LANG_EVERY || term->op == LANG_ANY)
        return false;
    for (size_t i = 0; i < term->count; i++)
        if (!one_place(c, term->args[i], place))
            return false;
    return true;
}

static bool reads_a_set(const struct lang_term *term)
{
    if (term->op == LANG_MATCHES || term->op == LANG_COVER_CLASS)
        return true;
    for (size_t i = 0; i < term->count; i++)
        if (reads_a_set(term->args[i]))
            return true;
    return false;
}

/* ---- sums ---- */

static void put(struct checksum *c, struct addend addend)
{
    const struct checksum_sum *sum = &c->sums.items[addend.sum];
    if (sum->modulus)
        addend.coefficient %= sum->modulus;
    else if (llabs(addend.coefficient) > COEFFICIENT_LIMIT)
        c->failed = true;
    vector_push(&c->addends, addend);
}

static void put_constant(struct checksum *c, size_t sum, __int128 n)
{
    struct checksum_sum *s = &c->sums.items[sum];
    n += s->constant;
    if (s->modulus)
        n = (n % s->modulus + s->modulus) % s->modulus;
    if (n > COEFFICIENT_LIMIT * 1000 || n < -COEFFICIENT_LIMIT * 1000)
        c->failed = true;
    else
        s->constant = (long long)n;
}

/* A constant as far as the sum needs it. */
static bool small_number(struct checksum *c, size_t sum, const mpz_t n, long long *out)
{
    long long modulus = c->sums.items[sum].modulus;
    if (modulus)
        *out = (long long)mpz_fdiv_ui(n, (unsigned long)modulus);
    else if (mpz_cmpabs_ui(n, COEFFICIENT_LIMIT) > 0)
        return false;
    else
        *out = mpz_get_si(n);
    return true;
}

/* A part that looks at one place, or at none. */
static bool add_leaf(struct checksum *c, size_t sum, long long coefficient, const struct lang_term *term)
{
    size_t place = SIZE_MAX;
    if (!one_place(c, term, &place))
        return false;
    c->all_characters = c->all_characters || reads_a_set(term);
    if (place == SIZE_MAX) /* nothing of the string is in it: any string of the length tells its value */
        place = 0;
    put(c, (struct addend){ADDEND_TERM, sum, place, coefficient, term});
    return true;
}

static long long power_of_ten(size_t exponent, long long modulus)
{
    long long power = 1;
    for (size_t i = 0; i < exponent; i++)
        power = modulus ? (long long)((__int128)power * 10 % modulus) : power * 10;
    return power;
}

static void add_digits(struct checksum *c, size_t sum, long long coefficient, const struct layout_item *items,
                       size_t count)
{
    long long modulus = c->sums.items[sum].modulus;
    if (!modulus && count > EXACT_DIGITS)
        c->failed = true;
    for (size_t i = 0; i < count && !c->failed; i++) {
        __int128 weight = (__int128)coefficient * power_of_ten(count - 1 - i, modulus);
        weight = modulus ? weight % modulus : weight;
        if (!items[i].constant)
            put(c, (struct addend){ADDEND_DIGIT, sum, items[i].place, (long long)weight, NULL});
        else if (items[i].character < '0' || items[i].character > '9')
            c->undefined = true;
        else
            put_constant(c, sum, weight * (items[i].character - '0'));
    }
}

/* The number that a view is. */
static bool add_number(struct checksum *c, size_t sum, long long coefficient, const struct lang_term *term)
{
    struct view view;
    layout items = VECTOR_INIT;
    if (!view_of(c->r, term->args[0], &view))
        return false;
    c->undefined = c->undefined || view.never || c->length < view.need;
    lay_out(c, &view, &items);
    view_release(&view);
    bool negative = items.count && items.items[0].constant && items.items[0].character == '-';
    if (items.count && !items.items[0].constant) {
        negative = c->signs >> c->numbers++ & 1;
        if (negative)
            put(c, (struct addend){ADDEND_MINUS, sum, items.items[0].place, 0, NULL});
    }
    c->undefined = c->undefined || items.count <= negative;
    if (!c->undefined)
        add_digits(c, sum, negative ? -coefficient : coefficient, items.items + negative, items.count - negative);
    vector_release(&items);
    return true;
}

static bool add_term(struct checksum *c, size_t sum, long long coefficient, const struct lang_term *term)
{
    if (term->closed) {
        const struct lang_value *value = closed_value(c->r, term);
        long long n;
        c->undefined = c->undefined || !value;
        if (!value || !small_number(c, sum, value->integer, &n))
            return !value;
        put_constant(c, sum, (__int128)n * coefficient);
        return true;
    }
    switch (term->op) {
    case LANG_ADD:
    case LANG_SUBTRACT:
        for (size_t i = 0; i < term->count; i++)
            if (!add_term(c, sum, term->op == LANG_SUBTRACT && i ? -coefficient : coefficient, term->args[i]))
                return false;
        return true;
    case LANG_SCALE: {
        const struct lang_value *factor = closed_value(c->r, term->args[0]);
        long long n, modulus = c->sums.items[sum].modulus;
        if (!factor || !small_number(c, sum, factor->integer, &n))
            return false;
        __int128 product = (__int128)n * coefficient;
        product = modulus ? product % modulus : product;
        return product < COEFFICIENT_LIMIT && product > -COEFFICIENT_LIMIT &&
               add_term(c, sum, (long long)product, term->args[1]);
    }
    default:
        return add_leaf(c, sum, coefficient, term) ||
               (term->op == LANG_STRING_TO_NUMBER && add_number(c, sum, coefficient, term));
    }
}

/* ---- the atom over sums ---- */

static const struct lang_term *new_sum(struct checksum *c, long long modulus, const struct lang_type *type)
{
    struct lang_symbol *symbol = arena_alloc(c->r->arena, sizeof *symbol);
    symbol->name = "sum";
    symbol->type = type;
    symbol->index = c->sums.count;
    vector_push(&c->sums, ((struct checksum_sum){.modulus = modulus, .symbol = symbol}));
    return term_symbol(c->r->arena, symbol);
}

/* The term as a sum; NULL: it is none, and nothing has changed. */
static const struct lang_term *as_sum(struct checksum *c, const struct lang_term *term, long long modulus)
{
    size_t sums = c->sums.count, addends = c->addends.count;
    unsigned numbers = c->numbers;
    bool undefined = c->undefined;
    const struct lang_term *sum = new_sum(c, modulus, term->type);
    if (add_term(c, sums, 1, term))
        return sum;
    c->sums.count = sums;
    c->addends.count = addends;
    c->numbers = numbers;
    c->undefined = undefined;
    return NULL;
}

/* What is not a number but looks at one place: a character, say. */
static const struct lang_term *as_value(struct checksum *c, const struct lang_term *term)
{
    size_t place = SIZE_MAX, sum = c->sums.count;
    if (!one_place(c, term, &place))
        return NULL;
    c->all_characters = true;
    const struct lang_term *symbol = new_sum(c, 0, term->type);
    put(c, (struct addend){ADDEND_VALUE, sum, place == SIZE_MAX ? 0 : place, 1, term});
    return symbol;
}

static const struct lang_term *over_sums(struct checksum *c, const struct lang_term *term)
{
    if (term->closed)
        return term;
    if (term->type->kind != LANG_INTEGER && term->type->kind != LANG_BOOLEAN)
        return as_value(c, term);
    const struct lang_term *sum = NULL;
    if (term->op == LANG_MODULO) {
        const struct lang_value *m = closed_value(c->r, term->args[1]);
        bool small = m && mpz_sgn(m->integer) && mpz_cmpabs_ui(m->integer, COEFFICIENT_LIMIT) < 0;
        sum = small ? as_sum(c, term->args[0], llabs(mpz_get_si(m->integer))) : NULL;
        if (sum)
            return term_binary(c->r->arena, LANG_MODULO, term->type, sum, term->args[1]);
    } else if (term->type->kind == LANG_INTEGER) {
        sum = as_sum(c, term, 0);
        if (sum)
            return sum;
    }
    if (term->op == LANG_ITE || term->op == LANG_SYMBOL || term->op == LANG_EVERY || term->op == LANG_ANY)
        return NULL;
    const struct lang_term **args = arena_alloc(c->r->arena, (term->count + 1) * sizeof *args);
    for (size_t i = 0; i < term->count; i++)
        if (term->args[i]->type->kind == LANG_BOOLEAN || !(args[i] = over_sums(c, term->args[i])))
            return NULL;
    return term_make(c->r->arena, term->op, term->type, args, term->count);
}

void checksum_take_apart(struct checksum *checksum, const struct lang_term *atom)
{
    checksum->atom = over_sums(checksum, atom);
    checksum->failed = checksum->failed || !checksum->atom;
}
