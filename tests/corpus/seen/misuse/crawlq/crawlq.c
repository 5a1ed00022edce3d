#include "crawlq.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 1024

struct host;

struct cq_item {
    struct host *host;
    cq_item *prev, *next;       /* waiting: of the same host; else on loan */
    unsigned tries;
    char url[];
};

struct host {
    crawlq *queue;
    struct host *next;
    cq_item *first, *last;
    size_t length;
    char name[];
};

struct seen {
    struct seen *next;
    char url[];
};

struct crawlq {
    struct host *hosts;         /* whose turn it is, is the first */
    cq_item *lent;
    size_t nwaiting, nlent, nseen;
    struct seen *seen[BUCKETS];
};

static unsigned bucket_of(const char *s)
{
    uint32_t h = 2166136261u;
    for (; *s; s++)
        h = (h ^ (unsigned char)*s) * 16777619u;
    return h % BUCKETS;
}

/* The host in a URL and its length; NULL if there is none. */
static const char *find_host(const char *url, size_t *length)
{
    const char *colon = strchr(url, ':');
    if (!colon || colon == url || colon[1] != '/' || colon[2] != '/')
        return NULL;
    if (strcspn(url, "/?#") < (size_t)(colon - url))
        return NULL;
    *length = strcspn(colon + 3, "/?#");
    return *length ? colon + 3 : NULL;
}

static struct host *get_host(crawlq *q, const char *name, size_t length)
{
    struct host **at = &q->hosts;
    for (; *at; at = &(*at)->next)
        if (strncmp((*at)->name, name, length) == 0 && (*at)->name[length] == '\0')
            return *at;
    struct host *h = calloc(1, sizeof *h + length + 1);
    if (!h)
        return NULL;
    memcpy(h->name, name, length);
    h->queue = q;
    *at = h;
    return h;
}

static void append(cq_item *item)
{
    struct host *h = item->host;
    item->next = NULL;
    item->prev = h->last;
    if (h->last)
        h->last->next = item;
    else
        h->first = item;
    h->last = item;
    h->length++;
    h->queue->nwaiting++;
}

static cq_item *take_first(struct host *h)
{
    cq_item *item = h->first;
    h->first = item->next;
    if (h->first)
        h->first->prev = NULL;
    else
        h->last = NULL;
    h->length--;
    h->queue->nwaiting--;
    return item;
}

static void end_loan(cq_item *item)
{
    crawlq *q = item->host->queue;
    if (item->prev)
        item->prev->next = item->next;
    else
        q->lent = item->next;
    if (item->next)
        item->next->prev = item->prev;
    q->nlent--;
}

crawlq *cq_new(void)
{
    return calloc(1, sizeof(crawlq));
}

static void free_items(cq_item *item)
{
    while (item) {
        cq_item *next = item->next;
        free(item);
        item = next;
    }
}

void cq_free(crawlq *q)
{
    if (!q)
        return;
    free_items(q->lent);
    while (q->hosts) {
        struct host *h = q->hosts;
        q->hosts = h->next;
        free_items(h->first);
        free(h);
    }
    for (int i = 0; i < BUCKETS; i++)
        while (q->seen[i]) {
            struct seen *s = q->seen[i];
            q->seen[i] = s->next;
            free(s);
        }
    free(q);
}

int cq_add(crawlq *q, const char *url)
{
    size_t length, size = strlen(url) + 1;
    const char *name = find_host(url, &length);
    if (!name || size > CQ_MAX_URL + 1)
        return -1;
    unsigned b = bucket_of(url);
    for (const struct seen *s = q->seen[b]; s; s = s->next)
        if (strcmp(s->url, url) == 0)
            return 0;
    if (q->nseen == CQ_MAX_URLS)
        return -1;

    struct host *h = get_host(q, name, length);
    cq_item *item = calloc(1, sizeof *item + size);
    struct seen *s = malloc(sizeof *s + size);
    if (!h || !item || !s) {
        free(item);
        free(s);
        return -1;
    }
    memcpy(s->url, url, size);
    s->next = q->seen[b];
    q->seen[b] = s;
    q->nseen++;
    memcpy(item->url, url, size);
    item->host = h;
    append(item);
    return 1;
}

cq_item *cq_next(crawlq *q)
{
    struct host **at = &q->hosts;
    while (*at && !(*at)->first)
        at = &(*at)->next;
    struct host *h = *at;
    if (!h)
        return NULL;
    *at = h->next;
    while (*at)
        at = &(*at)->next;
    *at = h;
    h->next = NULL;

    cq_item *item = take_first(h);
    item->tries++;
    item->prev = NULL;
    item->next = q->lent;
    if (q->lent)
        q->lent->prev = item;
    q->lent = item;
    q->nlent++;
    return item;
}

void cq_done(cq_item *item)
{
    end_loan(item);
    free(item);
}

void cq_retry(cq_item *item)
{
    end_loan(item);
    append(item);
}

const char *cq_url(const cq_item *item)
{
    return item->url;
}

unsigned cq_tries(const cq_item *item)
{
    return item->tries;
}

size_t cq_drop(crawlq *q, const char *host)
{
    size_t n = 0;
    for (struct host *h = q->hosts; h; h = h->next)
        if (strcmp(h->name, host) == 0)
            for (; h->first; n++)
                free(take_first(h));
    return n;
}

size_t cq_waiting(const crawlq *q)
{
    return q->nwaiting;
}

size_t cq_lent(const crawlq *q)
{
    return q->nlent;
}

int cq_each(const crawlq *q, cq_func func, void *arg)
{
    for (const struct host *h = q->hosts; h; h = h->next)
        for (const cq_item *item = h->first; item; item = item->next) {
            int stop = func(item, arg);
            if (stop)
                return stop;
        }
    return 0;
}
