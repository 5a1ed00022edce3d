#include "inkpal.h"

#include <string.h>

#define HEAD 6

int ink_add(struct ink_palette *palette, unsigned char red, unsigned char green, unsigned char blue, const char *name)
{
    struct ink ink = {red, green, blue, ""};
    size_t n = 0;

    if (palette->count >= INK_MAX)
        return -1;
    for (; n < INK_NAME && name[n]; n++)
        ink.name[n] = name[n];
    palette->inks[palette->count] = ink;
    return (int)palette->count++;
}

int ink_nearest(const struct ink_palette *palette, unsigned char red, unsigned char green, unsigned char blue)
{
    long least = -1;
    int found = -1;
    unsigned i;

    for (i = 0; i < palette->count; i++) {
        long r = palette->inks[i].red - red, g = palette->inks[i].green - green, b = palette->inks[i].blue - blue;
        long distance = r * r + g * g + b * b;

        if (found < 0 || distance < least) {
            least = distance;
            found = (int)i;
        }
    }
    return found;
}

size_t ink_file_size(const struct ink_palette *palette)
{
    size_t size = HEAD;
    unsigned i;

    for (i = 0; i < palette->count; i++)
        size += 4 + strlen(palette->inks[i].name);
    return size;
}

void ink_write(const struct ink_palette *palette, void *out)
{
    unsigned char *to = out;
    unsigned i;

    memcpy(to, "PAL1", 4);
    to[4] = palette->count & 0xff;
    to[5] = palette->count >> 8;
    to += HEAD;
    for (i = 0; i < palette->count; i++) {
        const struct ink *ink = &palette->inks[i];
        size_t length = strlen(ink->name);

        *to++ = ink->red;
        *to++ = ink->green;
        *to++ = ink->blue;
        *to++ = (unsigned char)length;
        memcpy(to, ink->name, length);
        to += length;
    }
}

int ink_open(struct ink_view *view, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    size_t at = HEAD;
    unsigned i;

    if (size < HEAD || memcmp(bytes, "PAL1", 4) != 0)
        return -1;
    view->data = bytes;
    view->count = bytes[4] | (unsigned)bytes[5] << 8;
    if (view->count > INK_MAX)
        return -1;
    for (i = 0; i < view->count; i++) {
        if (size - at < 4 || bytes[at + 3] > INK_NAME || size - at - 4 < bytes[at + 3])
            return -1;
        if (memchr(bytes + at + 4, '\0', bytes[at + 3]))
            return -1;
        view->at[i] = (unsigned short)at;
        at += 4u + bytes[at + 3];
    }
    return at == size ? 0 : -1;
}

struct ink ink_at(const struct ink_view *view, unsigned i)
{
    const unsigned char *bytes = view->data + view->at[i];
    struct ink ink = {bytes[0], bytes[1], bytes[2], ""};

    memcpy(ink.name, bytes + 4, bytes[3]);
    return ink;
}

void ink_load(struct ink_palette *palette, const struct ink_view *view)
{
    unsigned i;

    for (i = 0; i < view->count; i++)
        palette->inks[i] = ink_at(view, i);
    palette->count = view->count;
}
