#include "atombox.h"

#include <string.h>

#define SHORT_HEADER 8
#define LONG_HEADER 16

static uint32_t get32(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static uint64_t get64(const uint8_t *p)
{
    return (uint64_t)get32(p) << 32 | get32(p + 4);
}

static void put32(uint8_t *p, uint32_t v)
{
    p[0] = (uint8_t)(v >> 24);
    p[1] = (uint8_t)(v >> 16);
    p[2] = (uint8_t)(v >> 8);
    p[3] = (uint8_t)v;
}

void atom_start(atom_walk *walk, const void *data, size_t len)
{
    walk->data = data;
    walk->len = len;
    walk->pos = 0;
}

void atom_enter(const atom_box *box, atom_walk *inner)
{
    atom_start(inner, box->body, box->body_len);
}

int atom_next(atom_walk *walk, atom_box *box)
{
    size_t left = walk->len - walk->pos;
    if (left == 0)
        return ATOM_NONE;
    if (left < SHORT_HEADER)
        return ATOM_MALFORMED;

    const uint8_t *p = walk->data + walk->pos;
    size_t header = SHORT_HEADER;
    uint64_t size = get32(p);
    if (size == 0) {
        size = left;
    } else if (size == 1) {
        header = LONG_HEADER;
        if (left < header)
            return ATOM_MALFORMED;
        size = get64(p + 8);
    } else if (size < header) {
        return ATOM_MALFORMED;
    }
    if (size > left)
        return ATOM_MALFORMED;

    box->type = get32(p + 4);
    box->header = header;
    box->body = p + header;
    box->body_len = size > header ? (size_t)size - header : 0;
    walk->pos += (size_t)size;
    return ATOM_FOUND;
}

int atom_count(const void *data, size_t len, size_t *count)
{
    atom_walk walk;
    atom_box box;
    int result;

    atom_start(&walk, data, len);
    *count = 0;
    while ((result = atom_next(&walk, &box)) == ATOM_FOUND)
        ++*count;
    return result == ATOM_MALFORMED ? ATOM_MALFORMED : ATOM_FOUND;
}

/* Whether a path is made of four-character types with '/' in between. */
static int proper_path(const char *path)
{
    for (;;) {
        for (int i = 0; i < 4; i++)
            if (path[i] == '\0' || path[i] == '/')
                return 0;
        if (path[4] == '\0')
            return 1;
        if (path[4] != '/')
            return 0;
        path += 5;
    }
}

/* The first box of a type in the rest of a walk. */
static int find_type(atom_walk *walk, uint32_t type, atom_box *box)
{
    int result;
    while ((result = atom_next(walk, box)) == ATOM_FOUND)
        if (box->type == type)
            return ATOM_FOUND;
    return result;
}

int atom_find(const void *data, size_t len, const char *path, atom_box *box)
{
    atom_walk walk;
    atom_box found;

    if (!proper_path(path))
        return ATOM_NONE;
    atom_start(&walk, data, len);
    for (;;) {
        uint32_t type = ATOM_TYPE(path[0], path[1], path[2], path[3]);
        int result = find_type(&walk, type, &found);
        if (result != ATOM_FOUND)
            return result;
        if (path[4] == '\0')
            break;
        path += 5;
        atom_enter(&found, &walk);
    }
    *box = found;
    return ATOM_FOUND;
}

void atom_type_text(uint32_t type, char text[5])
{
    for (int i = 0; i < 4; i++) {
        unsigned c = type >> (24 - 8 * i) & 0xFF;
        text[i] = (char)(c >= 0x20 && c < 0x7F ? c : '.');
    }
    text[4] = '\0';
}

size_t atom_header(uint32_t type, uint64_t body_len, uint8_t out[16])
{
    if (body_len > UINT64_MAX - LONG_HEADER)
        return 0;
    memset(out, 0, LONG_HEADER);
    put32(out + 4, type);
    if (body_len <= UINT32_MAX - SHORT_HEADER) {
        put32(out, (uint32_t)body_len + SHORT_HEADER);
        return SHORT_HEADER;
    }
    uint64_t size = body_len + LONG_HEADER;
    put32(out, 1);
    put32(out + 8, (uint32_t)(size >> 32));
    put32(out + 12, (uint32_t)size);
    return LONG_HEADER;
}
