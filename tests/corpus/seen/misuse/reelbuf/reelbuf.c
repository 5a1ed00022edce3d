#include "reelbuf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_SIZE 16

struct reelbuf {
    unsigned char *bytes;
    size_t length, capacity;
    size_t head;
    size_t reserved;
};

reelbuf *reelbuf_new(void)
{
    reelbuf *reel = calloc(1, sizeof *reel);

    if (reel == NULL)
        return NULL;
    reel->bytes = malloc(FIRST_SIZE);
    if (reel->bytes == NULL) {
        free(reel);
        return NULL;
    }
    reel->capacity = FIRST_SIZE;
    return reel;
}

void reelbuf_free(reelbuf *reel)
{
    if (reel == NULL)
        return;
    free(reel->bytes);
    free(reel);
}

/* Makes room for n more bytes. */
static int grow(reelbuf *reel, size_t n)
{
    size_t need, capacity = reel->capacity;
    unsigned char *bytes;

    if (n > REELBUF_MAX - reel->length)
        return -1;
    need = reel->length + n;
    if (need <= capacity)
        return 0;
    while (capacity < need)
        capacity *= 2;
    bytes = realloc(reel->bytes, capacity);
    if (bytes == NULL)
        return -1;
    reel->bytes = bytes;
    reel->capacity = capacity;
    return 0;
}

int reelbuf_write(reelbuf *reel, const void *data, size_t n)
{
    if (n == 0)
        return 0;
    if (grow(reel, n) != 0)
        return -1;
    memcpy(reel->bytes + reel->length, data, n);
    reel->length += n;
    reel->reserved = 0;
    return 0;
}

void *reelbuf_reserve(reelbuf *reel, size_t n)
{
    if (grow(reel, n) != 0)
        return NULL;
    reel->reserved = n;
    return reel->bytes + reel->length;
}

void reelbuf_commit(reelbuf *reel, size_t n)
{
    assert(n <= reel->reserved);
    reel->length += n;
    reel->reserved = 0;
}

size_t reelbuf_read(reelbuf *reel, void *buf, size_t n)
{
    size_t left = reel->length - reel->head;

    if (n > left)
        n = left;
    if (n == 0)
        return 0;
    memcpy(buf, reel->bytes + reel->head, n);
    reel->head += n;
    return n;
}

const void *reelbuf_peek(const reelbuf *reel, size_t *n)
{
    *n = reel->length - reel->head;
    return reel->bytes + reel->head;
}

int reelbuf_seek(reelbuf *reel, size_t position)
{
    if (position > reel->length)
        return -1;
    reel->head = position;
    return 0;
}

size_t reelbuf_tell(const reelbuf *reel)
{
    return reel->head;
}

size_t reelbuf_length(const reelbuf *reel)
{
    return reel->length;
}

int reelbuf_splice(reelbuf *to, const reelbuf *from)
{
    size_t n = from->length - from->head;

    if (n == 0)
        return 0;
    if (grow(to, n) != 0)
        return -1;
    /* from->bytes is read only now: it may be to's, which may have moved */
    memcpy(to->bytes + to->length, from->bytes + from->head, n);
    to->length += n;
    to->reserved = 0;
    return 0;
}
