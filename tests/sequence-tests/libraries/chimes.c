#include "chimes.h"

#include <stdlib.h>

struct chime {
    int hour;
    struct chime *next;
};
struct chimes {
    struct chime *first;
};

struct chimes *chimes_new(void)
{
    return calloc(1, sizeof(struct chimes));
}

void chimes_free(struct chimes *chimes)
{
    while (chimes && chimes->first) {
        struct chime *next = chimes->first->next;
        free(chimes->first);
        chimes->first = next;
    }
    free(chimes);
}

void chimes_add(struct chimes *chimes, int hour)
{
    struct chime **end = &chimes->first;
    while (*end)
        end = &(*end)->next;
    *end = calloc(1, sizeof **end);
    if (*end)
        (*end)->hour = hour;
}

void chimes_mute(struct chimes *chimes, int hour)
{
    for (struct chime **at = &chimes->first; *at;) {
        struct chime *chime = *at;
        if (chime->hour != hour) {
            at = &chime->next;
            continue;
        }
        *at = chime->next;
        free(chime);
    }
}

int chimes_count(const struct chimes *chimes)
{
    int count = 0;
    for (const struct chime *chime = chimes->first; chime; chime = chime->next)
        count++;
    return count;
}

void chimes_walk(struct chimes *chimes, chimes_visitor visit, void *own)
{
    for (struct chime *chime = chimes->first; chime; chime = chime->next) /* it may be gone: the bug */
        if (visit)
            visit(chime->hour, own);
}
