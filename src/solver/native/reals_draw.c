/* Numbers of a set in an order without repetition.  Single points come first,
 * then grids, each finer than the one before: whole numbers (of a very wide set
 * tens, hundreds …), halves, tenths, hundredths …, and of each grid the points
 * that were not in the one before, shuffled. */
#include "solver/native/reals_parts.h"

#include <stdlib.h>

#define FIRST_GRID_MOST ((uint64_t)1 << 40)
#define WINDOW 1000

struct room {
    struct cut from, to; /* owned */
};

/* The points of a grid in one room: k * step for k = first …; behind: the new
 * ones in this room and those before it. */
struct row {
    mpz_t first;
    uint64_t behind;
};

struct grid {
    mpq_t step;
    uint32_t ratio; /* of the coarser grid's step to this one's; 0: there is none */
    struct row *rows;
    uint64_t count; /* of new points */
};

struct grids {
    size_t *points; /* stretches that are one number */
    size_t point_count;
    struct room *rooms; /* the others, cut where they have no end */
    size_t room_count;
    VECTOR(struct grid) grids;
    int next_exponent; /* of the next grid's step: 10^…; 0 is followed by halves */
    bool halves_next;
};

void grids_free(struct grids *grids)
{
    if (!grids)
        return;
    for (size_t i = 0; i < grids->grids.count; i++) {
        struct grid *grid = &grids->grids.items[i];
        for (size_t j = 0; j < grids->room_count; j++)
            mpz_clear(grid->rows[j].first);
        mpq_clear(grid->step);
        mem_free(grid->rows);
    }
    for (size_t i = 0; i < grids->room_count; i++) {
        mpq_clear(grids->rooms[i].from.at);
        mpq_clear(grids->rooms[i].to.at);
    }
    vector_release(&grids->grids);
    mem_free(grids->rooms);
    mem_free(grids->points);
    mem_free(grids);
}

static void room_of(struct room *room, const struct stretch *stretch)
{
    mpq_t width;
    mpq_init(width);
    mpq_set_si(width, WINDOW, 1);
    mpq_init(room->from.at);
    mpq_init(room->to.at);
    if (stretch->from)
        mpq_set(room->from.at, stretch->from->at);
    if (stretch->to)
        mpq_set(room->to.at, stretch->to->at);
    room->from.after = stretch->from && stretch->from->after;
    room->to.after = stretch->to ? stretch->to->after : true;
    /* As far as 1000 around 0, or at least 1000 from the end that is there. */
    if (!stretch->to) {
        if (stretch->from && mpq_sgn(stretch->from->at) > 0)
            mpq_add(room->to.at, room->from.at, width);
        else
            mpq_set(room->to.at, width);
    }
    mpq_neg(width, width);
    if (!stretch->from) {
        if (stretch->to && mpq_sgn(stretch->to->at) < 0)
            mpq_add(room->from.at, room->to.at, width);
        else
            mpq_set(room->from.at, width);
    }
    mpq_clear(width);
}

/* The first and the last k with k * step in the room; false: none. */
static bool grid_ends(const struct room *room, const mpq_t step, mpz_t first, mpz_t last)
{
    mpq_t k;
    mpq_init(k);
    mpq_div(k, room->from.at, step);
    if (room->from.after) {
        mpz_fdiv_q(first, mpq_numref(k), mpq_denref(k));
        mpz_add_ui(first, first, 1);
    } else {
        mpz_cdiv_q(first, mpq_numref(k), mpq_denref(k));
    }
    mpq_div(k, room->to.at, step);
    if (room->to.after) {
        mpz_fdiv_q(last, mpq_numref(k), mpq_denref(k));
    } else {
        mpz_cdiv_q(last, mpq_numref(k), mpq_denref(k));
        mpz_sub_ui(last, last, 1);
    }
    mpq_clear(k);
    return mpz_cmp(first, last) <= 0;
}

/* Those of first .. last that are no multiples of the ratio. */
static void count_new(const mpz_t first, const mpz_t last, uint32_t ratio, mpz_t out)
{
    mpz_sub(out, last, first);
    mpz_add_ui(out, out, 1);
    if (!ratio)
        return;
    mpz_t multiples, before;
    mpz_inits(multiples, before, NULL);
    mpz_fdiv_q_ui(multiples, last, ratio);
    mpz_sub_ui(before, first, 1);
    mpz_fdiv_q_ui(before, before, ratio);
    mpz_sub(multiples, multiples, before);
    mpz_sub(out, out, multiples);
    mpz_clears(multiples, before, NULL);
}

static void power_of_ten(mpq_t out, int exponent)
{
    mpq_set_ui(out, 1, 1);
    mpz_ui_pow_ui(exponent < 0 ? mpq_denref(out) : mpq_numref(out), 10, (unsigned long)abs(exponent));
}

/* Counts are cut at 2^62, which nobody reaches. */
static void add_grid(struct grids *grids, const mpq_t step, uint32_t ratio)
{
    struct grid grid = {.ratio = ratio, .rows = mem_array(grids->room_count, sizeof *grid.rows)};
    mpz_t last, more, most;
    mpz_inits(last, more, most, NULL);
    mpz_setbit(most, 62);
    mpq_init(grid.step);
    mpq_set(grid.step, step);
    for (size_t i = 0; i < grids->room_count; i++) {
        mpz_init(grid.rows[i].first);
        if (grid_ends(&grids->rooms[i], step, grid.rows[i].first, last)) {
            count_new(grid.rows[i].first, last, ratio, more);
            mpz_add_ui(more, more, grid.count);
            grid.count = mpz_cmp(more, most) < 0 ? mpz_get_ui(more) : mpz_get_ui(most);
        }
        grid.rows[i].behind = grid.count;
    }
    mpz_clears(last, more, most, NULL);
    vector_push(&grids->grids, grid);
}

