/* How many solutions there are, where rows couple two variables each and these
 * couplings make no ring, as in a sorted list: values of the leaves are summed
 * up first, then those of the variables that they hang on. */
#include "solver/native/linear_parts.h"

#include <string.h>

#define VARIABLES_MOST 128 /* the closure takes their third power */
#define WORK_MOST 2000000  /* pairs of values that are looked at */
#define MANY (UINT64_MAX / 4)

struct forest {
    const struct linear *linear;
    size_t count;
    wide *difference; /* [count * count]: x - y is at most this */
    bool *entailed;   /* [row_count]: follows from the others */
    uint64_t **ways;  /* [count]: of each value of its span, what hangs on it together */
    bool *done;       /* [count] */
};

static uint64_t times(uint64_t a, uint64_t b)
{
    return a != 0 && b > MANY / a ? MANY : a * b;
}

static uint64_t plus(uint64_t a, uint64_t b)
{
    return a + b > MANY ? MANY : a + b;
}

/* The two variables of x - y + constant; false: the row says something else. */
static bool is_difference(const struct forest *forest, size_t i, size_t *x, size_t *y)
{
    const struct incidence *incidence = forest->linear->incidence;
    const struct row *row = &forest->linear->rows[i];
    if (incidence->row_from[i + 1] - incidence->row_from[i] != 2)
        return false;
    *x = incidence->variables[incidence->row_from[i]];
    *y = incidence->variables[incidence->row_from[i] + 1];
    if (row->a[*x] == -1 && row->a[*y] == 1) {
        size_t other = *x;
        *x = *y;
        *y = other;
    }
    return row->a[*x] == 1 && row->a[*y] == -1;
}

static void collect_differences(struct forest *forest)
{
    size_t n = forest->count, x, y;
    for (size_t k = 0; k < n * n; k++)
        forest->difference[k] = WIDE_ENDLESS;
    for (size_t i = 0; i < forest->linear->row_count; i++) {
        const struct row *row = &forest->linear->rows[i];
        if (row->relation == LINEAR_AT_MOST && is_difference(forest, i, &x, &y) &&
            -row->constant < forest->difference[x * n + y])
            forest->difference[x * n + y] = -row->constant;
    }
    for (size_t i = 0; i < forest->linear->row_count; i++) { /* x <= y and x != y is x < y */
        const struct row *row = &forest->linear->rows[i];
        if (row->relation != LINEAR_UNEQUAL || !is_difference(forest, i, &x, &y))
            continue;
        forest->difference[x * n + y] -= forest->difference[x * n + y] == -row->constant;
        forest->difference[y * n + x] -= forest->difference[y * n + x] == row->constant;
    }
}

/* x != z follows from x < y and y < z.  False: differences contradict each other, so what follows from what is
 * nothing to count on. */
static bool find_entailed(struct forest *forest)
{
    size_t n = forest->count;
    wide *d = forest->difference, *direct = mem_array(n * n, sizeof *direct);
    collect_differences(forest);
    memcpy(direct, d, n * n * sizeof *d);
    for (size_t k = 0; k < n; k++)
        for (size_t i = 0; i < n; i++)
            for (size_t j = 0; j < n && d[i * n + k] < WIDE_ENDLESS; j++)
                if (d[k * n + j] < WIDE_ENDLESS && d[i * n + k] + d[k * n + j] < d[i * n + j])
                    d[i * n + j] = d[i * n + k] + d[k * n + j];
    for (size_t i = 0, x, y; i < forest->linear->row_count; i++) {
        const struct row *row = &forest->linear->rows[i];
        if (row->relation != LINEAR_UNEQUAL || !is_difference(forest, i, &x, &y))
            continue;
        /* What it strengthened itself is no witness for it. */
        forest->entailed[i] = (d[x * n + y] < -row->constant && direct[x * n + y] >= WIDE_ENDLESS) ||
                              (d[y * n + x] < row->constant && direct[y * n + x] >= WIDE_ENDLESS);
    }
    mem_free(direct);
    bool possible = true;
    for (size_t x = 0; x < n && possible; x++)
        possible = d[x * n + x] >= 0;
    return possible;
}

static bool is_about(const struct forest *forest, size_t i, size_t x)
{
    return !forest->entailed[i] && forest->linear->rows[i].a[x] != 0;
}

/* The other variable of a row; SIZE_MAX: it has none. */
static size_t other_of(const struct forest *forest, size_t i, size_t x)
{
    const struct incidence *incidence = forest->linear->incidence;
    for (size_t k = incidence->row_from[i]; k < incidence->row_from[i + 1]; k++)
        if (incidence->variables[k] != x)
            return incidence->variables[k];
    return SIZE_MAX;
}

static bool row_holds(const struct row *row, wide sum)
{
    return row->relation == LINEAR_AT_MOST ? sum <= 0 : (sum == 0) == (row->relation == LINEAR_EQUAL);
}

