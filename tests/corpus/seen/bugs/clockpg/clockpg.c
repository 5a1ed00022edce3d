#include "clockpg.h"

#include <stdlib.h>
#include <string.h>

struct frame {
    bool valid, referenced, dirty;
    unsigned page;
    unsigned pins;
    uint8_t bytes[CLK_PAGE];
};

struct clk_cache {
    unsigned pages, count;
    unsigned hand;
    uint8_t *disk;
    struct frame *frames;
};

clk_cache *clk_open(unsigned pages, unsigned frames)
{
    if (pages == 0 || pages > CLK_MAX_PAGES || frames == 0 || frames > CLK_MAX_FRAMES)
        return NULL;
    clk_cache *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->pages = pages;
    c->count = frames;
    c->disk = calloc(pages, CLK_PAGE);
    c->frames = calloc(frames, sizeof *c->frames);
    if (c->disk == NULL || c->frames == NULL) {
        clk_close(c);
        return NULL;
    }
    return c;
}

void clk_close(clk_cache *c)
{
    if (c == NULL)
        return;
    free(c->disk);
    free(c->frames);
    free(c);
}

static struct frame *find(const clk_cache *c, unsigned page)
{
    for (unsigned i = 0; i < c->count; i++)
        if (c->frames[i].valid && c->frames[i].page == page)
            return &c->frames[i];
    return NULL;
}

static void write_back(clk_cache *c, struct frame *f)
{
    memcpy(c->disk + (size_t)f->page * CLK_PAGE, f->bytes, CLK_PAGE);
    f->dirty = false;
}

/* The frame to use next, NULL if there is none. */
static struct frame *victim(clk_cache *c)
{
    unsigned passed = 0;
    while (passed <= c->count) {
        struct frame *f = &c->frames[c->hand];
        c->hand = (c->hand + 1) % c->count;
        if (!f->valid)
            return f;
        if (f->pins > 0)
            continue;
        if (!f->referenced)
            return f;
        f->referenced = false;
        passed++;
    }
    return NULL;
}

uint8_t *clk_pin(clk_cache *c, unsigned page)
{
    if (page >= c->pages)
        return NULL;
    struct frame *f = find(c, page);
    if (f == NULL) {
        f = victim(c);
        if (f == NULL)
            return NULL;
        if (f->valid && f->dirty)
            write_back(c, f);
        f->valid = true;
        f->dirty = false;
        f->page = page;
        f->pins = 0;
        memcpy(f->bytes, c->disk + (size_t)page * CLK_PAGE, CLK_PAGE);
    }
    f->referenced = true;
    f->pins++;
    return f->bytes;
}

bool clk_unpin(clk_cache *c, unsigned page, bool dirty)
{
    struct frame *f = find(c, page);
    if (f == NULL || f->pins == 0)
        return false;
    f->pins--;
    f->dirty = f->dirty || dirty;
    return true;
}

unsigned clk_sync(clk_cache *c)
{
    unsigned written = 0;
    for (unsigned i = 0; i < c->count; i++) {
        struct frame *f = &c->frames[i];
        if (f->valid && f->dirty && f->pins == 0) {
            write_back(c, f);
            written++;
        }
    }
    return written;
}

bool clk_is_resident(const clk_cache *c, unsigned page)
{
    return find(c, page) != NULL;
}

unsigned clk_pinned(const clk_cache *c)
{
    unsigned pinned = 0;
    for (unsigned i = 0; i < c->count; i++)
        if (c->frames[i].pins > 0)
            pinned++;
    return pinned;
}
