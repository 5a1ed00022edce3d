#include "mailpost.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum state { SPARE, HELD, WAITING };

struct mailpost {
    unsigned blocks;
    size_t size;
    size_t stride;
    unsigned first, waiting, spare;
    unsigned char state[MAILPOST_BLOCKS];
    unsigned char queue[MAILPOST_BLOCKS];
    unsigned char pool[MAILPOST_BLOCKS]; /* a stack of spare blocks */
    max_align_t memory[];
};

mailpost *mailpost_create(unsigned blocks, size_t size)
{
    if (blocks == 0 || blocks > MAILPOST_BLOCKS || size == 0 || size > MAILPOST_SIZE)
        return NULL;
    size_t align = sizeof(max_align_t);
    size_t stride = (size + align - 1) / align * align;
    mailpost *post = calloc(1, sizeof *post + blocks * stride);
    if (post == NULL)
        return NULL;
    post->blocks = blocks;
    post->size = size;
    post->stride = stride;
    while (post->spare < blocks) {
        post->pool[post->spare] = (unsigned char)(blocks - 1 - post->spare);
        post->spare++;
    }
    return post;
}

void mailpost_delete(mailpost *post)
{
    free(post);
}

static void *block_at(mailpost *post, unsigned index)
{
    return (char *)post->memory + index * post->stride;
}

static unsigned held_index(const mailpost *post, const void *mail)
{
    uintptr_t base = (uintptr_t)post->memory, at = (uintptr_t)mail;
    assert(at >= base && at < base + post->blocks * post->stride);
    assert((at - base) % post->stride == 0);
    unsigned index = (unsigned)((at - base) / post->stride);
    assert(post->state[index] == HELD);
    return index;
}

void *mailpost_alloc(mailpost *post)
{
    if (post->spare == 0)
        return NULL;
    unsigned index = post->pool[--post->spare];
    post->state[index] = HELD;
    return memset(block_at(post, index), 0, post->stride);
}

void mailpost_put(mailpost *post, void *mail)
{
    unsigned index = held_index(post, mail);
    post->state[index] = WAITING;
    post->queue[(post->first + post->waiting) % post->blocks] = (unsigned char)index;
    post->waiting++;
}

void *mailpost_get(mailpost *post)
{
    if (post->waiting == 0)
        return NULL;
    unsigned index = post->queue[post->first];
    post->first = (post->first + 1) % post->blocks;
    post->waiting--;
    post->state[index] = HELD;
    return block_at(post, index);
}

void mailpost_free(mailpost *post, void *mail)
{
    unsigned index = held_index(post, mail);
    post->state[index] = SPARE;
    post->pool[post->spare++] = (unsigned char)index;
}

unsigned mailpost_waiting(const mailpost *post)
{
    return post->waiting;
}

unsigned mailpost_spare(const mailpost *post)
{
    return post->spare;
}

size_t mailpost_size(const mailpost *post)
{
    return post->size;
}
