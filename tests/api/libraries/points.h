/* Points: a list of points that is kept in a file, one a line: "3 4 name". */
#ifndef POINTS_H
#define POINTS_H

#include <stddef.h>

typedef struct points points;

/* Reads the file of this name.  NULL if there is none, or a line of it is no point. */
points *points_load(const char *from);
void points_free(points *all);
size_t points_count(const points *all);
/* False if the file cannot be written. */
int points_save(const points *all, const char *to);

#endif
