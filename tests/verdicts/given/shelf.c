#include "shelf.h"

#include <stdlib.h>

bool shelves_create(size_t room, shelf *s)
{
    if (room > 1000)
        return false;
    s->books = calloc(room + 1, sizeof *s->books);
    s->room = room;
    return s->books != NULL;
}

void shelves_destroy(shelf *s)
{
    free(s->books);
    s->books = NULL;
}

size_t shelves_room(const shelf *s)
{
    return s->room;
}
