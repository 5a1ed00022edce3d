/* penpath: outlines made of moves and lines. */
#ifndef PENPATH_H
#define PENPATH_H

#include <stddef.h>

#define PP_MAX 65536            /* steps in a path */

typedef struct penpath penpath;

typedef struct {
    double x0, y0, x1, y1;
} pp_box;

/* Functions that return int return 0, or -1 on failure: no memory, more than
 * PP_MAX steps, or a number that is not finite.  After a failure the path is
 * as it was. */

penpath *pp_new(void);
void pp_free(penpath *p);
penpath *pp_copy(const penpath *p);

int pp_move(penpath *p, double x, double y);
/* Fails too when the path is empty. */
int pp_line(penpath *p, double x, double y);
/* A closed rectangle. */
int pp_rect(penpath *p, double x, double y, double w, double h);

/* Adds all steps of `more` to the end of p.  p and more may be the same path,
 * which then has its steps twice. */
int pp_append(penpath *p, const penpath *more);

size_t pp_steps(const penpath *p);
/* Step i: returns 'M' or 'L' and sets *x and *y, or 0 when there is none. */
int pp_step(const penpath *p, size_t i, double *x, double *y);

/* x' = m[0] x + m[2] y + m[4],  y' = m[1] x + m[3] y + m[5] */
int pp_transform(penpath *p, const double m[6]);

/* Fails when the path is empty. */
int pp_bounds(const penpath *p, pp_box *box);
/* 1 when both have the same steps. */
int pp_equal(const penpath *a, const penpath *b);
void pp_clear(penpath *p);

#endif
