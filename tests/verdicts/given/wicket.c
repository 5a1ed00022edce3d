#include "wicket.h"

#include <stdlib.h>

struct wicket_log {
    unsigned room, count, who[8];
};

int wicket_init(wicket *w, unsigned room)
{
    w->passed = 0;
    w->log = calloc(1, sizeof *w->log);
    if (w->log == NULL)
        return -1;
    w->log->room = room < 8 ? room : 8;
    return 0;
}

int wicket_pass(wicket *w, unsigned who)
{
    if (w->log == NULL || w->log->count == w->log->room)
        return -1;
    w->log->who[w->log->count++] = who;
    w->passed++;
    return 0;
}

int wicket_copy(wicket *dest, const wicket *source)
{
    dest->passed = source->passed;
    dest->log = NULL;
    if (source->log == NULL)
        return 0;
    dest->log = malloc(sizeof *dest->log);
    if (dest->log == NULL)
        return -1;
    *dest->log = *source->log;
    return 0;
}

int wicket_copy_over(wicket *dest, const wicket *source)
{
    return dest == source ? 0 : wicket_copy(dest, source); /* what dest held is lost: the bug */
}

void wicket_end(wicket *w)
{
    free(w->log);
    w->log = NULL;
}
