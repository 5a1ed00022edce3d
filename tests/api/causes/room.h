#ifndef ROOM_H
#define ROOM_H

#include <stddef.h>

/* Memory of a size that the caller chooses, however large. */
struct room;

/* NULL: there is not so much. */
struct room *room_new(size_t bytes);
void room_free(struct room *room);
size_t room_size(const struct room *room);

#endif
