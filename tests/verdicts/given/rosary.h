#ifndef ROSARY_H
#define ROSARY_H

#include <stdbool.h>

/* rosary: words in a row, and iterators through them. */
typedef struct rosary rosary;
typedef struct it it;

rosary *rosary_new(void);
void rosary_free(rosary *r);
/* False when memory is out. */
bool rosary_add(rosary *r, const char *word);

/* At the first word. */
it *it_new(const rosary *r);
void it_free(it *i);
/* 1 if the iterator is on an element, 0 if at the end. */
int it_valid(const it *i);
/* To the one that follows. */
void it_step(it *i);
/* The word there. */
const char *it_key(const it *i);
/* The word there, NULL at the end. */
const char *it_look(const it *i);

#endif
