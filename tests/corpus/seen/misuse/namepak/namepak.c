#include "namepak.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_ROOM 32

/* A ref is the offset of the string plus 1. */

void namepak_init(namepak *pack)
{
    memset(pack, 0, sizeof *pack);
}

void namepak_done(namepak *pack)
{
    free(pack->bytes);
    memset(pack, 0, sizeof *pack);
}

static namepak_ref find(const namepak *pack, const char *text, size_t length)
{
    uint32_t at = 0;

    while (at < pack->used) {
        size_t other = strlen(pack->bytes + at);

        if (other == length && memcmp(pack->bytes + at, text, length) == 0)
            return at + 1;
        at += (uint32_t)other + 1;
    }
    return 0;
}

/* Makes room for so many bytes more.  A new buffer gets filled before the old
 * one goes, since the caller's text may lie in it. */
static char *make_room(namepak *pack, size_t more)
{
    uint32_t room = pack->room > 0 ? pack->room : FIRST_ROOM;
    char *bytes;

    if (more > NAMEPAK_MAX_BYTES - pack->used)
        return NULL;
    if (more <= pack->room - pack->used)
        return pack->bytes;
    while (room - pack->used < more)
        room *= 2;
    if (room > NAMEPAK_MAX_BYTES)
        room = NAMEPAK_MAX_BYTES;
    bytes = malloc(room);
    if (bytes == NULL)
        return NULL;
    if (pack->used > 0)
        memcpy(bytes, pack->bytes, pack->used);
    pack->room = room;
    return bytes;
}

static namepak_ref add(namepak *pack, const char *text, size_t length)
{
    namepak_ref ref;
    char *bytes;

    if (length >= NAMEPAK_MAX_BYTES)
        return 0;
    ref = find(pack, text, length);
    if (ref != 0)
        return ref;
    bytes = make_room(pack, length + 1);
    if (bytes == NULL)
        return 0;
    ref = pack->used + 1;
    memmove(bytes + pack->used, text, length);
    bytes[pack->used + length] = '\0';
    pack->used += (uint32_t)length + 1;
    pack->count++;
    if (bytes != pack->bytes) {
        free(pack->bytes);
        pack->bytes = bytes;
    }
    return ref;
}

namepak_ref namepak_add(namepak *pack, const char *text)
{
    return add(pack, text, strlen(text));
}

namepak_ref namepak_addn(namepak *pack, const char *text, size_t length)
{
    size_t n = 0;

    while (n < length && text[n] != '\0')
        n++;
    return n > 0 ? add(pack, text, n) : add(pack, "", 0);
}

namepak_ref namepak_find(const namepak *pack, const char *text)
{
    return find(pack, text, strlen(text));
}

const char *namepak_str(const namepak *pack, namepak_ref ref)
{
    if (ref == 0)
        return NULL;
    assert(ref <= pack->used);
    assert(ref == 1 || pack->bytes[ref - 2] == '\0');
    return pack->bytes + (ref - 1);
}

size_t namepak_count(const namepak *pack)
{
    return pack->count;
}

void namepak_each(const namepak *pack, bool (*fn)(const char *text, namepak_ref ref, void *arg), void *arg)
{
    const char *text = pack->bytes;
    uint32_t left = pack->count;

    for (; left > 0; left--) {
        if (!fn(text, (namepak_ref)(text - pack->bytes) + 1, arg))
            return;
        text += strlen(text) + 1;
    }
}

void namepak_clear(namepak *pack)
{
    pack->used = 0;
    pack->count = 0;
}
