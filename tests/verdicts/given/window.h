#ifndef WINDOW_H
#define WINDOW_H

#include <stdbool.h>
#include <stddef.h>

/* The last numbers of a row. */
typedef struct window window;
window *window_new(void);
void window_free(window *w);
void window_put(window *w, int value);
/* Keeps so many from now on, from 0 to 64; false for more. */
bool window_keep(window *w, size_t numbers);
/* Every how manyth number is kept, the others are passed over. */
bool window_thin(window *w, size_t step);
/* The sum; how many they are goes to *count, which may be NULL. */
long window_sum(const window *w, size_t *count);
/* The largest; where it is goes to *where. */
int window_largest(const window *w, size_t *where);

#endif
