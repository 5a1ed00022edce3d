#include "sesspool.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct session {
    spool *pool;
    session *next;
    uint32_t id;
    int refs;
    unsigned char *inbox; /* NULL when it is empty */
    size_t used;
};

struct spool {
    session *sessions;
    size_t count;
};

spool *spool_open(void)
{
    return calloc(1, sizeof(spool));
}

void spool_close(spool *pool)
{
    if (pool == NULL)
        return;
    assert(pool->sessions == NULL);
    free(pool);
}

size_t spool_count(const spool *pool)
{
    return pool->count;
}

static session *lookup(const spool *pool, uint32_t id)
{
    session *s = pool->sessions;
    while (s != NULL && s->id != id)
        s = s->next;
    return s;
}

session *spool_accept(spool *pool, uint32_t id)
{
    if (pool->count >= SPOOL_MAX_SESSIONS || lookup(pool, id) != NULL)
        return NULL;
    session *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->pool = pool;
    s->id = id;
    s->refs = 1;
    s->next = pool->sessions;
    pool->sessions = s;
    pool->count++;
    return s;
}

session *spool_find(spool *pool, uint32_t id)
{
    session *s = lookup(pool, id);
    return s == NULL ? NULL : session_get(s);
}

session *session_get(session *s)
{
    assert(s->refs > 0);
    s->refs++;
    return s;
}

void session_put(session *s)
{
    if (s == NULL)
        return;
    assert(s->refs > 0);
    if (--s->refs > 0)
        return;
    session **at = &s->pool->sessions;
    while (*at != s)
        at = &(*at)->next;
    *at = s->next;
    s->pool->count--;
    free(s->inbox);
    free(s);
}

uint32_t session_id(const session *s)
{
    return s->id;
}

int session_send(session *s, const void *data, size_t size)
{
    if (size > SESSION_INBOX - s->used)
        return -1;
    if (size == 0)
        return 0;
    unsigned char *inbox = malloc(s->used + size);
    if (inbox == NULL)
        return -1;
    if (s->used > 0)
        memcpy(inbox, s->inbox, s->used);
    memcpy(inbox + s->used, data, size);
    free(s->inbox);
    s->inbox = inbox;
    s->used += size;
    return 0;
}

const unsigned char *session_inbox(const session *s, size_t *size)
{
    *size = s->used;
    return s->inbox;
}

void session_drain(session *s)
{
    free(s->inbox);
    s->inbox = NULL;
    s->used = 0;
}
