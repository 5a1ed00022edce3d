#include "microloop.h"

#include <stdlib.h>
#include <string.h>

struct job {
    struct job *next;
    uint64_t ticket;
    mloop_fn fn;
    void *arg;
    unsigned char copy[];
};

struct mloop {
    struct job *first, **end;
    size_t waiting;
    uint64_t last_ticket;
    int turning;
};

mloop *mloop_new(void)
{
    mloop *loop = calloc(1, sizeof *loop);

    if (loop)
        loop->end = &loop->first;
    return loop;
}

/* Takes out the job that *at points to. */
static struct job *take(mloop *loop, struct job **at)
{
    struct job *j = *at;

    *at = j->next;
    if (loop->end == &j->next)
        loop->end = at;
    loop->waiting--;
    return j;
}

void mloop_free(mloop *loop)
{
    if (!loop)
        return;
    while (loop->first)
        free(take(loop, &loop->first));
    free(loop);
}

static struct job *add(mloop *loop, mloop_fn fn, size_t n)
{
    struct job *j;

    if (!fn || loop->waiting >= MLOOP_MAX_JOBS)
        return NULL;
    j = malloc(sizeof *j + n);
    if (!j)
        return NULL;
    j->next = NULL;
    j->ticket = ++loop->last_ticket;
    j->fn = fn;
    j->arg = j->copy;
    *loop->end = j;
    loop->end = &j->next;
    loop->waiting++;
    return j;
}

uint64_t mloop_post(mloop *loop, mloop_fn fn, void *arg)
{
    struct job *j = add(loop, fn, 0);

    if (!j)
        return 0;
    j->arg = arg;
    return j->ticket;
}

uint64_t mloop_post_copy(mloop *loop, mloop_fn fn, const void *bytes, size_t n)
{
    struct job *j = n <= MLOOP_MAX_COPY ? add(loop, fn, n) : NULL;

    if (!j)
        return 0;
    if (n)
        memcpy(j->copy, bytes, n);
    return j->ticket;
}

int mloop_cancel(mloop *loop, uint64_t ticket)
{
    for (struct job **at = &loop->first; *at; at = &(*at)->next)
        if ((*at)->ticket == ticket) {
            free(take(loop, at));
            return 0;
        }
    return -1;
}

size_t mloop_cancel_fn(mloop *loop, mloop_fn fn)
{
    struct job **at = &loop->first;
    size_t n = 0;

    while (*at)
        if ((*at)->fn == fn) {
            free(take(loop, at));
            n++;
        } else {
            at = &(*at)->next;
        }
    return n;
}

size_t mloop_turn(mloop *loop)
{
    uint64_t last = loop->last_ticket;
    size_t n = 0;

    if (loop->turning)
        return 0;
    loop->turning = 1;
    while (loop->first && loop->first->ticket <= last) {
        struct job *j = take(loop, &loop->first);
        j->fn(loop, j->arg);
        free(j);
        n++;
    }
    loop->turning = 0;
    return n;
}

int mloop_settle(mloop *loop, unsigned turns)
{
    while (turns-- > 0 && mloop_turn(loop) > 0)
        ;
    return loop->waiting == 0;
}

size_t mloop_waiting(const mloop *loop) { return loop->waiting; }
