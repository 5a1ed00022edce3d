#include "solver/native/linear_parts.h"

#include <string.h>

/* ---- remainders: an equation must hold modulo every m ---- */

#define MODULUS_TRIED 256
#define MEMBERS_TRIED 4096

static wide remainder_of(wide a, wide m)
{
    return a - wide_floor(a, m) * m;
}

/* The remainders modulo m of a x, for the members x of a set. */
static void remainders(const struct domain *domain, wide a, size_t m, bool *out)
{
    memset(out, 0, m * sizeof *out);
    wide factor = remainder_of(a, (wide)m), x = 0;
    for (size_t i = 0; i < domain->count; i++) {
        const struct domain_part *part = &domain->parts[i];
        size_t period = m * (part->residues ? part->residues->modulus : 1);
        bool long_part =
            part->from <= -WIDE_ENDLESS || part->to >= WIDE_ENDLESS || part->to - part->from >= (wide)period;
        wide from = part->from > -WIDE_ENDLESS             ? part->from
                    : long_part && part->to < WIDE_ENDLESS ? part->to - (wide)period
                                                           : 0;
        wide to = long_part ? from + (wide)period : part->to;
        if (to - from > MEMBERS_TRIED || i > MEMBERS_TRIED / 16) {
            memset(out, 1, m * sizeof *out); /* too long to look: any */
            return;
        }
        for (x = from; x <= to; x++)
            if (!part->residues || residues_have(part->residues, (uint32_t)remainder_of(x, part->residues->modulus)))
                out[remainder_of(x, (wide)m) * factor % (wide)m] = true;
    }
}

static bool possible_modulo(const struct linear *linear, const struct row *row, size_t m)
{
    bool reached[MODULUS_TRIED] = {false}, next[MODULUS_TRIED], more[MODULUS_TRIED];
    reached[remainder_of(row->constant, (wide)m)] = true;
    for (size_t j = 0; j < linear->count; j++) {
        if (row->a[j] == 0)
            continue;
        remainders(linear->domains[j], row->a[j], m, more);
        memset(next, 0, sizeof next);
        for (size_t r = 0; r < m; r++)
            for (size_t s = 0; s < m && more[r]; s++)
                if (reached[s])
                    next[(r + s) % m] = true;
        memcpy(reached, next, sizeof next);
    }
    return reached[0];
}

static bool refutes(const struct linear *linear, const struct row *row, wide m)
{
    m = m < 0 ? -m : m;
    return m > 1 && m <= MODULUS_TRIED && !possible_modulo(linear, row, (size_t)m);
}

/* The greatest common divisor of the factors must divide the constant. */
static bool refuted_by_divisor(const struct linear *linear, const struct row *row)
{
    wide common = 0;
    for (size_t j = 0; j < linear->count; j++)
        for (wide rest = row->a[j] < 0 ? -row->a[j] : row->a[j], next; rest; rest = next) {
            next = common % rest;
            common = rest;
        }
    return common > 1 && row->constant % common != 0;
}

bool linear_refuted_by_remainders(const struct linear *linear)
{
    for (size_t i = 0; i < linear->row_count; i++) {
        const struct row *row = &linear->rows[i];
        if (row->relation != LINEAR_EQUAL)
            continue;
        if (refuted_by_divisor(linear, row))
            return true;
        wide all = 1;
        for (size_t j = 0; j < linear->count; j++) {
            if (row->a[j] == 0)
                continue;
            const struct domain *domain = linear->domains[j];
            wide m = domain->parts[domain->count - 1].residues ? domain->parts[domain->count - 1].residues->modulus : 1;
            if (refutes(linear, row, row->a[j]) || refutes(linear, row, m))
                return true;
            all = all % m == 0 || all > MODULUS_TRIED ? all : all * m;
        }
        if (refutes(linear, row, all))
            return true;
    }
    return false;
}

/* ---- sums: Fourier and Motzkin's elimination, with whole numbers in mind ---- */

#define ROWS_MOST 400
#define SIZE_MOST ((wide)1 << 60)

/* sum of a x <= -constant; width numbers each: the factors, then the constant. */
struct inequations {
    VECTOR(wide) items;
    size_t width;
    bool contradiction;
};

static size_t inequation_count(const struct inequations *all)
{
    return all->items.count / all->width;
}

