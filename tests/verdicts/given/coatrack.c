#include "coatrack.h"

#include <stdlib.h>
#include <string.h>

struct coat {
    int size;
    coat *next;
};
struct rack {
    coat *first;
    size_t notes;
};

rack *rack_new(void)
{
    return calloc(1, sizeof(rack));
}

void rack_free(rack *r)
{
    while (r && r->first) {
        coat *next = r->first->next;
        free(r->first);
        r->first = next;
    }
    free(r);
}

coat *rack_hang(rack *r, int size)
{
    coat *c = malloc(sizeof *c);
    if (!c)
        return NULL;
    *c = (coat){size, r->first};
    r->first = c;
    return c;
}

/* The one behind it moves to its place, and goes in its stead. */
void rack_take(rack *r, coat *c)
{
    coat *next = c->next;
    if (next) {
        *c = *next;
        free(next);
        return;
    }
    coat **at = &r->first;
    while (*at != c)
        at = &(*at)->next;
    *at = NULL;
    free(c);
}

int coat_size(const coat *c)
{
    return c->size;
}

rack_place rack_begin(const rack *r)
{
    return (rack_place){r->first};
}

int rack_is_coat(rack_place p)
{
    return p.on != NULL;
}

int rack_size_at(rack_place p)
{
    return p.on->size;
}

size_t rack_note(rack *r, const char *note)
{
    return r->notes += strlen(note);
}

size_t rack_bytes(rack *r, const char *bytes, size_t n)
{
    (void)bytes;
    return r->notes += n;
}
