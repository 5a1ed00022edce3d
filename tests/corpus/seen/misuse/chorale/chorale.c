#include "chorale.h"

void chorale_part_init(chorale_part *part)
{
    part->head = NULL;
    part->count = 0;
}

int chorale_note_init(chorale_note *n, uint32_t tick, uint32_t len, int pitch)
{
    if (pitch < 0 || pitch > 127 || tick > CHORALE_LAST_TICK || len > CHORALE_LAST_TICK)
        return -1;
    n->next = NULL;
    n->tick = tick;
    n->len = len;
    n->pitch = pitch;
    return 0;
}

void chorale_add(chorale_part *part, chorale_note *n)
{
    chorale_note **link = &part->head;
    while (*link != NULL && (*link)->tick <= n->tick)
        link = &(*link)->next;
    n->next = *link;
    *link = n;
    part->count++;
}

void chorale_drop(chorale_part *part, chorale_note *n)
{
    chorale_note **link = &part->head;
    while (*link != n)
        link = &(*link)->next;
    *link = n->next;
    n->next = NULL;
    part->count--;
}

void chorale_merge(chorale_part *into, chorale_part *from)
{
    if (into == from)
        return;
    chorale_note **link = &into->head;
    while (from->head != NULL) {
        chorale_note *n = from->head;
        from->head = n->next;
        while (*link != NULL && (*link)->tick <= n->tick)
            link = &(*link)->next;
        n->next = *link;
        *link = n;
        link = &n->next;
    }
    into->count += from->count;
    from->count = 0;
}

chorale_note *chorale_first(const chorale_part *part)
{
    return part->head;
}

chorale_note *chorale_next(const chorale_note *n)
{
    return n->next;
}

size_t chorale_sounding(const chorale_part *part, uint32_t tick, chorale_note **which, size_t max)
{
    size_t n = 0;
    for (chorale_note *p = part->head; p != NULL && p->tick <= tick; p = p->next) {
        if (tick - p->tick >= p->len)
            continue;
        if (n < max)
            which[n] = p;
        n++;
    }
    return n;
}

int chorale_transpose(chorale_part *part, int semitones)
{
    if (semitones < -127 || semitones > 127)
        return part->head == NULL ? 0 : -1;
    for (const chorale_note *p = part->head; p != NULL; p = p->next)
        if (p->pitch + semitones < 0 || p->pitch + semitones > 127)
            return -1;
    for (chorale_note *p = part->head; p != NULL; p = p->next)
        p->pitch += semitones;
    return 0;
}

uint32_t chorale_length(const chorale_part *part)
{
    uint32_t end = 0;
    for (const chorale_note *p = part->head; p != NULL; p = p->next)
        if (p->tick + p->len > end)
            end = p->tick + p->len;
    return end;
}
