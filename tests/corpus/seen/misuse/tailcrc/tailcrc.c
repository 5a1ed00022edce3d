#include "tailcrc.h"

#include <stdlib.h>

/* The register is kept at the low end of 32 bits if reflected, else at the high
 * end, so that one loop does for every width. */
struct tailcrc {
    uint32_t table[256];
    uint32_t init;
    uint32_t xorout;
    int width;
    bool reflected;
};

static uint32_t reversed(uint32_t bits, int width)
{
    uint32_t out = 0;

    for (int i = 0; i < width; i++)
        if (bits >> i & 1)
            out |= UINT32_C(1) << (width - 1 - i);
    return out;
}

static void fill_table(tailcrc *c, uint32_t poly)
{
    for (uint32_t byte = 0; byte < 256; byte++) {
        uint32_t r;
        if (c->reflected) {
            uint32_t p = reversed(poly, c->width);
            r = byte;
            for (int i = 0; i < 8; i++)
                r = r & 1 ? r >> 1 ^ p : r >> 1;
        } else {
            uint32_t p = poly << (32 - c->width);
            r = byte << 24;
            for (int i = 0; i < 8; i++)
                r = r >> 31 ? r << 1 ^ p : r << 1;
        }
        c->table[byte] = r;
    }
}

tailcrc *tailcrc_new(int width, uint32_t poly, uint32_t init, uint32_t xorout, bool reflected)
{
    tailcrc *c;
    uint32_t all;

    if (width < 8 || width > 32)
        return NULL;
    all = UINT32_MAX >> (32 - width);
    if (poly > all || init > all || xorout > all)
        return NULL;
    c = malloc(sizeof *c);
    if (c == NULL)
        return NULL;
    c->width = width;
    c->reflected = reflected;
    c->init = reflected ? reversed(init, width) : init << (32 - width);
    c->xorout = xorout;
    fill_table(c, poly);
    return c;
}

void tailcrc_free(tailcrc *c)
{
    free(c);
}

size_t tailcrc_bytes(const tailcrc *c)
{
    return (size_t)(c->width + 7) / 8;
}

void tailcrc_begin(tailcrc_run *run, const tailcrc *c)
{
    run->model = c;
    run->state = c->init;
}

void tailcrc_update(tailcrc_run *run, const void *data, size_t n)
{
    const tailcrc *c = run->model;
    const unsigned char *p = data;
    uint32_t r = run->state;

    if (c->reflected) {
        for (size_t i = 0; i < n; i++)
            r = r >> 8 ^ c->table[(r ^ p[i]) & 0xff];
    } else {
        for (size_t i = 0; i < n; i++)
            r = r << 8 ^ c->table[r >> 24 ^ p[i]];
    }
    run->state = r;
}

uint32_t tailcrc_end(tailcrc_run *run)
{
    const tailcrc *c = run->model;
    uint32_t r = run->state;

    if (!c->reflected)
        r >>= 32 - c->width;
    run->model = NULL;
    run->state = 0;
    return r ^ c->xorout;
}

uint32_t tailcrc_of(const tailcrc *c, const void *data, size_t n)
{
    tailcrc_run run;

    tailcrc_begin(&run, c);
    tailcrc_update(&run, data, n);
    return tailcrc_end(&run);
}

static unsigned char stored_byte(const tailcrc *c, uint32_t crc, size_t i)
{
    size_t from_low = c->reflected ? i : tailcrc_bytes(c) - 1 - i;
    return (unsigned char)(crc >> 8 * from_low);
}

size_t tailcrc_seal(const tailcrc *c, void *frame, size_t n)
{
    unsigned char *p = frame;
    uint32_t crc = tailcrc_of(c, frame, n);
    size_t bytes = tailcrc_bytes(c);

    for (size_t i = 0; i < bytes; i++)
        p[n + i] = stored_byte(c, crc, i);
    return n + bytes;
}

bool tailcrc_check(const tailcrc *c, const void *frame, size_t n)
{
    const unsigned char *p = frame;
    size_t bytes = tailcrc_bytes(c);
    uint32_t crc;

    if (n < bytes)
        return false;
    crc = tailcrc_of(c, frame, n - bytes);
    for (size_t i = 0; i < bytes; i++)
        if (p[n - bytes + i] != stored_byte(c, crc, i))
            return false;
    return true;
}
