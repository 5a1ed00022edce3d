/* One solution by chance: a variable, a value of it, what follows, and so on. */
#include "solver/native/linear_parts.h"

#include <string.h>

#define TRIES 4
#define NODES_MOST 64

struct attempt {
    const struct linear *linear;
    struct dice *dice;
    unsigned level, nodes;
    struct span *stack; /* [(count + 1) * count] */
};

static size_t choose(const struct linear *linear, const struct span *spans, struct dice *dice)
{
    size_t best = SIZE_MAX, ties = 0;
    for (size_t j = 0; j < linear->count; j++) {
        if (spans[j].lo == spans[j].hi || (best != SIZE_MAX && linear->score[j] < linear->score[best]))
            continue;
        ties = best == SIZE_MAX || linear->score[j] > linear->score[best] ? 1 : ties + 1;
        if (ties == 1 || dice_below(dice, ties) == 0)
            best = j;
    }
    return best;
}

/* A finite piece of what a variable may be: of lengths the small ones first. */
static struct span window(const struct domain *domain, struct span span, unsigned level, struct dice *dice)
{
    bool below = span.lo <= -WIDE_ENDLESS, above = span.hi >= WIDE_ENDLESS;
    if (!below && !above)
        return span;
    bool plain = !domain->set->brief;
    unsigned reach = (plain ? 20 : 6) + level;
    if (dice_below(dice, 4) == 0) /* sometimes near the end, or near 0: perhaps there are no others */
        reach = 1 + (unsigned)dice_below(dice, reach);
    wide width = (wide)1 << reach;
    struct span cut = {span.lo < -width ? -width : span.lo, span.hi > width ? width : span.hi};
    if (plain && cut.hi - cut.lo >= width)
        return cut;
    if (!below)
        return (struct span){span.lo, span.lo + width};
    if (!above)
        return (struct span){span.hi - width, span.hi};
    return (struct span){-width, width};
}

static wide remainder_of(wide a, wide m)
{
    return a - wide_floor(a, m) * m;
}

/* x with a x = 1 modulo m; a and m have no common factor. */
static wide inverse(wide a, wide m)
{
    wide r = m, next = remainder_of(a, m), x = 0, y = 1;
    while (next) {
        wide q = r / next, t = r - q * next;
        r = next;
        next = t;
        t = x - q * y;
        x = y;
        y = t;
    }
    return remainder_of(x, m);
}

struct congruence {
    wide rest, modulus;
};

/* An equation a x + b y + c = 0 that has only y beside x says x modulo b. */
static bool congruence_of(const struct linear *linear, size_t i, const struct span *spans, size_t x,
                          struct congruence *out)
{
    const struct row *row = &linear->rows[i];
    const struct incidence *incidence = linear->incidence;
    if (row->relation != LINEAR_EQUAL)
        return true;
    size_t other = SIZE_MAX;
    wide sum = row->constant;
    for (size_t k = incidence->row_from[i]; k < incidence->row_from[i + 1]; k++) {
        size_t j = incidence->variables[k];
        if (j == x)
            continue;
        if (spans[j].lo == spans[j].hi)
            sum += row->a[j] * spans[j].lo;
        else if (other == SIZE_MAX)
            other = j;
        else
            return true;
    }
    if (other == SIZE_MAX)
        return true;
    wide modulus = row->a[other] < 0 ? -row->a[other] : row->a[other], common = row->a[x] < 0 ? -row->a[x] : row->a[x];
    for (wide rest = modulus, next; rest; rest = next) {
        next = common % rest;
        common = rest;
    }
    if (sum % common)
        return false;
    modulus /= common;
    if (modulus <= out->modulus)
        return true;
    out->modulus = modulus;
    out->rest = remainder_of(remainder_of(-sum / common, modulus) * inverse(row->a[x] / common, modulus), modulus);
    return true;
}

static wide wide_below(struct dice *dice, wide limit)
{
    if (limit <= INT64_MAX)
        return (wide)dice_below(dice, (uint64_t)limit);
    unsigned __int128 bits = (unsigned __int128)dice_roll(dice) << 64 | dice_roll(dice);
    return (wide)(bits % (unsigned __int128)limit);
}

/* A member of the set in the span that is congruent; a few steps from a random place. */
static bool pick(const struct domain *domain, struct span span, const struct congruence *congruence, struct dice *dice,
                 wide *out)
{
    wide value = span.lo + wide_below(dice, span.hi - span.lo + 1);
    for (int step = 0; step < 8; step++) {
        value += remainder_of(congruence->rest - value, congruence->modulus);
        wide member;
        if (value > span.hi || !domain_next(domain, value, &member) || member > span.hi)
            break;
        *out = member;
        if (member == value || remainder_of(member, congruence->modulus) == congruence->rest)
            return true;
        value = member;
    }
    if (!domain_previous(domain, value < span.hi ? value : span.hi, out)) /* the place was behind all: go back */
        return false;
    if (congruence->modulus > 1) {
        *out -= remainder_of(*out - congruence->rest, congruence->modulus);
        return *out >= span.lo && domain_next(domain, *out, &value) && value == *out;
    }
    return *out >= span.lo;
}

static bool extend(struct attempt *attempt, size_t depth)
{
    const struct linear *linear = attempt->linear;
    struct span *spans = &attempt->stack[depth * linear->count], *next = spans + linear->count;
    size_t x = choose(linear, spans, attempt->dice);
    if (x == SIZE_MAX) {
        memmove(attempt->stack, spans, linear->count * sizeof *spans);
        return true;
    }
    struct congruence congruence = {0, 1};
    for (size_t k = linear->incidence->variable_from[x]; k < linear->incidence->variable_from[x + 1]; k++)
        if (!congruence_of(linear, linear->incidence->rows[k], spans, x, &congruence))
            return false;
    struct span span = window(linear->domains[x], spans[x], attempt->level, attempt->dice);
    for (int i = 0; i < TRIES && attempt->nodes++ < NODES_MOST; i++) {
        wide value;
        if (!pick(linear->domains[x], span, &congruence, attempt->dice, &value))
            continue;
        memcpy(next, spans, linear->count * sizeof *spans);
        next[x] = (struct span){value, value};
        if (linear_propagate_from(linear, next, x) && extend(attempt, depth + 1))
            return true;
    }
    return false;
}

/* Propagation may stop early; this does not. */
static bool holds(const struct linear *linear, const wide *values)
{
    for (size_t i = 0; i < linear->row_count; i++) {
        const struct row *row = &linear->rows[i];
        wide sum = row->constant;
        for (size_t k = linear->incidence->row_from[i]; k < linear->incidence->row_from[i + 1]; k++)
            sum += row->a[linear->incidence->variables[k]] * values[linear->incidence->variables[k]];
        if (row->relation == LINEAR_AT_MOST ? sum > 0 : (sum == 0) != (row->relation == LINEAR_EQUAL))
            return false;
    }
    return true;
}

bool linear_try(const struct linear *linear, struct dice *dice, unsigned level, wide *values)
{
    struct span few[64], *stack = few;
    size_t size = (linear->count + 1) * linear->count;
    if (size > 64)
        stack = mem_array(size, sizeof *stack);
    memcpy(stack, linear->root, linear->count * sizeof *stack);
    unsigned most = 50;
    struct attempt attempt = {linear, dice, level < most ? level : most, 0, stack};
    bool found = extend(&attempt, 0);
    for (size_t j = 0; j < linear->count && found; j++)
        values[j] = stack[j].lo;
    if (stack != few)
        mem_free(stack);
    return found && holds(linear, values);
}
