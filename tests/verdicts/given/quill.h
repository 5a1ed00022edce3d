#ifndef QUILL_H
#define QUILL_H

#include <stdbool.h>
#include <stddef.h>

/* Writes into memory of the caller's. */

struct quill {
    char *sheet;
    size_t size, used;
};

void quill_init(struct quill *q, char *sheet, size_t size);

/* How much room is left. */
size_t quill_room(const struct quill *q);

void quill_put(struct quill *q, char letter);

/* False when there is no room. */
bool quill_try(struct quill *q, char letter);

#endif
