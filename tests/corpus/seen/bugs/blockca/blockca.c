#include "blockca.h"

#include <stdlib.h>
#include <string.h>

struct Frame {
    bool used, dirty;
    unsigned block, pins;
    unsigned long touched;
    uint8_t bytes[BC_BLOCK];
};

struct BC_Cache {
    unsigned frames, blocks;
    unsigned long clock, hits, misses;
    struct Frame *frame;
    uint8_t *disk;
};

BC_Cache *BC_Open(unsigned frames, unsigned blocks)
{
    if (frames < 1 || frames > BC_MAX_FRAMES || blocks < 1 || blocks > BC_MAX_BLOCKS)
        return NULL;
    BC_Cache *cache = calloc(1, sizeof *cache);
    if (cache == NULL)
        return NULL;
    cache->frames = frames;
    cache->blocks = blocks;
    cache->frame = calloc(frames, sizeof *cache->frame);
    cache->disk = calloc(blocks, BC_BLOCK);
    if (cache->frame == NULL || cache->disk == NULL) {
        BC_Close(cache);
        return NULL;
    }
    return cache;
}

void BC_Close(BC_Cache *cache)
{
    if (cache == NULL)
        return;
    free(cache->frame);
    free(cache->disk);
    free(cache);
}

static struct Frame *Find(const BC_Cache *cache, unsigned block)
{
    for (unsigned i = 0; i < cache->frames; i++)
        if (cache->frame[i].used && cache->frame[i].block == block)
            return &cache->frame[i];
    return NULL;
}

static uint8_t *OnDisk(const BC_Cache *cache, unsigned block)
{
    return cache->disk + (size_t)block * BC_BLOCK;
}

static void WriteBack(BC_Cache *cache, struct Frame *f)
{
    memcpy(OnDisk(cache, f->block), f->bytes, BC_BLOCK);
    f->dirty = false;
}

/* An empty frame, or else the one that was not touched for longest. */
static struct Frame *Victim(BC_Cache *cache)
{
    struct Frame *oldest = NULL;
    for (unsigned i = 0; i < cache->frames; i++) {
        struct Frame *f = &cache->frame[i];
        if (!f->used)
            return f;
        if (f->pins == 0 && (oldest == NULL || f->touched < oldest->touched))
            oldest = f;
    }
    return oldest;
}

uint8_t *BC_Pin(BC_Cache *cache, unsigned block)
{
    if (block >= cache->blocks)
        return NULL;
    struct Frame *f = Find(cache, block);
    if (f == NULL) {
        cache->misses++;
        f = Victim(cache);
        if (f->used && f->dirty)
            WriteBack(cache, f);
        f->used = true;
        f->dirty = false;
        f->block = block;
        f->pins = 0;
        memcpy(f->bytes, OnDisk(cache, block), BC_BLOCK);
    } else {
        cache->hits++;
    }
    f->pins++;
    f->touched = ++cache->clock;
    return f->bytes;
}

bool BC_Unpin(BC_Cache *cache, unsigned block, bool dirty)
{
    struct Frame *f = Find(cache, block);
    if (f == NULL || f->pins == 0)
        return false;
    f->pins--;
    f->dirty = f->dirty || dirty;
    return true;
}

unsigned BC_Pins(const BC_Cache *cache, unsigned block)
{
    const struct Frame *f = Find(cache, block);
    return f == NULL ? 0 : f->pins;
}

unsigned BC_Flush(BC_Cache *cache)
{
    unsigned written = 0;
    for (unsigned i = 0; i < cache->frames; i++)
        if (cache->frame[i].used && cache->frame[i].dirty) {
            WriteBack(cache, &cache->frame[i]);
            written++;
        }
    return written;
}

bool BC_ReadDisk(const BC_Cache *cache, unsigned block, uint8_t *out)
{
    if (block >= cache->blocks)
        return false;
    memcpy(out, OnDisk(cache, block), BC_BLOCK);
    return true;
}

void BC_Stats(const BC_Cache *cache, unsigned long *hits, unsigned long *misses)
{
    *hits = cache->hits;
    *misses = cache->misses;
}
