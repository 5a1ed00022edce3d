#include "canarb.h"

#include <string.h>

static const char digits[] = "0123456789ABCDEF";

static bool ranges_ok(uint32_t id, bool ext, size_t len)
{
    return id <= (ext ? CANARB_EXT_MAX : CANARB_STD_MAX) && len <= 8;
}

bool canarb_valid(const struct canarb_frame *f)
{
    return f->ext <= 1 && f->rtr <= 1 && ranges_ok(f->id, f->ext, f->len);
}

bool canarb_data(struct canarb_frame *f, uint32_t id, bool ext, const void *data, size_t len)
{
    if (!ranges_ok(id, ext, len) || (len > 0 && !data))
        return false;
    struct canarb_frame made = {.id = id, .ext = ext, .len = (uint8_t)len};
    if (len > 0)
        memcpy(made.data, data, len);
    *f = made;
    return true;
}

bool canarb_remote(struct canarb_frame *f, uint32_t id, bool ext, size_t len)
{
    if (!ranges_ok(id, ext, len))
        return false;
    *f = (struct canarb_frame){.id = id, .ext = ext, .rtr = 1, .len = (uint8_t)len};
    return true;
}

/* How many bytes of f->data count. */
static size_t used(const struct canarb_frame *f)
{
    if (f->rtr)
        return 0;
    return f->len < 8 ? f->len : 8;
}

bool canarb_equal(const struct canarb_frame *a, const struct canarb_frame *b)
{
    return a->id == b->id && a->ext == b->ext && a->rtr == b->rtr && a->len == b->len &&
           memcmp(a->data, b->data, used(a)) == 0;
}

static uint32_t mix(uint32_t hash, uint32_t byte)
{
    return (hash ^ byte) * 16777619u;
}

uint32_t canarb_hash(const struct canarb_frame *f)
{
    uint32_t hash = 2166136261u;
    for (int shift = 0; shift < 32; shift += 8)
        hash = mix(hash, f->id >> shift & 255);
    hash = mix(hash, f->ext);
    hash = mix(hash, f->rtr);
    hash = mix(hash, f->len);
    for (size_t i = 0; i < used(f); i++)
        hash = mix(hash, f->data[i]);
    return hash;
}

/* The 11 bits that every frame begins with, and the 18 that follow. */
static uint32_t leading(const struct canarb_frame *f)
{
    return f->ext ? f->id >> 18 : f->id;
}

static uint32_t trailing(const struct canarb_frame *f)
{
    return f->ext ? f->id & 0x3ffffu : 0;
}

int canarb_cmp(const struct canarb_frame *a, const struct canarb_frame *b)
{
    uint32_t mine = leading(a), other = leading(b);
    if (mine != other)
        return mine < other ? -1 : 1;
    if (!a->ext && b->ext)
        return -1;
    mine = trailing(a);
    other = trailing(b);
    if (mine != other)
        return mine < other ? -1 : 1;
    return (int)a->rtr - (int)b->rtr;
}

void canarb_sort(struct canarb_frame *frames, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        struct canarb_frame frame = frames[i];
        size_t at = i;
        while (at > 0 && canarb_cmp(&frame, &frames[at - 1]) < 0) {
            frames[at] = frames[at - 1];
            at--;
        }
        frames[at] = frame;
    }
}

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool canarb_parse(struct canarb_frame *f, const char *text)
{
    uint32_t id = 0;
    int n = 0;
    for (; n < 8 && digit(*text) >= 0; n++)
        id = id << 4 | (uint32_t)digit(*text++);
    if ((n != 3 && n != 8) || *text++ != '#')
        return false;
    bool ext = n == 8;
    if (*text == 'R') {
        size_t len = 0;
        text++;
        if (*text >= '0' && *text <= '8')
            len = (size_t)(*text++ - '0');
        return *text == '\0' && canarb_remote(f, id, ext, len);
    }
    uint8_t data[8];
    size_t len = 0;
    while (*text) {
        int high = digit(text[0]);
        int low = high < 0 ? -1 : digit(text[1]);
        if (low < 0 || len == 8)
            return false;
        data[len++] = (uint8_t)(high << 4 | low);
        text += 2;
    }
    return canarb_data(f, id, ext, data, len);
}

size_t canarb_print(const struct canarb_frame *f, char text[CANARB_TEXT])
{
    size_t n = 0;
    for (int shift = f->ext ? 28 : 8; shift >= 0; shift -= 4)
        text[n++] = digits[f->id >> shift & 15];
    text[n++] = '#';
    if (f->rtr) {
        text[n++] = 'R';
        if (f->len > 0)
            text[n++] = digits[f->len & 15];
    }
    for (size_t i = 0; i < used(f); i++) {
        text[n++] = digits[f->data[i] >> 4];
        text[n++] = digits[f->data[i] & 15];
    }
    text[n] = '\0';
    return n;
}