/* Divided by what the factors have in common; one with numbers that are too large is left out. */
static void add_inequation(struct inequations *all, wide *row)
{
    wide common = 0;
    size_t last = all->width - 1;
    for (size_t j = 0; j < last; j++)
        for (wide rest = row[j] < 0 ? -row[j] : row[j], next; rest; rest = next) {
            next = common % rest;
            common = rest;
        }
    if (common == 0) {
        all->contradiction = all->contradiction || row[last] > 0;
        return;
    }
    row[last] = -wide_floor(-row[last], common);
    bool fits = row[last] <= SIZE_MOST && row[last] >= -SIZE_MOST;
    for (size_t j = 0; j < last; j++) {
        row[j] /= common;
        fits = fits && row[j] <= SIZE_MOST && row[j] >= -SIZE_MOST;
    }
    for (size_t j = 0; j < all->width && fits; j++)
        vector_push(&all->items, row[j]);
}

static void gather(const struct linear *linear, struct inequations *all, wide *row)
{
    size_t last = linear->count;
    for (size_t i = 0; i < linear->row_count; i++)
        for (int sign = 1; sign >= (linear->rows[i].relation == LINEAR_EQUAL ? -1 : 1); sign -= 2) {
            if (linear->rows[i].relation == LINEAR_UNEQUAL)
                continue;
            for (size_t j = 0; j < last; j++)
                row[j] = sign * linear->rows[i].a[j];
            row[last] = sign * linear->rows[i].constant;
            add_inequation(all, row);
        }
    for (size_t j = 0; j < last; j++)
        for (int sign = -1; sign <= 1; sign += 2) {
            wide end = sign < 0 ? linear->root[j].lo : linear->root[j].hi;
            if (end <= -WIDE_ENDLESS || end >= WIDE_ENDLESS)
                continue;
            memset(row, 0, all->width * sizeof *row);
            row[j] = sign;
            row[last] = -sign * end;
            add_inequation(all, row);
        }
}

/* Every lower bound of x is at most every upper bound. */
static bool eliminate(struct inequations *all, size_t x, wide *row)
{
    struct inequations next = {.width = all->width, .contradiction = all->contradiction};
    size_t count = inequation_count(all);
    for (size_t i = 0; i < count; i++) {
        const wide *up = &all->items.items[i * all->width];
        for (size_t k = 0; k < count && up[x] > 0; k++) {
            const wide *down = &all->items.items[k * all->width];
            for (size_t j = 0; j < all->width && down[x] < 0; j++)
                row[j] = up[j] * -down[x] + down[j] * up[x];
            if (down[x] < 0)
                add_inequation(&next, row);
        }
        if (up[x] == 0) {
            memcpy(row, up, all->width * sizeof *row);
            add_inequation(&next, row);
        }
    }
    vector_release(&all->items);
    *all = next;
    return inequation_count(all) <= ROWS_MOST;
}

/* All variables but one (SIZE_MAX: all) are eliminated; false: that grew too large. */
static bool project(const struct linear *linear, struct inequations *all, size_t onto)
{
    wide *row = mem_array(all->width, sizeof *row);
    gather(linear, all, row);
    bool small = true;
    for (size_t x = 0; x < linear->count && small && !all->contradiction; x++)
        small = x == onto || eliminate(all, x, row);
    mem_free(row);
    return small;
}

bool linear_refuted_by_sums(const struct linear *linear)
{
    struct inequations all = {.width = linear->count + 1};
    project(linear, &all, SIZE_MAX);
    vector_release(&all.items);
    return all.contradiction;
}

bool linear_bound_by_sums(const struct linear *linear, size_t x, struct span *span)
{
    struct inequations all = {.width = linear->count + 1};
    bool small = project(linear, &all, x);
    for (size_t i = 0; i < inequation_count(&all) && small && !all.contradiction; i++) {
        wide a = all.items.items[i * all.width + x], end = -all.items.items[i * all.width + linear->count];
        if (a > 0 && wide_floor(end, a) < span->hi)
            span->hi = wide_floor(end, a);
        if (a < 0 && -wide_floor(end, -a) > span->lo)
            span->lo = -wide_floor(end, -a);
    }
    vector_release(&all.items);
    return !all.contradiction;
}