static void add_next_grid(struct grids *grids)
{
    mpq_t step;
    mpq_init(step);
    bool first = grids->grids.count == 0, halves = grids->halves_next;
    if (halves)
        mpq_set_ui(step, 1, 2);
    else
        power_of_ten(step, grids->next_exponent);
    add_grid(grids, step, first ? 0 : halves ? 2 : grids->next_exponent == -1 ? 5 : 10);
    grids->halves_next = !halves && grids->next_exponent == 0;
    if (!grids->halves_next)
        grids->next_exponent = halves ? -1 : grids->next_exponent - 1;
    mpq_clear(step);
}

/* Whole numbers, or as coarse as it takes to have few enough. */
static int first_exponent(const struct grids *grids)
{
    mpz_t first, last, sum;
    mpq_t step;
    mpz_inits(first, last, sum, NULL);
    mpq_init(step);
    int exponent = -1;
    do {
        power_of_ten(step, ++exponent);
        mpz_set_ui(sum, 0);
        for (size_t i = 0; i < grids->room_count; i++)
            if (grid_ends(&grids->rooms[i], step, first, last)) {
                mpz_add(sum, sum, last);
                mpz_sub(sum, sum, first);
            }
    } while (mpz_cmp_ui(sum, FIRST_GRID_MOST) > 0);
    mpz_clears(first, last, sum, NULL);
    mpq_clear(step);
    return exponent;
}

static struct grids *grids_of(const struct reals *set)
{
    struct grids *grids = mem_alloc(sizeof *grids);
    size_t count = reals_stretches(set);
    grids->points = mem_array(count, sizeof *grids->points);
    grids->rooms = mem_array(count, sizeof *grids->rooms);
    for (size_t i = 0; i < count; i++) {
        struct stretch stretch = reals_stretch(set, i);
        if (stretch_is_point(&stretch))
            grids->points[grids->point_count++] = i;
        else
            room_of(&grids->rooms[grids->room_count++], &stretch);
    }
    grids->next_exponent = first_exponent(grids);
    return grids;
}

static uint64_t scramble(uint64_t seed, uint64_t round, uint64_t x)
{
    struct dice dice = dice_of(seed + round, x);
    return dice_roll(&dice);
}

/* A permutation of 0 .. limit-1: four rounds of a Feistel network on enough
 * bits, again and again until the result is below the limit. */
static uint64_t shuffled(uint64_t limit, uint64_t seed, uint64_t i)
{
    int half = 1;
    while (2 * half < 64 && (limit - 1) >> 2 * half)
        half++;
    uint64_t mask = half == 32 ? UINT32_MAX : ((uint64_t)1 << half) - 1;
    do {
        uint64_t left = i >> half, right = i & mask;
        for (uint64_t round = 0; round < 4; round++) {
            uint64_t next = left ^ (scramble(seed, round, right) & mask);
            left = right;
            right = next;
        }
        i = left << half | right;
    } while (i >= limit);
    return i;
}

/* The j-th new point of the grid. */
static void grid_point(const struct grid *grid, size_t rooms, uint64_t j, mpq_t out)
{
    size_t row = 0, high = rooms - 1;
    while (row < high) { /* the first row that ends behind j */
        size_t middle = row + (high - row) / 2;
        if (grid->rows[middle].behind <= j)
            row = middle + 1;
        else
            high = middle;
    }
    j -= row ? grid->rows[row - 1].behind : 0;
    mpz_t k;
    mpz_init_set(k, grid->rows[row].first);
    if (grid->ratio) {
        unsigned long rest = mpz_fdiv_ui(k, grid->ratio), others = grid->ratio - 1;
        mpz_sub_ui(k, k, rest); /* a multiple, which is not new; behind it the new ones count 1, 2 … */
        j += rest ? rest - 1 : 0;
        mpz_add_ui(k, k, j / others * grid->ratio);
        mpz_add_ui(k, k, 1 + j % others);
    } else {
        mpz_add_ui(k, k, j);
    }
    mpq_set_z(out, k);
    mpq_mul(out, out, grid->step);
    mpz_clear(k);
}

void reals_draw(const struct reals *set, uint64_t seed, uint64_t i, mpq_t out)
{
    if (!set->grids)
        ((struct reals *)set)->grids = grids_of(set); /* a cache: the set stays what it is */
    struct grids *grids = set->grids;
    if (i < grids->point_count) {
        size_t stretch = grids->points[shuffled(grids->point_count, seed, i)];
        mpq_set(out, reals_stretch(set, stretch).from->at);
        return;
    }
    if (!grids->room_count)
        BUG("a finite set has no such member");
    i -= grids->point_count;
    for (size_t level = 0;; level++) {
        if (level == grids->grids.count)
            add_next_grid(grids);
        const struct grid *grid = &grids->grids.items[level];
        if (i < grid->count) {
            grid_point(grid, grids->room_count, shuffled(grid->count, seed + level, i), out);
            return;
        }
        i -= grid->count;
    }
}
