#include "ustack.h"
#include <stdlib.h>
struct ustack {
    int *items;
    size_t size, capacity;
};
ustack *ustack_new(void)
{
    return calloc(1, sizeof(ustack));
}
void ustack_free(ustack *s)
{
    if (s) {
        free(s->items);
        free(s);
    }
}
void ustack_push(ustack *s, int value)
{
    if (s->size == s->capacity) {
        s->capacity = 2 * s->capacity + 4;
        s->items = realloc(s->items, s->capacity * sizeof(int));
    }
    s->items[s->size++] = value;
}
int ustack_pop(ustack *s)
{
    return s->items[--s->size];
}
int ustack_top(const ustack *s)
{
    return s->items[s->size - 1];
}
size_t ustack_size(const ustack *s)
{
    return s->size;
}
