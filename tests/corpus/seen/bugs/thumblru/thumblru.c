#include "thumblru.h"

#include <stdlib.h>
#include <string.h>

#define CHANNELS 4

struct thumb {
    struct thumb *newer, *older;
    char *file;
    uint8_t *rgba;
    size_t bytes;
    int width, height;
};

struct thumb_cache {
    struct thumb *newest, *oldest;
    size_t count, bytes, budget;
};

thumb_cache *thumbs_new(size_t budget)
{
    thumb_cache *c = calloc(1, sizeof *c);
    if (c != NULL)
        c->budget = budget;
    return c;
}

static void take_out(thumb_cache *c, struct thumb *t)
{
    *(t->newer != NULL ? &t->newer->older : &c->newest) = t->older;
    *(t->older != NULL ? &t->older->newer : &c->oldest) = t->newer;
    c->count--;
    c->bytes -= t->bytes;
}

static void put_first(thumb_cache *c, struct thumb *t)
{
    t->newer = NULL;
    t->older = c->newest;
    *(c->newest != NULL ? &c->newest->newer : &c->oldest) = t;
    c->newest = t;
    c->count++;
    c->bytes += t->bytes;
}

static void discard(struct thumb *t)
{
    free(t->file);
    free(t->rgba);
    free(t);
}

void thumbs_free(thumb_cache *c)
{
    if (c == NULL)
        return;
    while (c->newest != NULL) {
        struct thumb *t = c->newest;
        take_out(c, t);
        discard(t);
    }
    free(c);
}

static struct thumb *find(const thumb_cache *c, const char *file)
{
    struct thumb *t = c->newest;
    while (t != NULL && strcmp(t->file, file) != 0)
        t = t->older;
    return t;
}

static struct thumb *make(const char *file, int width, int height, const uint8_t *rgba)
{
    struct thumb *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    size_t length = strlen(file);
    t->width = width;
    t->height = height;
    t->bytes = (size_t)width * (size_t)height * CHANNELS;
    t->file = malloc(length + 1);
    t->rgba = malloc(t->bytes);
    if (t->file == NULL || t->rgba == NULL) {
        discard(t);
        return NULL;
    }
    memcpy(t->file, file, length + 1);
    memcpy(t->rgba, rgba, t->bytes);
    return t;
}

const uint8_t *thumbs_put(thumb_cache *c, const char *file, int width, int height, const uint8_t *rgba)
{
    if (width < 1 || width > THUMB_SIDE || height < 1 || height > THUMB_SIDE)
        return NULL;
    if ((size_t)width * (size_t)height > c->budget)
        return NULL;
    struct thumb *t = make(file, width, height, rgba);
    if (t == NULL)
        return NULL;
    struct thumb *former = find(c, file);
    if (former != NULL) {
        take_out(c, former);
        discard(former);
    }
    put_first(c, t);
    while (c->bytes > c->budget) {
        struct thumb *victim = c->oldest;
        take_out(c, victim);
        discard(victim);
    }
    return t->rgba;
}

const uint8_t *thumbs_get(thumb_cache *c, const char *file, int *width, int *height)
{
    struct thumb *t = find(c, file);
    if (t == NULL)
        return NULL;
    take_out(c, t);
    put_first(c, t);
    *width = t->width;
    *height = t->height;
    return t->rgba;
}

bool thumbs_drop(thumb_cache *c, const char *file)
{
    struct thumb *t = find(c, file);
    if (t == NULL)
        return false;
    take_out(c, t);
    discard(t);
    return true;
}

size_t thumbs_count(const thumb_cache *c)
{
    return c->count;
}

size_t thumbs_bytes(const thumb_cache *c)
{
    return c->bytes;
}

const char *thumbs_oldest(const thumb_cache *c)
{
    return c->oldest == NULL ? NULL : c->oldest->file;
}
