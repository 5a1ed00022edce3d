/* Which numbers an atom allows, as a function of one Integer term in it. */
#include "solver/native/strings_parts.h"

#include <stdlib.h>

#define PERIOD_LIMIT 20000
#define CYCLE_LIMIT 1000000

/* term = a * source + b? */
static bool linear(const struct strings_reading *r, const struct lang_term *term, const struct lang_term *source,
                   mpz_t a, mpz_t b)
{
    mpz_set_ui(a, 0);
    mpz_set_ui(b, 0);
    if (same_term(term, source)) {
        mpz_set_ui(a, 1);
        return true;
    }
    if (term->closed) {
        const struct lang_value *value = closed_value(r, term);
        if (value)
            mpz_set(b, value->integer);
        return value != NULL;
    }
    if (term->op != LANG_ADD && term->op != LANG_SUBTRACT && term->op != LANG_SCALE)
        return false;
    mpz_t x, y;
    mpz_inits(x, y, NULL);
    bool is = true;
    for (size_t i = 0; i < term->count && is; i++) {
        is = linear(r, term->args[i], source, x, y);
        if (!is)
            break;
        if (i == 0) {
            mpz_set(a, x);
            mpz_set(b, y);
        } else if (term->op == LANG_SCALE) { /* (a source + b) (x source + y), of which one is constant */
            is = mpz_sgn(a) == 0 || mpz_sgn(x) == 0;
            mpz_mul(a, a, y);
            mpz_addmul(a, b, x);
            mpz_mul(b, b, y);
        } else {
            void (*combine)(mpz_ptr, mpz_srcptr, mpz_srcptr) = term->op == LANG_ADD ? mpz_add : mpz_sub;
            combine(a, a, x);
            combine(b, b, y);
        }
    }
    mpz_clears(x, y, NULL);
    return is;
}

/* a n + b <= 0, < 0 or = 0. */
static void solve(const mpz_t a, mpz_t b, enum lang_op op, struct number_set *set)
{
    if (op == LANG_LESS)
        mpz_add_ui(b, b, 1);
    if (mpz_sgn(a) == 0) {
        set->empty = op == LANG_EQUAL ? mpz_sgn(b) != 0 : mpz_sgn(b) > 0;
        return;
    }
    mpz_neg(b, b);
    if (op == LANG_EQUAL) {
        set->empty = !mpz_divisible_p(b, a);
        set->has_least = set->has_greatest = true;
        mpz_fdiv_q(set->least, b, a);
        mpz_set(set->greatest, set->least);
    } else if (mpz_sgn(a) > 0) {
        set->has_greatest = true;
        mpz_fdiv_q(set->greatest, b, a);
    } else {
        set->has_least = true;
        mpz_cdiv_q(set->least, b, a);
    }
}

/* The source stands under mod only: then the term has a period. */
static bool periodic(const struct strings_reading *r, const struct lang_term *term, const struct lang_term *source,
                     size_t *period)
{
    if (term->closed)
        return true;
    if (same_term(term, source))
        return false;
    if (term->op == LANG_MODULO) {
        const struct lang_value *m = closed_value(r, term->args[1]);
        mpz_t a, b;
        mpz_inits(a, b, NULL);
        bool is = m && linear(r, term->args[0], source, a, b);
        mpz_clears(a, b, NULL);
        if (is) {
            if (mpz_sgn(m->integer) == 0)
                return true;
            if (mpz_cmpabs_ui(m->integer, PERIOD_LIMIT) > 0)
                return false;
            size_t x = (size_t)labs(mpz_get_si(m->integer)), g = *period, rest = x;
            while (rest) {
                size_t next = g % rest;
                g = rest;
                rest = next;
            }
            *period = *period / g * x;
            return *period <= PERIOD_LIMIT;
        }
    }
    if (term->op == LANG_SYMBOL || term->op == LANG_EVERY || term->op == LANG_ANY)
        return false;
    for (size_t i = 0; i < term->count; i++)
        if (!periodic(r, term->args[i], source, period))
            return false;
    return true;
}

static const struct lang_term *replace_source(struct arena *arena, const struct lang_term *term,
                                              const struct lang_term *source, const struct lang_term *by)
{
    if (same_term(term, source))
        return by;
    if (term->closed || term->op == LANG_SYMBOL)
        return term;
    const struct lang_term **args = arena_alloc(arena, (term->count + 1) * sizeof *args);
    for (size_t i = 0; i < term->count; i++)
        args[i] = replace_source(arena, term->args[i], source, by);
    return term_make(arena, term->op, term->type, args, term->count);
}

