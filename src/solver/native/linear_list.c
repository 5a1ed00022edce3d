/* All solutions of a bounded problem: spans are cut in halves, short ones taken
 * value by value, always that of the variable with the shortest. */
#include "solver/native/linear_parts.h"

#include <string.h>

#define SHORT 16
#define QUICK_NODES 500 /* a search so short is done without asking how long the list will be */

struct search {
    const struct linear *linear;
    struct listing *listing;
    wide *forbidden; /* [row_count] */
};

/* The shortest span; left: how many variables have no value yet. */
static size_t shortest(const struct linear *linear, const struct span *spans, size_t *left)
{
    size_t best = SIZE_MAX;
    *left = 0;
    for (size_t j = 0; j < linear->count; j++) {
        if (spans[j].lo == spans[j].hi)
            continue;
        ++*left;
        if (best == SIZE_MAX || spans[j].hi - spans[j].lo < spans[best].hi - spans[best].lo)
            best = j;
    }
    return best;
}

static void keep(struct search *search, const struct span *spans, size_t x, wide value)
{
    search->listing->solutions++;
    for (size_t j = 0; j < search->linear->visible && search->listing->keep; j++)
        vector_push(&search->listing->values, j == x ? value : spans[j].lo);
}

/* Values of x that an unequal row forbids; all others are known. */
static size_t collect_forbidden(struct search *search, const struct span *spans, size_t x)
{
    const struct incidence *incidence = search->linear->incidence;
    size_t count = 0;
    for (size_t at = incidence->variable_from[x]; at < incidence->variable_from[x + 1]; at++) {
        size_t i = incidence->rows[at];
        const struct row *row = &search->linear->rows[i];
        if (row->relation != LINEAR_UNEQUAL)
            continue;
        wide sum = row->constant;
        for (size_t k = incidence->row_from[i]; k < incidence->row_from[i + 1]; k++) {
            size_t j = incidence->variables[k];
            sum += j == x ? 0 : row->a[j] * spans[j].lo;
        }
        wide value = -sum / row->a[x], member;
        if (value * row->a[x] != -sum || value < spans[x].lo || value > spans[x].hi ||
            !domain_next(search->linear->domains[x], value, &member) || member != value)
            continue;
        bool known = false;
        for (size_t k = 0; k < count; k++)
            known = known || search->forbidden[k] == value;
        if (!known)
            search->forbidden[count++] = value;
    }
    return count;
}

/* One variable is left: what it may be is known without further search. */
static void last_variable(struct search *search, const struct span *spans, size_t x)
{
    struct listing *listing = search->listing;
    const struct domain *domain = search->linear->domains[x];
    size_t forbidden = collect_forbidden(search, spans, x);
    wide room = (wide)(listing->solutions_most - listing->solutions) + 1 + (wide)forbidden;
    wide count = domain_count(domain, spans[x].lo, spans[x].hi, room) - (wide)forbidden;
    if (!listing->keep || count > (wide)(listing->solutions_most - listing->solutions)) {
        listing->solutions += (uint64_t)count;
        return;
    }
    wide value = spans[x].lo;
    for (bool more = true; more && value <= spans[x].hi; more = domain_next(domain, value + 1, &value)) {
        bool good = true;
        for (size_t k = 0; k < forbidden; k++)
            good = good && search->forbidden[k] != value;
        if (good)
            keep(search, spans, x, value);
    }
}

static bool explore(struct search *search, const struct span *spans);

static bool with(struct search *search, const struct span *spans, size_t x, wide lo, wide hi)
{
    const struct linear *linear = search->linear;
    struct span few[16], *part = few;
    if (!domain_next(linear->domains[x], lo, &lo) || !domain_previous(linear->domains[x], hi, &hi) || lo > hi)
        return true;
    if (linear->count > 16)
        part = mem_array(linear->count, sizeof *part);
    memcpy(part, spans, linear->count * sizeof *part);
    part[x] = (struct span){lo, hi};
    bool going = !linear_propagate_from(linear, part, x) || explore(search, part);
    if (part != few)
        mem_free(part);
    return going;
}

/* What is true of values when propagation has stopped early. */
static bool all_hold(const struct linear *linear, const struct span *spans)
{
    struct span *copy = mem_array(linear->count, sizeof *copy);
    memcpy(copy, spans, linear->count * sizeof *copy);
    bool hold = linear_propagate(linear, copy);
    mem_free(copy);
    return hold;
}

/* False: a limit was reached. */
static bool explore(struct search *search, const struct span *spans)
{
    struct listing *listing = search->listing;
    if (++listing->nodes > listing->nodes_most)
        return false;
    size_t left, x = shortest(search->linear, spans, &left);
    if (left == 0) {
        if (all_hold(search->linear, spans))
            keep(search, spans, SIZE_MAX, 0);
        return listing->solutions <= listing->solutions_most;
    }
    if (left == 1) {
        struct span *last = mem_array(search->linear->count, sizeof *last);
        memcpy(last, spans, search->linear->count * sizeof *last);
        if (linear_propagate(search->linear, last))
            last_variable(search, last, x);
        mem_free(last);
        return listing->solutions <= listing->solutions_most;
    }
    wide lo = spans[x].lo, hi = spans[x].hi;
    if (hi - lo > SHORT) {
        wide middle = lo + (hi - lo) / 2;
        return with(search, spans, x, lo, middle) && with(search, spans, x, middle + 1, hi);
    }
    for (wide value = lo; value <= hi; value++)
        if (!with(search, spans, x, value, value))
            return false;
    return true;
}

static bool list(const struct linear *linear, struct listing *listing)
{
    struct search search = {linear, listing, mem_array(linear->row_count, sizeof *search.forbidden)};
    bool complete = explore(&search, linear->root);
    mem_free(search.forbidden);
    return complete;
}

bool linear_list(const struct linear *linear, struct listing *listing)
{
    uint64_t nodes_most = listing->nodes_most;
    listing->nodes_most = nodes_most < QUICK_NODES ? nodes_most : QUICK_NODES;
    bool complete = list(linear, listing), limited = !complete && listing->solutions <= listing->solutions_most;
    listing->nodes_most = nodes_most;
    uint64_t count;
    if (!limited || nodes_most <= QUICK_NODES ||
        (linear_forest_count(linear, &count) && count > listing->solutions_most))
        return complete;
    if (!listing->keep && linear_forest_count(linear, &count)) {
        listing->solutions = count;
        return true;
    }
    listing->solutions = listing->nodes = listing->values.count = 0;
    return list(linear, listing);
}
