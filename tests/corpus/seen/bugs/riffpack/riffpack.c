#include "riffpack.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct chunk {
    char           id[5];
    size_t         len;
    unsigned char *data;
};

struct riff {
    char         form[5];
    size_t       count;
    struct chunk chunks[RIFF_COUNT_MAX];
};

static void put32(unsigned char *p, uint32_t v)
{
    p[0] = (unsigned char)v;
    p[1] = (unsigned char)(v >> 8);
    p[2] = (unsigned char)(v >> 16);
    p[3] = (unsigned char)(v >> 24);
}

static uint32_t get32(const unsigned char *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

riff_t *riff_new(const char *form)
{
    riff_t *r;

    if (strlen(form) != 4)
        return NULL;
    r = calloc(1, sizeof *r);
    if (r)
        memcpy(r->form, form, 5);
    return r;
}

void riff_free(riff_t *r)
{
    if (r) {
        for (size_t i = 0; i < r->count; i++)
            free(r->chunks[i].data);
        free(r);
    }
}

int riff_add(riff_t *r, const char *id, const void *data, size_t len)
{
    struct chunk *c;

    if (strlen(id) != 4)
        return RIFF_EID;
    if (len > RIFF_CHUNK_MAX || r->count == RIFF_COUNT_MAX)
        return RIFF_ELIMIT;
    c = &r->chunks[r->count];
    c->data = malloc(len ? len : 1);
    if (!c->data)
        return RIFF_ENOMEM;
    if (len)
        memcpy(c->data, data, len);
    c->len = len;
    memcpy(c->id, id, 5);
    r->count++;
    return RIFF_OK;
}

int riff_remove(riff_t *r, size_t index)
{
    if (index >= r->count)
        return RIFF_ENOENT;
    free(r->chunks[index].data);
    r->count--;
    memmove(&r->chunks[index], &r->chunks[index + 1], (r->count - index) * sizeof r->chunks[0]);
    return RIFF_OK;
}

size_t riff_count(const riff_t *r)
{
    return r->count;
}

const char *riff_form(const riff_t *r)
{
    return r->form;
}

int riff_find(const riff_t *r, const char *id)
{
    for (size_t i = 0; i < r->count; i++)
        if (!strcmp(r->chunks[i].id, id))
            return (int)i;
    return RIFF_ENOENT;
}

const char *riff_id(const riff_t *r, size_t index)
{
    return index < r->count ? r->chunks[index].id : NULL;
}

const void *riff_data(const riff_t *r, size_t index, size_t *len)
{
    if (index >= r->count)
        return NULL;
    *len = r->chunks[index].len;
    return r->chunks[index].data;
}

void *riff_build(const riff_t *r, size_t *len)
{
    size_t total = 12;
    unsigned char *out, *p;

    for (size_t i = 0; i < r->count; i++)
        total += 8 + r->chunks[i].len;
    out = malloc(total);
    if (!out)
        return NULL;

    memcpy(out, "RIFF", 4);
    memcpy(out + 8, r->form, 4);
    p = out + 12;
    for (size_t i = 0; i < r->count; i++) {
        const struct chunk *c = &r->chunks[i];
        memcpy(p, c->id, 4);
        put32(p + 4, (uint32_t)c->len);
        memcpy(p + 8, c->data, c->len);
        p += 8 + c->len;
        if (c->len & 1)
            *p++ = 0;   /* chunks start at even offsets */
    }
    *len = (size_t)(p - out);
    put32(out + 4, (uint32_t)(*len - 8));
    return out;
}

riff_t *riff_parse(const void *bytes, size_t len)
{
    const unsigned char *p = bytes, *end;
    char name[5] = "";
    riff_t *r;

    if (len < 12 || memcmp(p, "RIFF", 4) != 0 || get32(p + 4) < 4 || get32(p + 4) > len - 8)
        return NULL;
    end = p + 8 + get32(p + 4);
    memcpy(name, p + 8, 4);
    r = riff_new(name);
    if (!r)
        return NULL;
    p += 12;
    while (p < end) {
        size_t size;
        if (end - p < 8)
            goto bad;
        memcpy(name, p, 4);
        size = get32(p + 4);
        p += 8;
        if (size > (size_t)(end - p) || riff_add(r, name, p, size) != RIFF_OK)
            goto bad;
        p += size;
        if (size & 1 && p < end)
            p++;
    }
    return r;
bad:
    riff_free(r);
    return NULL;
}
