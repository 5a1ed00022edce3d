#ifndef BOOKMARK_H
#define BOOKMARK_H

#include <stdbool.h>
#include <stddef.h>

/* A row of numbers, and bookmarks in it. */
typedef struct row row;

typedef struct bookmark {
    row *in;
    size_t place;
} bookmark;

row *row_new(void);
void row_free(row *r);
bool row_add(row *r, int number);

/* False when there is nothing to look at (any more). */
bool row_begin(row *r, bookmark *mark);
bool bookmark_next(bookmark *mark);
/* The number there. */
int *bookmark_number(const bookmark *mark);
/* The number there, NULL at the end. */
int *bookmark_look(const bookmark *mark);

#endif