static bool holds_for(struct strings_reading *r, const struct lang_term *atom, const struct lang_term *source,
                      long long n)
{
    struct arena arena = ARENA_INIT;
    const struct lang_term *closed = replace_source(&arena, atom, source, term_integer(&arena, n));
    const struct lang_value *value = lang_evaluate(&arena, closed, NULL, NULL, r->error);
    bool holds = value && value->boolean;
    arena_release(&arena);
    return holds;
}

/* Where the set, or what is not in it, ends: beyond that all numbers are alike.  False: nowhere near. */
static bool find_base(const struct integers *set, size_t *base)
{
    mpz_t greatest;
    mpz_init_set_si(greatest, -1);
    bool ends = integers_empty(set) || integers_greatest(set, greatest);
    ends = ends && mpz_cmp_ui(greatest, CYCLE_LIMIT) < 0;
    *base = ends && mpz_sgn(greatest) >= 0 ? mpz_get_ui(greatest) + 1 : 0;
    mpz_clear(greatest);
    return ends;
}

/* Any nesting of div, abs, ite … as far as it is the same for all large numbers. */
static bool set_by_listing(struct strings_reading *r, const struct lang_term *atom, const struct lang_term *source,
                           struct number_set *set)
{
    if (source->op == LANG_STRING_TO_NUMBER || source->op == LANG_COVER_CLASS)
        return false;
    struct lang_symbol number = {.kind = LANG_BLANK, .name = "number", .type = type_plain(LANG_INTEGER)};
    const struct lang_term *about = replace_source(r->arena, atom, source, term_symbol(r->arena, &number));
    const struct lang_term *opposite = term_not(r->arena, about);
    set->numbers = integers_of(&number, &about, 1);
    if (!set->numbers || find_base(set->numbers, &set->base))
        return set->numbers != NULL;
    struct integers *others = integers_of(&number, &opposite, 1);
    bool found = others && find_base(others, &set->base);
    integers_free(others);
    return found;
}

static bool set_by_period(struct strings_reading *r, const struct lang_term *atom, const struct lang_term *source,
                          struct number_set *set)
{
    set->period = 1;
    if (!periodic(r, atom, source, &set->period))
        return false;
    set->periodic = true;
    set->member = mem_array(set->period, sizeof *set->member);
    for (size_t i = 0; i < set->period; i++)
        set->member[i] = holds_for(r, atom, source, (long long)i);
    return true;
}

bool number_set_of(struct strings_reading *r, const struct lang_term *atom, const struct lang_term *source,
                   struct number_set *set)
{
    *set = (struct number_set){0};
    mpz_inits(set->least, set->greatest, NULL);
    if (atom->op != LANG_EQUAL && atom->op != LANG_LESS && atom->op != LANG_LESS_EQUAL)
        return false;
    if (atom->args[0]->type->kind != LANG_INTEGER)
        return false;
    mpz_t a, b, c, d;
    mpz_inits(a, b, c, d, NULL);
    bool is = linear(r, atom->args[0], source, a, b) && linear(r, atom->args[1], source, c, d);
    if (is) {
        mpz_sub(a, a, c);
        mpz_sub(b, b, d);
        solve(a, b, atom->op, set);
    }
    mpz_clears(a, b, c, d, NULL);
    return is || set_by_period(r, atom, source, set) || set_by_listing(r, atom, source, set);
}

void number_set_release(struct number_set *set)
{
    mpz_clears(set->least, set->greatest, NULL);
    mem_free(set->member);
    integers_free(set->numbers);
}

bool number_set_contains(const struct number_set *set, long long n)
{
    if (set->periodic) {
        long long period = (long long)set->period;
        return set->member[(n % period + period) % period];
    }
    if (set->numbers) {
        mpz_t number;
        mpz_init_set_si(number, n);
        bool contains = integers_contains(set->numbers, number);
        mpz_clear(number);
        return contains;
    }
    return !set->empty && (!set->has_least || mpz_cmp_si(set->least, n) <= 0) &&
           (!set->has_greatest || mpz_cmp_si(set->greatest, n) >= 0);
}

bool number_set_cycle(const struct number_set *set, size_t *base, size_t *period)
{
    *base = set->base;
    *period = set->periodic ? set->period : 1;
    if (set->periodic || set->empty || set->numbers)
        return true;
    if ((set->has_least && mpz_cmp_ui(set->least, CYCLE_LIMIT) > 0) ||
        (set->has_greatest && mpz_cmp_ui(set->greatest, CYCLE_LIMIT) > 0))
        return false;
    if (set->has_least && mpz_sgn(set->least) > 0)
        *base = mpz_get_ui(set->least);
    if (set->has_greatest && mpz_sgn(set->greatest) >= 0 && mpz_get_ui(set->greatest) + 1 > *base)
        *base = mpz_get_ui(set->greatest) + 1;
    return true;
}
