#include "solver/native/linear_parts.h"

#define QUICK_TRIES 40

static void copy_row(struct linear *linear, const struct linear_constraint *constraint, struct row *row)
{
    row->relation = constraint->relation;
    row->a = mem_array(linear->count, sizeof *row->a);
    bool fits = wide_of(constraint->constant, WIDE_CONSTANT, &row->constant);
    for (size_t j = 0; j < linear->count; j++)
        fits = wide_of(constraint->coefficients[j], WIDE_COEFFICIENT, &row->a[j]) && fits;
    linear->rows_too_large = linear->rows_too_large || !fits;
}

/* Of a narrowed copy this may no longer be so. */
static void measure(struct linear *linear)
{
    linear->too_large = linear->rows_too_large || linear->count > WIDE_VARIABLES;
    for (size_t j = 0; j < linear->count; j++)
        linear->too_large = linear->too_large || linear->domains[j]->too_large;
}

struct linear *linear_of(const struct integers *const *sets, size_t count, const struct linear_constraint *constraints,
                         size_t constraint_count)
{
    struct linear *linear = mem_alloc(sizeof *linear);
    linear->visible = linear->count = count;
    linear->domains = mem_array(count, sizeof(struct domain *));
    for (size_t j = 0; j < count; j++)
        linear->domains[j] = domain_of(sets[j]);
    linear->row_count = constraint_count;
    linear->rows = mem_array(constraint_count, sizeof *linear->rows);
    for (size_t i = 0; i < constraint_count; i++)
        copy_row(linear, &constraints[i], &linear->rows[i]);
    measure(linear);
    return linear;
}

void linear_free(struct linear *linear)
{
    if (!linear)
        return;
    for (size_t j = 0; j < linear->count; j++)
        domain_drop(linear->domains[j]);
    for (size_t i = 0; i < linear->row_count; i++)
        mem_free(linear->rows[i].a);
    for (struct order *order = linear->orders, *next; order; order = next) {
        next = order->next;
        linear_order_free(order);
    }
    mem_free(linear->domains);
    mem_free(linear->rows);
    incidence_free(linear->incidence);
    mem_free(linear->root);
    mem_free(linear->score);
    mem_free(linear->witness);
    mem_free(linear);
}

static bool found_quickly(struct linear *linear)
{
    bool found = false;
    for (unsigned i = 0; i < QUICK_TRIES && !found; i++) {
        struct dice dice = dice_of(0, i);
        found = linear_try(linear, &dice, i / 4, linear->witness);
    }
    return found;
}

static enum linear_state decide(struct linear *linear)
{
    if (!linear_root(linear))
        return LINEAR_NONE;
    if (linear->too_large)
        return LINEAR_UNKNOWN;
    linear->witness = mem_array(linear->count, sizeof *linear->witness);
    if (found_quickly(linear))
        return LINEAR_SOME;
    if (linear_refuted_by_remainders(linear) || linear_refuted_by_sums(linear))
        return LINEAR_NONE;
    struct order *order = linear_order_of(linear, 0);
    if (linear_order_reach(linear, order, 0)) {
        for (size_t j = 0; j < linear->visible; j++)
            linear->witness[j] = order->values.items[j];
        return LINEAR_SOME;
    }
    return order->complete ? LINEAR_NONE : LINEAR_UNKNOWN;
}

enum linear_state linear_state(struct linear *linear)
{
    if (!linear->decided)
        linear->state = decide(linear);
    linear->decided = true;
    return linear->state;
}

bool linear_draw(struct linear *linear, uint64_t seed, uint64_t i, mpz_t *values, bool *done)
{
    enum linear_state state = linear_state(linear);
    *done = state == LINEAR_NONE;
    if (state != LINEAR_SOME)
        return false;
    struct order *order = linear_order_of(linear, seed);
    if (!linear_order_reach(linear, order, i)) {
        *done = order->complete;
        return false;
    }
    for (size_t j = 0; j < linear->visible; j++)
        wide_to(order->values.items[i * linear->visible + j], values[j]);
    return true;
}

/* One more variable with that set, equal to the given one: for sets whose
 * intersection has too large a modulus. */
static void add_equal(struct linear *linear, size_t variable, const struct integers *set)
{
    size_t old = linear->count++;
    linear->domains = mem_realloc(linear->domains, linear->count * sizeof *linear->domains);
    linear->domains[old] = domain_of(set);
    linear->rows = mem_realloc(linear->rows, (linear->row_count + 1) * sizeof *linear->rows);
    for (size_t i = 0; i < linear->row_count; i++) {
        linear->rows[i].a = mem_realloc(linear->rows[i].a, linear->count * sizeof *linear->rows[i].a);
        linear->rows[i].a[old] = 0;
    }
    struct row *row = &linear->rows[linear->row_count++];
    *row = (struct row){.relation = LINEAR_EQUAL, .a = mem_array(linear->count, sizeof *row->a)};
    row->a[variable] = 1;
    row->a[old] = -1;
}

struct linear *linear_narrow(const struct linear *linear, size_t variable, const struct integers *set)
{
    if (variable >= linear->visible)
        BUG("there is no such variable");
    struct linear *copy = mem_alloc(sizeof *copy);
    copy->visible = linear->visible;
    copy->count = linear->count;
    copy->rows_too_large = linear->rows_too_large;
    copy->row_count = linear->row_count;
    copy->domains = mem_array(linear->count, sizeof(struct domain *));
    copy->rows = mem_array(linear->row_count, sizeof *copy->rows);
    struct integers *both = integers_and(linear->domains[variable]->set, set);
    for (size_t j = 0; j < linear->count; j++)
        copy->domains[j] = j == variable && both ? domain_of(both) : domain_share(linear->domains[j]);
    for (size_t i = 0; i < linear->row_count; i++) {
        copy->rows[i] = linear->rows[i];
        copy->rows[i].a = mem_array(linear->count, sizeof *copy->rows[i].a);
        for (size_t j = 0; j < linear->count; j++)
            copy->rows[i].a[j] = linear->rows[i].a[j];
    }
    if (!both)
        add_equal(copy, variable, set);
    integers_free(both);
    measure(copy);
    return copy;
}
