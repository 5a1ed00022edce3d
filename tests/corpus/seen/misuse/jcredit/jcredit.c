#include "jcredit.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct access {
    struct access *next;
    unsigned block;
    bool dirty;
    unsigned char data[JC_BLOCK];
};

struct jc_handle {
    struct jc_volume *vol;
    struct jc_handle *prev;
    struct jc_handle *next;
    struct access *access;
    unsigned reserved; /* credits got from the volume */
    unsigned used;
};

struct block {
    const struct jc_handle *owner;
    unsigned char data[JC_BLOCK];
};

struct jc_volume {
    struct jc_handle *handles;
    unsigned available;
    unsigned blocks;
    struct block block[];
};

struct jc_volume *jc_open(unsigned blocks, unsigned log)
{
    if (blocks < 1 || blocks > JC_MAXBLOCKS)
        return NULL;
    struct jc_volume *vol = calloc(1, sizeof *vol + blocks * sizeof vol->block[0]);
    if (!vol)
        return NULL;
    vol->blocks = blocks;
    vol->available = log;
    return vol;
}

void jc_close(struct jc_volume *vol)
{
    if (!vol)
        return;
    while (vol->handles)
        jc_abort(vol->handles);
    free(vol);
}

bool jc_read(const struct jc_volume *vol, unsigned block, void *buf)
{
    if (block >= vol->blocks)
        return false;
    memcpy(buf, vol->block[block].data, JC_BLOCK);
    return true;
}

unsigned jc_available(const struct jc_volume *vol)
{
    return vol->available;
}

struct jc_handle *jc_start(struct jc_volume *vol, unsigned credits)
{
    if (credits > vol->available)
        return NULL;
    struct jc_handle *h = malloc(sizeof *h);
    if (!h)
        return NULL;
    h->vol = vol;
    h->access = NULL;
    h->reserved = credits;
    h->used = 0;
    h->prev = NULL;
    h->next = vol->handles;
    if (h->next)
        h->next->prev = h;
    vol->handles = h;
    vol->available -= credits;
    return h;
}

bool jc_extend(struct jc_handle *h, unsigned credits)
{
    if (credits > h->vol->available)
        return false;
    h->vol->available -= credits;
    h->reserved += credits;
    return true;
}

unsigned jc_credits(const struct jc_handle *h)
{
    return h->reserved - h->used;
}

static struct access *find(const struct jc_handle *h, unsigned block)
{
    struct access *a = h->access;
    while (a && a->block != block)
        a = a->next;
    return a;
}

void *jc_get_write(struct jc_handle *h, unsigned block)
{
    if (block >= h->vol->blocks)
        return NULL;
    struct block *b = &h->vol->block[block];
    if (b->owner == h)
        return find(h, block)->data;
    if (b->owner)
        return NULL;
    struct access *a = malloc(sizeof *a);
    if (!a)
        return NULL;
    a->block = block;
    a->dirty = false;
    memcpy(a->data, b->data, JC_BLOCK);
    a->next = h->access;
    h->access = a;
    b->owner = h;
    return a->data;
}

void jc_dirty(struct jc_handle *h, unsigned block)
{
    struct access *a = find(h, block);
    assert(a != NULL);
    if (a->dirty)
        return;
    assert(h->used < h->reserved);
    h->used++;
    a->dirty = true;
}

/* Takes the handle apart.  Returns the number of blocks written. */
static unsigned finish(struct jc_handle *h, bool commit)
{
    struct jc_volume *vol = h->vol;
    unsigned written = 0;
    struct access *a = h->access;
    while (a) {
        struct access *next = a->next;
        struct block *b = &vol->block[a->block];
        if (commit && a->dirty) {
            memcpy(b->data, a->data, JC_BLOCK);
            written++;
        }
        b->owner = NULL;
        free(a);
        a = next;
    }
    if (h->prev)
        h->prev->next = h->next;
    else
        vol->handles = h->next;
    if (h->next)
        h->next->prev = h->prev;
    vol->available += h->reserved;
    free(h);
    return written;
}

unsigned jc_stop(struct jc_handle *h)
{
    return finish(h, true);
}

void jc_abort(struct jc_handle *h)
{
    finish(h, false);
}
