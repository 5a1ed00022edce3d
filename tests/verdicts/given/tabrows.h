#ifndef TABROWS_H
#define TABROWS_H

#include <stdbool.h>
#include <stddef.h>

/* tabrows: up to eight rows of one number each.
 *
 * A row pointer is valid until the next tab_add() or tab_drop(). */
typedef struct tab tab;
typedef struct row row;

tab *tab_new(void);
void tab_free(tab *t);
/* False when all eight rows are taken. */
bool tab_add(tab *t, int number);
/* The row is free again; nothing happens if there is no such row. */
void tab_drop(tab *t, size_t index);
/* NULL if there is no such row. */
row *tab_row(tab *t, size_t index);
/* How many different last digits there are. */
int tab_digits(const tab *t);

void row_set(row *r, int number);
int row_number(const row *r);

#endif
