#include "solver/native/linear_parts.h"

#define ROUNDS_MOST 64

/* Bounds become members; false: there is none between them. */
static bool settle(const struct domain *domain, struct span *range)
{
    if (range->lo > -WIDE_ENDLESS && !domain_next(domain, range->lo, &range->lo))
        return false;
    if (range->hi < WIDE_ENDLESS && !domain_previous(domain, range->hi, &range->hi))
        return false;
    return range->lo <= range->hi;
}

struct queue {
    size_t first, count; /* in incidence->waiting */
};

/* All rows in which the variable stands have to be looked at again. */
static void wake(const struct linear *linear, struct queue *queue, size_t variable)
{
    const struct incidence *incidence = linear->incidence;
    for (size_t k = incidence->variable_from[variable]; k < incidence->variable_from[variable + 1]; k++) {
        size_t row = incidence->rows[k];
        if (incidence->waits[row])
            continue;
        incidence->waits[row] = true;
        incidence->waiting[(queue->first + queue->count++) % linear->row_count] = row;
    }
}

/* sign * (the row's sum) <= 0: what each variable may be at most, when the others are at their least. */
static bool tighten(const struct linear *linear, size_t i, int sign, struct span *ranges, struct queue *queue)
{
    const struct row *row = &linear->rows[i];
    const size_t *variables = &linear->incidence->variables[linear->incidence->row_from[i]];
    size_t count = linear->incidence->row_from[i + 1] - linear->incidence->row_from[i];
    wide least = sign * row->constant;
    size_t endless = 0, which = 0;
    for (size_t k = 0; k < count; k++) {
        size_t j = variables[k];
        wide a = sign * row->a[j], end = a > 0 ? ranges[j].lo : ranges[j].hi;
        if (end <= -WIDE_ENDLESS || end >= WIDE_ENDLESS) {
            endless++;
            which = k;
        } else {
            least += a * end;
        }
    }
    if (endless > 1)
        return true;
    if (!endless && least > 0)
        return false;
    for (size_t k = endless ? which : 0; k < (endless ? which + 1 : count); k++) {
        size_t j = variables[k];
        wide a = sign * row->a[j];
        struct span *range = &ranges[j], old = *range;
        wide rest = -(endless ? least : least - a * (a > 0 ? range->lo : range->hi));
        wide bound = a > 0 ? wide_floor(rest, a) : -wide_floor(rest, -a);
        if (a > 0 && bound < range->hi && bound <= WIDE_FARTHEST)
            range->hi = bound < -WIDE_FARTHEST ? -WIDE_FARTHEST : bound;
        if (a < 0 && bound > range->lo && bound >= -WIDE_FARTHEST)
            range->lo = bound > WIDE_FARTHEST ? WIDE_FARTHEST : bound;
        if (range->lo == old.lo && range->hi == old.hi)
            continue;
        wake(linear, queue, j);
        if (!settle(linear->domains[j], range))
            return false;
    }
    return true;
}

/* With one variable left, one value of it is forbidden. */
static bool exclude(const struct linear *linear, size_t i, struct span *ranges, struct queue *queue)
{
    const struct row *row = &linear->rows[i];
    const struct incidence *incidence = linear->incidence;
    wide sum = row->constant;
    size_t left = SIZE_MAX;
    for (size_t k = incidence->row_from[i]; k < incidence->row_from[i + 1]; k++) {
        size_t j = incidence->variables[k];
        if (ranges[j].lo == ranges[j].hi)
            sum += row->a[j] * ranges[j].lo;
        else if (left == SIZE_MAX)
            left = j;
        else
            return true;
    }
    if (left == SIZE_MAX)
        return sum != 0;
    wide a = row->a[left], size = a < 0 ? -a : a, value = wide_floor(a < 0 ? sum : -sum, size);
    if (value * a != -sum)
        return true;
    struct span *range = &ranges[left];
    if (value != range->lo && value != range->hi)
        return true;
    range->lo += value == range->lo;
    range->hi -= value == range->hi;
    wake(linear, queue, left);
    return range->lo <= range->hi && settle(linear->domains[left], range);
}

