/* A growing array of int. Zero-initialised memory is a valid empty vector. */
#ifndef IVEC_H
#define IVEC_H

#include <stdbool.h>
#include <stddef.h>

struct ivec {
    int *items;
    size_t size;
    size_t capacity;
};

void ivec_init(struct ivec *vec);
void ivec_release(struct ivec *vec);

/* Functions that return bool return false, and change nothing, when memory
 * runs out or an index is beyond the end. */
bool ivec_push(struct ivec *vec, int item);
bool ivec_pop(struct ivec *vec, int *item);
bool ivec_get(const struct ivec *vec, size_t index, int *item);
bool ivec_insert(struct ivec *vec, size_t index, int item);

/* Appends COUNT times ITEM. */
bool ivec_fill(struct ivec *vec, int item, size_t count);

/* Appends all items of another vector, which may be the same one. */
bool ivec_join(struct ivec *vec, const struct ivec *other);

/* Appends COUNT items, which must not lie in the vector itself. */
bool ivec_append(struct ivec *vec, const int *items, size_t count);

void ivec_truncate(struct ivec *vec, size_t size);

#endif
