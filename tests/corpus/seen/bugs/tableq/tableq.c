#include "tableq.h"

#include <stdlib.h>
#include <string.h>

struct party {
    struct party *next;
    unsigned people;
    char name[TQ_NAME + 1];
};

struct tq_walker {
    tq *queue;
    tq_walker *next;
    struct party *at;
};

struct tq {
    struct party *head;
    size_t count;
    tq_walker *walkers;
};

tq *tq_open(void)
{
    return calloc(1, sizeof(tq));
}

void tq_close(tq *q)
{
    if (q == NULL)
        return;
    while (q->walkers != NULL)
        tq_end(q->walkers);
    while (q->head != NULL) {
        struct party *p = q->head;
        q->head = p->next;
        free(p);
    }
    free(q);
}

static void cut(char to[TQ_NAME + 1], const char *name)
{
    size_t length = 0;
    while (length < TQ_NAME && name[length] != '\0')
        length++;
    memcpy(to, name, length);
    to[length] = '\0';
}

static struct party **find(tq *q, const char *name)
{
    char wanted[TQ_NAME + 1];
    cut(wanted, name);
    struct party **link = &q->head;
    while (*link != NULL && strcmp((*link)->name, wanted) != 0)
        link = &(*link)->next;
    return link;
}

bool tq_join(tq *q, const char *name, unsigned people)
{
    if (people == 0 || people > TQ_SEATS)
        return false;
    struct party **end = find(q, name);
    if (*end != NULL)
        return false;
    struct party *p = malloc(sizeof *p);
    if (p == NULL)
        return false;
    p->next = NULL;
    p->people = people;
    cut(p->name, name);
    *end = p;
    q->count++;
    for (tq_walker *w = q->walkers; w != NULL; w = w->next)
        if (w->at == NULL)
            w->at = p;
    return true;
}

// Takes the party out of the queue; who was about to visit it goes on.
static void drop(tq *q, struct party **link)
{
    struct party *gone = *link;
    for (tq_walker *w = q->walkers; w != NULL; w = w->next) {
        if (w->at == gone) {
            w->at = gone->next;
            break;
        }
    }
    *link = gone->next;
    free(gone);
    q->count--;
}

bool tq_leave(tq *q, const char *name)
{
    struct party **link = find(q, name);
    if (*link == NULL)
        return false;
    drop(q, link);
    return true;
}

unsigned tq_seat(tq *q, unsigned seats)
{
    struct party **link = &q->head;
    while (*link != NULL && (*link)->people > seats)
        link = &(*link)->next;
    if (*link == NULL)
        return 0;
    unsigned people = (*link)->people;
    drop(q, link);
    return people;
}

size_t tq_count(const tq *q)
{
    return q->count;
}

tq_walker *tq_walk(tq *q)
{
    tq_walker *w = malloc(sizeof *w);
    if (w == NULL)
        return NULL;
    w->queue = q;
    w->at = q->head;
    w->next = q->walkers;
    q->walkers = w;
    return w;
}

unsigned tq_next(tq_walker *w, char name[TQ_NAME + 1])
{
    struct party *p = w->at;
    if (p == NULL)
        return 0;
    strcpy(name, p->name);
    w->at = p->next;
    return p->people;
}

void tq_end(tq_walker *w)
{
    tq_walker **link = &w->queue->walkers;
    while (*link != w)
        link = &(*link)->next;
    *link = w->next;
    free(w);
}
