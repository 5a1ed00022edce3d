#include "pipette.h"

#include <stdlib.h>
#include <string.h>

struct pipette {
    pipette_memory *memory;
    void *user;
    int *drops;
    size_t count;
};

static void *plain_memory(void *p, size_t old_size, size_t new_size, void *user)
{
    (void)old_size, (void)user;
    if (new_size)
        return realloc(p, new_size);
    free(p);
    return NULL;
}

pipette *pipette_new(pipette_memory *memory, void *user)
{
    memory = memory ? memory : plain_memory;
    pipette *p = memory(NULL, 0, sizeof *p, user);
    if (p)
        *p = (pipette){.memory = memory, .user = user};
    return p;
}

void pipette_free(pipette *p)
{
    if (!p)
        return;
    if (p->drops)
        p->memory(p->drops, p->count * sizeof *p->drops, 0, p->user);
    p->memory(p, sizeof *p, 0, p->user);
}

int pipette_add(pipette *p, int drop)
{
    size_t size = p->count * sizeof *p->drops;
    int *more = p->memory(p->drops, size, size + sizeof *more, p->user);
    if (!more)
        return -1;
    p->drops = more;
    p->drops[p->count++] = drop;
    return 0;
}

void dropper_init(dropper *d, unsigned char *at, size_t room, room_handler more)
{
    *d = (dropper){at, at + room, more};
}

void dropper_put(dropper *d, unsigned char drop)
{
    if (d->at == d->end && (!d->more || d->more(d, 1) != 0))
        return;
    *d->at++ = drop;
}

/* The bug: one too many is seen. */
int dropper_each(dropper *d, int (*see)(dropper *d, int drop))
{
    for (int i = 0; see && &d->at[i] <= d->end; i++)
        if (see(d, d->at[i]))
            return i;
    return -1;
}

static void *(*get_memory)(size_t size);
static void (*put_memory)(void *p);

void pipette_set_memory(void *(*get)(size_t size), void (*put)(void *p))
{
    get_memory = get && put ? get : NULL;
    put_memory = put;
}

/* The bug: there were not so many before. */
static char *grow(char *few, size_t size)
{
    if (!get_memory)
        return realloc(few, size);
    char *many = get_memory(size);
    if (many)
        memcpy(many, few, size);
    put_memory(few);
    return many;
}

int pipette_rinse(int drops)
{
    char *few = get_memory ? get_memory(2) : malloc(2);
    if (!few)
        return 0;
    few[0] = few[1] = 0;
    few = grow(few, drops > 2 && drops < 64 ? (size_t)drops : 2);
    if (get_memory)
        put_memory(few);
    else
        free(few);
    return drops;
}
