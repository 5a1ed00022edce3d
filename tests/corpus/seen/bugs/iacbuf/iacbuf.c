#include "iacbuf.h"

#include <stdlib.h>
#include <string.h>

#define IAC 255
#define SB 250
#define SE 240

struct iacbuf {
    unsigned char *mem;
    size_t used;
    size_t cap;
};

iacbuf *iac_open(void)
{
    return calloc(1, sizeof(iacbuf));
}

void iac_close(iacbuf *q)
{
    if (q == NULL)
        return;
    free(q->mem);
    free(q);
}

static int reserve(iacbuf *q, size_t more)
{
    if (more > IAC_QUEUE - q->used)
        return IAC_EFULL;
    if (q->used + more > q->cap) {
        unsigned char *mem = realloc(q->mem, q->used + more);
        if (mem == NULL)
            return IAC_ENOMEM;
        q->mem = mem;
        q->cap = q->used + more;
    }
    return IAC_OK;
}

static void put(iacbuf *q, int byte)
{
    q->mem[q->used++] = (unsigned char)byte;
}

static void put_escaped(iacbuf *q, const unsigned char *p, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (p[i] == IAC)
            put(q, IAC);
        put(q, p[i]);
    }
}

static size_t escaped_size(const unsigned char *p, size_t n)
{
    size_t size = n;
    for (size_t i = 0; i < n; i++)
        size += p[i] == IAC;
    return size;
}

int iac_data(iacbuf *q, const void *bytes, size_t n)
{
    if (n > IAC_QUEUE)
        return IAC_EFULL;
    if (n == 0)
        return IAC_OK;
    int rc = reserve(q, escaped_size(bytes, n));
    if (rc == IAC_OK)
        put_escaped(q, bytes, n);
    return rc;
}

int iac_command(iacbuf *q, int command)
{
    if (command < 241 || command > 249)
        return IAC_EINVAL;
    int rc = reserve(q, 2);
    if (rc == IAC_OK) {
        put(q, IAC);
        put(q, command);
    }
    return rc;
}

int iac_negotiate(iacbuf *q, enum iac_verb verb, int option)
{
    if ((int)verb < IAC_WILL || (int)verb > IAC_DONT || option < 0 || option > 254)
        return IAC_EINVAL;
    int rc = reserve(q, 3);
    if (rc == IAC_OK) {
        put(q, IAC);
        put(q, (int)verb);
        put(q, option);
    }
    return rc;
}

int iac_subneg(iacbuf *q, int option, const void *bytes, size_t n)
{
    if (option < 0 || option > 254)
        return IAC_EINVAL;
    if (n > IAC_QUEUE)
        return IAC_EFULL;
    int rc = reserve(q, n + 5);
    if (rc != IAC_OK)
        return rc;
    put(q, IAC);
    put(q, SB);
    put(q, option);
    put_escaped(q, bytes, n);
    put(q, IAC);
    put(q, SE);
    return IAC_OK;
}

size_t iac_pending(const iacbuf *q)
{
    return q->used;
}

size_t iac_drain(iacbuf *q, void *out, size_t max)
{
    size_t n = q->used < max ? q->used : max;
    if (n == 0)
        return 0;
    memcpy(out, q->mem, n);
    memmove(q->mem, q->mem + n, q->used - n);
    q->used -= n;
    return n;
}
