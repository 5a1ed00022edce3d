#ifndef SHELF_H
#define SHELF_H

#include <stdbool.h>
#include <stddef.h>

typedef struct shelf {
    int **books;
    size_t room;
} shelf;

bool shelves_create(size_t room, shelf *s);
void shelves_destroy(shelf *s);
size_t shelves_room(const shelf *s);

#endif
