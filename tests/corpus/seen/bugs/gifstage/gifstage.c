#include "gifstage.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct gs_stage {
    int w, h;
    uint8_t background;
    uint8_t *canvas;
    uint8_t *saved; /* what is under a frame with GS_PREVIOUS */
    gs_frame last;
    int frames;
};

gs_stage *gs_open(int w, int h, uint8_t background)
{
    if (w < 1 || w > GS_MAXSIDE || h < 1 || h > GS_MAXSIDE)
        return NULL;
    gs_stage *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->w = w;
    s->h = h;
    s->background = background;
    s->canvas = malloc((size_t)w * (size_t)h);
    s->saved = malloc((size_t)w * (size_t)h);
    if (!s->canvas || !s->saved) {
        gs_close(s);
        return NULL;
    }
    gs_rewind(s);
    return s;
}

void gs_close(gs_stage *s)
{
    if (!s)
        return;
    free(s->canvas);
    free(s->saved);
    free(s);
}

static uint8_t *at(const gs_stage *s, uint8_t *plane, int x, int y)
{
    return plane + (size_t)y * (size_t)s->w + x;
}

static void copy_rect(const gs_stage *s, uint8_t *to, uint8_t *from, const gs_frame *f)
{
    for (int y = f->y; y < f->y + f->h; y++)
        memcpy(at(s, to, f->x, y), at(s, from, f->x, y), (size_t)f->w);
}

static void dispose(gs_stage *s)
{
    const gs_frame *f = &s->last;
    if (f->disposal == GS_PREVIOUS)
        copy_rect(s, s->canvas, s->saved, f);
    else if (f->disposal == GS_BACKGROUND)
        for (int y = f->y; y < f->y + f->h; y++)
            memset(at(s, s->canvas, f->x, y), s->background, (size_t)f->w);
}

static int fits(int from, int len, int side)
{
    return from >= 0 && len >= 0 && from <= side && len <= side - from;
}

int gs_show(gs_stage *s, const gs_frame *f)
{
    if (!fits(f->x, f->w, s->w) || !fits(f->y, f->h, s->h))
        return -1;
    if (f->disposal != GS_KEEP && f->disposal != GS_BACKGROUND && f->disposal != GS_PREVIOUS)
        return -1;
    if (s->frames > 0) {
        dispose(s);
        if (f->disposal == GS_PREVIOUS)
            copy_rect(s, s->saved, s->canvas, f);
    }
    const uint8_t *p = f->pixels;
    for (int y = 0; y < f->h; y++)
        for (int x = 0; x < f->w; x++, p++)
            if (*p != f->transparent)
                *at(s, s->canvas, f->x + x, f->y + y) = *p;
    s->last = *f;
    s->last.pixels = NULL;
    if (s->frames < INT_MAX)
        s->frames++;
    return 0;
}

int gs_pixel(const gs_stage *s, int x, int y)
{
    if (x < 0 || x >= s->w || y < 0 || y >= s->h)
        return -1;
    return *at(s, s->canvas, x, y);
}

int gs_count(const gs_stage *s, uint8_t index)
{
    int n = 0;
    for (int i = 0; i < s->w * s->h; i++)
        if (s->canvas[i] == index)
            n++;
    return n;
}

int gs_frames(const gs_stage *s)
{
    return s->frames;
}

void gs_rewind(gs_stage *s)
{
    memset(s->canvas, s->background, (size_t)s->w * (size_t)s->h);
    s->frames = 0;
}