/* Do all rows about these two, or about x alone (y is SIZE_MAX), hold? */
static bool agree(const struct forest *forest, size_t x, wide value, size_t y, wide other)
{
    const struct incidence *incidence = forest->linear->incidence;
    for (size_t k = incidence->variable_from[x]; k < incidence->variable_from[x + 1]; k++) {
        const struct row *row = &forest->linear->rows[incidence->rows[k]];
        if (!is_about(forest, incidence->rows[k], x) || other_of(forest, incidence->rows[k], x) != y)
            continue;
        if (!row_holds(row, row->constant + row->a[x] * value + (y == SIZE_MAX ? 0 : row->a[y] * other)))
            return false;
    }
    return true;
}

static size_t width_of(const struct forest *forest, size_t x)
{
    return (size_t)(forest->linear->root[x].hi - forest->linear->root[x].lo + 1);
}

/* The only variable left that it hangs together with; SIZE_MAX: none.  False: there are several. */
static bool neighbour(const struct forest *forest, size_t x, size_t *out)
{
    const struct incidence *incidence = forest->linear->incidence;
    *out = SIZE_MAX;
    for (size_t k = incidence->variable_from[x]; k < incidence->variable_from[x + 1]; k++) {
        size_t y = is_about(forest, incidence->rows[k], x) ? other_of(forest, incidence->rows[k], x) : SIZE_MAX;
        if (y == SIZE_MAX || forest->done[y] || y == *out)
            continue;
        if (*out != SIZE_MAX)
            return false;
        *out = y;
    }
    return true;
}

/* What x may be, for each value of y. */
static void hang_on(struct forest *forest, size_t x, size_t y)
{
    wide least = forest->linear->root[x].lo, first = forest->linear->root[y].lo;
    for (size_t i = 0; i < width_of(forest, y); i++) {
        uint64_t sum = 0;
        for (size_t j = 0; j < width_of(forest, x) && forest->ways[y][i] > 0; j++)
            if (forest->ways[x][j] > 0 && agree(forest, x, least + (wide)j, y, first + (wide)i))
                sum = plus(sum, forest->ways[x][j]);
        forest->ways[y][i] = times(forest->ways[y][i], sum);
    }
}

/* False: a ring is left. */
static bool count_up(struct forest *forest, uint64_t *count)
{
    *count = 1;
    for (size_t left = forest->count, before = left + 1; left > 0;) {
        if (left == before)
            return false;
        before = left;
        for (size_t x = 0; x < forest->count; x++) {
            size_t y;
            if (forest->done[x] || !neighbour(forest, x, &y))
                continue;
            uint64_t sum = 0;
            for (size_t i = 0; i < width_of(forest, x) && y == SIZE_MAX; i++)
                sum = plus(sum, forest->ways[x][i]);
            if (y == SIZE_MAX)
                *count = times(*count, sum);
            else
                hang_on(forest, x, y);
            forest->done[x] = true;
            left--;
        }
    }
    return true;
}

/* Rows with two variables at most, and spans that are short. */
static bool is_small(const struct linear *linear)
{
    wide work = 0;
    for (size_t j = 0; j < linear->count; j++)
        if (linear->root[j].hi - linear->root[j].lo >= WORK_MOST)
            return false;
    for (size_t i = 0; i < linear->row_count; i++) {
        const size_t *from = linear->incidence->row_from, *variables = linear->incidence->variables;
        if (from[i + 1] - from[i] > 2)
            return false;
        wide pairs = 1;
        for (size_t k = from[i]; k < from[i + 1]; k++)
            pairs *= linear->root[variables[k]].hi - linear->root[variables[k]].lo + 1;
        work += pairs;
    }
    return linear->count <= VARIABLES_MOST && work <= WORK_MOST;
}

static void prepare_ways(struct forest *forest)
{
    for (size_t x = 0; x < forest->count; x++) {
        wide least = forest->linear->root[x].lo, member;
        forest->ways[x] = mem_array(width_of(forest, x), sizeof *forest->ways[x]);
        for (size_t i = 0; i < width_of(forest, x); i++) {
            wide value = least + (wide)i;
            forest->ways[x][i] = domain_next(forest->linear->domains[x], value, &member) && member == value &&
                                 agree(forest, x, value, SIZE_MAX, 0);
        }
    }
}

bool linear_forest_count(const struct linear *linear, uint64_t *count)
{
    if (!is_small(linear))
        return false;
    size_t n = linear->count;
    struct forest forest = {linear,
                            n,
                            mem_array(n * n + 1, sizeof *forest.difference),
                            mem_array(linear->row_count + 1, sizeof *forest.entailed),
                            mem_array(n + 1, sizeof *forest.ways),
                            mem_array(n + 1, sizeof *forest.done)};
    bool counted = find_entailed(&forest);
    if (counted) {
        prepare_ways(&forest);
        counted = count_up(&forest, count);
    }
    for (size_t x = 0; x < n; x++)
        mem_free(forest.ways[x]);
    mem_free(forest.difference);
    mem_free(forest.entailed);
    mem_free(forest.ways);
    mem_free(forest.done);
    return counted;
}
