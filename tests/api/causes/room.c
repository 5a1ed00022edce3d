#include "room.h"
#include <stdlib.h>

struct room {
    size_t size;
    void *memory;
};

struct room *room_new(size_t bytes)
{
    struct room *room = malloc(sizeof *room);
    void *memory = malloc(bytes);
    if (!room || !memory) {
        free(room);
        free(memory);
        return NULL;
    }
    *room = (struct room){bytes, memory};
    return room;
}

void room_free(struct room *room)
{
    if (room)
        free(room->memory);
    free(room);
}

size_t room_size(const struct room *room)
{
    return room->size;
}
