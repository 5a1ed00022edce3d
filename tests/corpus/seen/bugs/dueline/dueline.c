#include "dueline.h"

#include <stdlib.h>

/* Entries live in slots that do not move; the heap holds slot numbers.  The
 * slots that are not in use form a list. */
struct slot {
    int64_t when;
    void *item;
    int place; /* in the heap; -1 when the slot is not in use */
    int next;  /* in the list; -1 at its end */
};

struct dueline {
    struct slot *slots;
    int *heap;
    int count;
    int room; /* of both arrays */
    int spare; /* first of the list */
};

static void put(struct dueline *q, int place, int slot)
{
    q->heap[place] = slot;
    q->slots[slot].place = place;
}

static void sift_up(struct dueline *q, int place)
{
    int slot = q->heap[place];

    while (place > 0) {
        int parent = (place - 1) / 2;

        if (q->slots[q->heap[parent]].when <= q->slots[slot].when)
            break;
        put(q, place, q->heap[parent]);
        place = parent;
    }
    put(q, place, slot);
}

static void sift_down(struct dueline *q, int place)
{
    int slot = q->heap[place];

    for (;;) {
        int child = 2 * place + 1;

        if (child >= q->count)
            break;
        if (child + 1 < q->count && q->slots[q->heap[child + 1]].when < q->slots[q->heap[child]].when)
            child++;
        if (q->slots[slot].when <= q->slots[q->heap[child]].when)
            break;
        put(q, place, q->heap[child]);
        place = child;
    }
    put(q, place, slot);
}

/* Puts the slots from..to-1 at the head of the list, lowest first. */
static void link_spare(struct dueline *q, int from, int to)
{
    int i;

    for (i = to - 1; i >= from; i--) {
        q->slots[i].when = 0;
        q->slots[i].item = NULL;
        q->slots[i].place = -1;
        q->slots[i].next = q->spare;
        q->spare = i;
    }
}

static void release(struct dueline *q, int slot)
{
    q->slots[slot].place = -1;
    q->slots[slot].item = NULL;
    q->slots[slot].next = q->spare;
    q->spare = slot;
}

static int make_room(struct dueline *q, int room)
{
    struct slot *slots;
    int *heap;

    slots = realloc(q->slots, (size_t)room * sizeof *slots);
    if (slots == NULL)
        return -1;
    q->slots = slots;
    heap = realloc(q->heap, (size_t)room * sizeof *heap);
    if (heap == NULL)
        return -1;
    q->heap = heap;
    link_spare(q, q->room, room);
    q->room = room;
    return 0;
}

struct dueline *due_create(size_t capacity)
{
    struct dueline *q;

    if (capacity > DUE_MAX)
        return NULL;
    q = calloc(1, sizeof *q);
    if (q == NULL)
        return NULL;
    q->spare = -1;
    if (capacity > 0 && make_room(q, (int)capacity) != 0) {
        due_destroy(q);
        return NULL;
    }
    return q;
}

void due_destroy(struct dueline *q)
{
    if (q == NULL)
        return;
    free(q->slots);
    free(q->heap);
    free(q);
}

int due_push(struct dueline *q, int64_t when, void *item)
{
    struct slot *s;
    int slot;

    if (q->count == q->room) {
        int room = q->room < 4 ? 8 : q->room * 2;

        if (q->room >= DUE_MAX)
            return -1;
        if (room > DUE_MAX)
            room = DUE_MAX;
        if (make_room(q, room) != 0)
            return -1;
    }
    slot = q->spare;
    s = &q->slots[slot];
    q->spare = s->next;
    s->when = when;
    s->item = item;
    s->next = -1;
    put(q, q->count, slot);
    q->count++;
    sift_up(q, q->count - 1);
    return slot;
}

static int in_use(const struct dueline *q, int handle)
{
    return handle >= 0 && handle < q->room && q->slots[handle].place >= 0;
}

int due_front(const struct dueline *q, int64_t *when, void **item)
{
    const struct slot *s;

    if (q->count == 0)
        return 0;
    s = &q->slots[q->heap[0]];
    if (when != NULL)
        *when = s->when;
    if (item != NULL)
        *item = s->item;
    return 1;
}

int due_pop(struct dueline *q, int64_t *when, void **item)
{
    int slot;

    if (!due_front(q, when, item))
        return 0;
    slot = q->heap[0];
    q->count--;
    if (q->count > 0) {
        put(q, 0, q->heap[q->count]);
        sift_down(q, 0);
    }
    release(q, slot);
    return 1;
}

int due_remove(struct dueline *q, int handle, void **item)
{
    struct slot *s;
    int place, moved;

    if (!in_use(q, handle))
        return 0;
    s = &q->slots[handle];
    place = s->place;
    if (item != NULL)
        *item = s->item;
    q->count--;
    if (place == q->count) {
        /* nothing to reorder behind it */
        s->place = -1;
        s->item = NULL;
        return 1;
    }
    moved = q->heap[q->count];
    put(q, place, moved);
    sift_up(q, place);
    sift_down(q, q->slots[moved].place);
    release(q, handle);
    return 1;
}

void due_clear(struct dueline *q)
{
    q->count = 0;
    q->spare = -1;
    link_spare(q, 0, q->room);
}

int due_move(struct dueline *q, int handle, int64_t when)
{
    if (!in_use(q, handle))
        return 0;
    q->slots[handle].when = when;
    sift_up(q, q->slots[handle].place);
    sift_down(q, q->slots[handle].place);
    return 1;
}

size_t due_count(const struct dueline *q)
{
    return (size_t)q->count;
}

int due_when(const struct dueline *q, int handle, int64_t *when)
{
    if (!in_use(q, handle))
        return 0;
    if (when != NULL)
        *when = q->slots[handle].when;
    return 1;
}
