#ifndef DOCKET_H
#define DOCKET_H

#include <stddef.h>

/* docket: numbers under letters, in two halves */

struct docket;
struct docket_line;

/* NULL when memory is out. */
struct docket *docket_new(void);
void docket_free(struct docket *d);

/* 0, or -1 when the half is not 0 or 1, or memory is out. */
int docket_add(struct docket *d, int half, char letter, int number);

/* The line of a letter: 0 with *line, 1 with *line when its number is not that, -1 when there is none.  Requires that
 * *line is NULL. */
int docket_find(const struct docket *d, int half, char letter, int number, const struct docket_line **line);

/* Whether the number is under the letter in either half. */
int docket_holds(const struct docket *d, char letter, int number);

/* With a positive count so many steps forward, with a negative one as many back. */
unsigned docket_step(const struct docket *d, int count);

#endif