/* One row after the other, those that a change concerns again; so often that it ends where bounds creep. */
static bool propagate(const struct linear *linear, struct span *ranges, struct queue *queue)
{
    const struct incidence *incidence = linear->incidence;
    bool possible = true;
    for (size_t steps = 0; possible && queue->count > 0 && steps < ROUNDS_MOST * linear->row_count; steps++) {
        size_t i = incidence->waiting[queue->first];
        queue->first = (queue->first + 1) % linear->row_count;
        queue->count--;
        incidence->waits[i] = false;
        if (linear->rows[i].relation == LINEAR_UNEQUAL)
            possible = exclude(linear, i, ranges, queue);
        else
            possible = tighten(linear, i, 1, ranges, queue) &&
                       (linear->rows[i].relation == LINEAR_AT_MOST || tighten(linear, i, -1, ranges, queue));
    }
    for (size_t k = 0; k < queue->count; k++)
        incidence->waits[incidence->waiting[(queue->first + k) % linear->row_count]] = false;
    return possible;
}

bool linear_propagate(const struct linear *linear, struct span *ranges)
{
    struct queue queue = {0, linear->row_count};
    for (size_t i = 0; i < linear->row_count; i++) {
        linear->incidence->waiting[i] = i;
        linear->incidence->waits[i] = true;
    }
    return propagate(linear, ranges, &queue);
}

bool linear_propagate_from(const struct linear *linear, struct span *ranges, size_t variable)
{
    struct queue queue = {0, 0};
    wake(linear, &queue, variable);
    return propagate(linear, ranges, &queue);
}

/* The variable that is left for last gets what the equations say: it should
 * have a small factor and a dense set, so that this is a member. */
static wide score_of(const struct linear *linear, size_t j)
{
    wide most = 0;
    for (size_t i = 0; i < linear->row_count; i++) {
        wide a = linear->rows[i].relation == LINEAR_EQUAL ? linear->rows[i].a[j] : 0;
        if (a > most || -a > most)
            most = a < 0 ? -a : a;
    }
    return most * linear->domains[j]->gap;
}

/* Bounds that no single row says: x <= y, y <= 3 - x.  Only where some are missing. */
static bool bound_by_sums(struct linear *linear)
{
    for (size_t j = 0; j < linear->count; j++) {
        struct span *span = &linear->root[j], old = *span;
        if (span->lo > -WIDE_ENDLESS && span->hi < WIDE_ENDLESS)
            continue;
        if (!linear_bound_by_sums(linear, j, span))
            return false;
        if (span->lo != old.lo || span->hi != old.hi)
            if (!settle(linear->domains[j], span) || !linear_propagate(linear, linear->root))
                return false;
    }
    return true;
}

bool linear_root(struct linear *linear)
{
    if (linear->rooted)
        return linear->feasible;
    linear->rooted = true;
    linear->incidence = incidence_of(linear);
    linear->root = mem_array(linear->count, sizeof *linear->root);
    linear->feasible = true;
    for (size_t j = 0; j < linear->count; j++) {
        const struct domain *domain = linear->domains[j];
        linear->feasible = linear->feasible && domain->count;
        if (domain->count)
            linear->root[j] = (struct span){domain->parts[0].from, domain->parts[domain->count - 1].to};
    }
    linear->score = mem_array(linear->count, sizeof *linear->score);
    for (size_t j = 0; j < linear->count; j++)
        linear->score[j] = score_of(linear, j);
    linear->feasible =
        linear->feasible && (linear->too_large || (linear_propagate(linear, linear->root) && bound_by_sums(linear)));
    return linear->feasible;
}

bool linear_bounded(const struct linear *linear)
{
    for (size_t j = 0; j < linear->count; j++)
        if (linear->root[j].lo <= -WIDE_ENDLESS || linear->root[j].hi >= WIDE_ENDLESS)
            return false;
    return true;
}
