#ifndef NOTIGRID_H
#define NOTIGRID_H

/* Grid of counters; changes are made in transactions and told to listeners. */

#include <stdbool.h>
#include <stdint.h>

#define NG_SIDE 64

struct ng_grid;

struct ng_change {
    int row, col;
    int32_t before, after;
};

/* Called once per changed cell, by ng_commit().  May look at the grid, and at
   nothing but: no ng_ function that takes a non-const grid. */
typedef void ng_notify(const struct ng_grid *g, const struct ng_change *change, void *arg);

/* Provided by the caller and linked into the grid, not copied: it has to stay
   in place until it is detached, or the grid is freed.  Fill in notify and
   arg; leave the rest alone. */
struct ng_listener {
    ng_notify *notify;
    void *arg;
    struct ng_listener *next;
};

/* NULL: a side is not 1..NG_SIDE, or no memory.  All cells are 0. */
struct ng_grid *ng_new(int rows, int cols);

/* An open transaction is lost.  Listeners are the caller's. */
void ng_free(struct ng_grid *g);

int ng_rows(const struct ng_grid *g);
int ng_cols(const struct ng_grid *g);

/* Rows and columns count from 0 and must exist (asserted), here and below.
   Inside a transaction the value is the changed one. */
int32_t ng_get(const struct ng_grid *g, int row, int col);
int64_t ng_total(const struct ng_grid *g);

/* Transactions do not nest.  (asserted) */
void ng_begin(struct ng_grid *g);
bool ng_busy(const struct ng_grid *g);  /* one is open */

/* In a transaction only.  (asserted) */
void ng_set(struct ng_grid *g, int row, int col, int32_t value);
void ng_add(struct ng_grid *g, int row, int col, int32_t delta);  /* saturates */
int ng_commit(struct ng_grid *g);                                 /* cells that changed */
void ng_rollback(struct ng_grid *g);

/* A listener can be on one grid, once. */
void ng_attach(struct ng_grid *g, struct ng_listener *l);

/* false: it was not attached. */
bool ng_detach(struct ng_grid *g, struct ng_listener *l);

#endif
