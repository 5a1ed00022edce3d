#include "ninegrid.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define BUDGET 200000L /* digits tried in a search */

static int box_of(int row, int col)
{
    return row / 3 * 3 + col / 3;
}

void ng_clear(ninegrid *g)
{
    memset(g, 0, sizeof *g);
}

static void set(ninegrid *g, int row, int col, int digit)
{
    unsigned short bit = (unsigned short)(1u << digit);
    g->cell[row][col] = (unsigned char)digit;
    g->row[row] |= bit;
    g->col[col] |= bit;
    g->box[box_of(row, col)] |= bit;
}

static void unset(ninegrid *g, int row, int col)
{
    unsigned short mask = (unsigned short)~(1u << g->cell[row][col]);
    g->cell[row][col] = 0;
    g->row[row] &= mask;
    g->col[col] &= mask;
    g->box[box_of(row, col)] &= mask;
}

unsigned ng_candidates(const ninegrid *g, int row, int col)
{
    if (g->cell[row][col])
        return 0;
    return 0x3feu & ~(unsigned)(g->row[row] | g->col[col] | g->box[box_of(row, col)]);
}

int ng_parse(ninegrid *g, const char *text)
{
    int n = 0;

    ng_clear(g);
    for (; *text; text++) {
        if (strchr(" \t\r\n", *text))
            continue;
        if (n == NG_CELLS)
            goto bad;
        if (*text >= '1' && *text <= '9') {
            int digit = *text - '0';
            if (!(ng_candidates(g, n / 9, n % 9) >> digit & 1))
                goto bad;
            set(g, n / 9, n % 9, digit);
        } else if (*text != '.' && *text != '0') {
            goto bad;
        }
        n++;
    }
    if (n == NG_CELLS)
        return 0;
bad:
    ng_clear(g);
    return -1;
}

void ng_format(const ninegrid *g, char *out)
{
    for (int i = 0; i < NG_CELLS; i++) {
        int digit = g->cell[i / 9][i % 9];
        out[i] = (char)(digit ? '0' + digit : '.');
    }
    out[NG_CELLS] = '\0';
}

int ng_get(const ninegrid *g, int row, int col)
{
    return g->cell[row][col];
}

int ng_place(ninegrid *g, int row, int col, int digit)
{
    if (digit < 1 || digit > 9 || !(ng_candidates(g, row, col) >> digit & 1))
        return -1;
    set(g, row, col, digit);
    g->moves[g->count++] = (unsigned char)(row * 9 + col);
    return 0;
}

int ng_moves(const ninegrid *g)
{
    return g->count;
}

void ng_undo(ninegrid *g)
{
    assert(g->count > 0);
    int at = g->moves[--g->count];
    unset(g, at / 9, at % 9);
}

int ng_empty(const ninegrid *g)
{
    int n = 0;
    for (int i = 0; i < NG_CELLS; i++)
        n += g->cell[i / 9][i % 9] == 0;
    return n;
}

struct search {
    ninegrid grid;
    long budget;
    int max, solutions, stop;
    int (*found)(const ninegrid *, void *);
    void *arg;
};

static int bits(unsigned x)
{
    int n = 0;
    for (; x; x &= x - 1)
        n++;
    return n;
}

/* Tries the empty cell with the fewest candidates. */
static void descend(struct search *s)
{
    int best = -1, fewest = 10;

    for (int i = 0; i < NG_CELLS && fewest > 0; i++) {
        if (s->grid.cell[i / 9][i % 9])
            continue;
        int n = bits(ng_candidates(&s->grid, i / 9, i % 9));
        if (n < fewest) {
            fewest = n;
            best = i;
        }
    }
    if (best < 0) {
        ninegrid full = s->grid;
        s->solutions++;
        if ((s->found && s->found(&full, s->arg) != 0) || s->solutions == s->max)
            s->stop = 1;
        return;
    }
    unsigned open = ng_candidates(&s->grid, best / 9, best % 9);
    for (int digit = 1; digit <= 9 && !s->stop; digit++) {
        if (!(open >> digit & 1))
            continue;
        if (s->budget-- == 0) {
            s->stop = 1;
            s->solutions = -1;
            return;
        }
        set(&s->grid, best / 9, best % 9, digit);
        descend(s);
        unset(&s->grid, best / 9, best % 9);
    }
}

int ng_solve(const ninegrid *g, int max, int (*found)(const ninegrid *, void *), void *arg)
{
    struct search s = {.budget = BUDGET, .max = max, .found = found, .arg = arg};

    if (max <= 0)
        return 0;
    s.grid = *g;
    descend(&s);
    return s.solutions;
}
