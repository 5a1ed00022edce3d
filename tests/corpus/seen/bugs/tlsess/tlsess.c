#include "tlsess.h"

#include <stdlib.h>
#include <string.h>

struct tlsess {
    unsigned char id[TLSESS_MAX_ID];
    size_t id_len;
    uint64_t start;
    uint32_t lifetime;
    char *host;
    unsigned char *ticket;
    size_t ticket_len;
};

static void *copy_of(const void *bytes, size_t n)
{
    void *copy = malloc(n);

    if (copy)
        memcpy(copy, bytes, n);
    return copy;
}

tlsess *tlsess_new(const void *id, size_t n, uint64_t start, uint32_t lifetime)
{
    tlsess *s;

    if (n > TLSESS_MAX_ID)
        return NULL;
    s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    if (n)
        memcpy(s->id, id, n);
    s->id_len = n;
    s->start = start;
    s->lifetime = lifetime;
    return s;
}

void tlsess_free(tlsess *s)
{
    if (!s)
        return;
    free(s->host);
    free(s->ticket);
    free(s);
}

int tlsess_set_host(tlsess *s, const char *host)
{
    char *copy = NULL;

    if (host) {
        size_t n = strlen(host);
        if (n > TLSESS_MAX_HOST)
            return -1;
        copy = copy_of(host, n + 1);
        if (!copy)
            return -1;
    }
    free(s->host);
    s->host = copy;
    return 0;
}

const char *tlsess_host(const tlsess *s) { return s->host; }

int tlsess_set_ticket(tlsess *s, const void *bytes, size_t n)
{
    unsigned char *copy = NULL;

    if (n > TLSESS_MAX_TICKET)
        return -1;
    if (n) {
        copy = copy_of(bytes, n);
        if (!copy)
            return -1;
    }
    free(s->ticket);
    s->ticket = copy;
    s->ticket_len = n;
    return 0;
}

const unsigned char *tlsess_ticket(const tlsess *s, size_t *n)
{
    *n = s->ticket_len;
    return s->ticket_len ? s->ticket : NULL;
}

tlsess *tlsess_dup(const tlsess *s, int with_ticket)
{
    tlsess *d = malloc(sizeof *d);

    if (!d)
        return NULL;
    *d = *s;
    if (s->host) {
        d->host = copy_of(s->host, strlen(s->host) + 1);
        if (!d->host) {
            free(d);
            return NULL;
        }
    }
    if (with_ticket && s->ticket_len) {
        d->ticket = copy_of(s->ticket, s->ticket_len);
        if (!d->ticket) {
            free(d->host);
            free(d);
            return NULL;
        }
    } else {
        d->ticket_len = 0;
    }
    return d;
}

int tlsess_same(const tlsess *a, const tlsess *b)
{
    if (a->id_len != b->id_len || memcmp(a->id, b->id, a->id_len) != 0)
        return 0;
    if (!a->host || !b->host)
        return a->host == b->host;
    return strcmp(a->host, b->host) == 0;
}

int tlsess_alive(const tlsess *s, uint64_t now)
{
    return now >= s->start && now - s->start < s->lifetime;
}
