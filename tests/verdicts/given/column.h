#ifndef COLUMN_H
#define COLUMN_H

#include <stdbool.h>
#include <stddef.h>

/* A column of numbers:
 *
 *     column c;
 *     column_init(&c);
 *     column_push(&c, 5);
 *     column_free(&c);
 */
typedef struct {
    int *cells;
    size_t used; /* cells that have a number */
    size_t room;
} column;

void column_init(column *c);
void column_free(column *c);
bool column_push(column *c, int value);
/* The place of a number. */
int *column_at(const column *c, size_t i);
/* Writes over a number. */
void column_set(column *c, size_t i, int value);
/* Puts a number before another one; false if there is none with that index. */
bool column_insert(column *c, size_t i, int value);
/* Makes a number 0. Nothing happens if there is no such number. */
void column_clear(column *c, size_t i);

#endif
