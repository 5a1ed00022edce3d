#include "lzwgrid.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MAX_BITS 12
#define MAX_CODES (1u << MAX_BITS)
#define NO_CODE MAX_CODES

struct lzwgrid {
    unsigned min_bits;
    unsigned clear;           /* the clear code; clear + 1 is the end code */
    unsigned next;            /* the code that is assigned next */
    unsigned bits;            /* present length of a code */
    unsigned prev;            /* the code before, NO_CODE after a clear */
    unsigned char first;      /* first pixel of the string before */
    int state;

    uint32_t acc;             /* bits that are not yet a code */
    unsigned nacc;

    uint16_t *prefix;         /* MAX_CODES of each */
    unsigned char *suffix;
    unsigned char *stack;

    int width, height, interlaced;
    int x, y, pass;           /* where the next pixel goes; y == height: full */
    size_t decoded;
    unsigned char *pixels;
};

static const int pass_start[] = { 0, 4, 2, 1 };
static const int pass_step[] = { 8, 8, 4, 2 };

static void reset_table(lzwgrid *g)
{
    g->next = g->clear + 2;
    g->bits = g->min_bits + 1;
    g->prev = NO_CODE;
}

lzwgrid *lzwgrid_open(int min_bits, int width, int height, int interlaced)
{
    lzwgrid *g;

    if (min_bits < 2 || min_bits > 8)
        return NULL;
    if (width < 1 || width > LZWGRID_MAX_SIDE || height < 1 || height > LZWGRID_MAX_SIDE)
        return NULL;
    g = calloc(1, sizeof *g);
    if (!g)
        return NULL;
    g->prefix = calloc(MAX_CODES, sizeof *g->prefix);
    g->suffix = calloc(MAX_CODES, 1);
    g->stack = malloc(MAX_CODES + 2);
    g->pixels = malloc((size_t)width * (size_t)height);
    if (!g->prefix || !g->suffix || !g->stack || !g->pixels) {
        lzwgrid_close(g);
        return NULL;
    }
    g->min_bits = (unsigned)min_bits;
    g->clear = 1u << min_bits;
    g->width = width;
    g->height = height;
    g->interlaced = interlaced != 0;
    lzwgrid_restart(g);
    return g;
}

void lzwgrid_close(lzwgrid *g)
{
    if (!g)
        return;
    free(g->prefix);
    free(g->suffix);
    free(g->stack);
    free(g->pixels);
    free(g);
}

void lzwgrid_restart(lzwgrid *g)
{
    reset_table(g);
    g->first = 0;
    g->state = LZWGRID_MORE;
    g->acc = 0;
    g->nacc = 0;
    g->x = g->y = g->pass = 0;
    g->decoded = 0;
    memset(g->pixels, 0, (size_t)g->width * (size_t)g->height);
}

static void next_row(lzwgrid *g)
{
    g->x = 0;
    if (!g->interlaced) {
        g->y++;
        return;
    }
    g->y += pass_step[g->pass];
    while (g->y >= g->height) {
        if (++g->pass == 4) {
            g->y = g->height;
            return;
        }
        g->y = pass_start[g->pass];
    }
}

static void put_pixel(lzwgrid *g, unsigned char value)
{
    if (g->y >= g->height)
        return;
    g->pixels[(size_t)g->y * (size_t)g->width + (size_t)g->x] = value;
    g->decoded++;
    if (++g->x == g->width)
        next_row(g);
}

/* One code of the stream; returns the new state. */
static int take_code(lzwgrid *g, unsigned code)
{
    unsigned cur = code;
    size_t depth = 0;

    if (code == g->clear) {
        reset_table(g);
        return LZWGRID_MORE;
    }
    if (code == g->clear + 1)
        return LZWGRID_END;
    if (code > g->next)
        return LZWGRID_EDATA;

    if (code == g->next) {
        /* the string that is about to be assigned: the one before it, and
         * that one's first pixel again */
        g->stack[depth++] = g->first;
        cur = g->prev;
    }
    while (cur >= g->clear) {
        g->stack[depth++] = g->suffix[cur];
        cur = g->prefix[cur];
    }
    g->first = (unsigned char)cur;
    g->stack[depth++] = g->first;

    while (depth > 0)
        put_pixel(g, g->stack[--depth]);

    if (g->prev != NO_CODE && g->next < MAX_CODES) {
        g->prefix[g->next] = (uint16_t)g->prev;
        g->suffix[g->next] = g->first;
        g->next++;
        if (g->next == 1u << g->bits && g->bits < MAX_BITS)
            g->bits++;
    }
    g->prev = code;
    return LZWGRID_MORE;
}

int lzwgrid_feed(lzwgrid *g, const unsigned char *data, size_t n)
{
    size_t i;

    for (i = 0; i < n && g->state == LZWGRID_MORE; i++) {
        g->acc |= (uint32_t)data[i] << g->nacc;
        g->nacc += 8;
        while (g->nacc >= g->bits && g->state == LZWGRID_MORE) {
            unsigned width = g->bits;
            unsigned code = g->acc & ((1u << width) - 1);

            g->acc >>= width;
            g->nacc -= width;
            g->state = take_code(g, code);
        }
    }
    return g->state;
}

int lzwgrid_feed_blocks(lzwgrid *g, const unsigned char *data, size_t n,
                        size_t *used)
{
    size_t at = 0;

    while (at < n && g->state == LZWGRID_MORE) {
        size_t length = data[at];

        if (length > n - at - 1) {
            g->state = LZWGRID_EDATA;
            break;
        }
        at++;
        if (length == 0)
            break;
        lzwgrid_feed(g, data + at, length);
        at += length;
    }
    if (used)
        *used = at;
    return g->state;
}

size_t lzwgrid_decoded(const lzwgrid *g)
{
    return g->decoded;
}

int lzwgrid_pixel(const lzwgrid *g, int x, int y)
{
    if (x < 0 || x >= g->width || y < 0 || y >= g->height)
        return -1;
    return g->pixels[(size_t)y * (size_t)g->width + (size_t)x];
}

const unsigned char *lzwgrid_row(const lzwgrid *g, int y)
{
    if (y < 0 || y >= g->height)
        return NULL;
    return g->pixels + (size_t)y * (size_t)g->width;
}
