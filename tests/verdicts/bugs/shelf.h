#ifndef SHELF_H
#define SHELF_H

#include <stdbool.h>
#include <stddef.h>
typedef struct shelf shelf;

shelf *shelf_new(void);
void shelf_free(shelf *s);
/* False when there is no room, which is for 16. */
bool shelf_add(shelf *s, int book);
size_t shelf_count(const shelf *s);
/* The place must be below shelf_count(). */
int shelf_at(const shelf *s, size_t place);
/* The book at a place, which must be below shelf_count(), goes to another, of which the same is true. */
void shelf_move(shelf *s, size_t from, size_t to);

#endif
