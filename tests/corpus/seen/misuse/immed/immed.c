#include "immed.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

// x' = a x + c y + e, y' = b x + d y + f
typedef struct Matrix {
    float a, b, c, d, e, f;
} Matrix;

static const Matrix identity = {1, 0, 0, 1, 0, 0};

struct ImContext {
    ImSink sink;
    void *user;
    bool inSink;

    bool drawing;
    ImPrim prim;
    unsigned seen;    // vertices of the shape
    ImVertex held[3]; // those that are still needed
    uint32_t rgba;

    Matrix matrix;
    Matrix stack[IM_MAX_DEPTH];
    int depth;

    ImVertex batch[IM_MAX_BATCH];
    size_t count;
};

ImContext *imCreate(ImSink sink, void *user)
{
    assert(sink != NULL);
    ImContext *im = calloc(1, sizeof *im);
    if (im == NULL)
        return NULL;
    im->sink = sink;
    im->user = user;
    im->rgba = 0xffffffff;
    im->matrix = identity;
    return im;
}

void imDestroy(ImContext *im)
{
    if (im == NULL)
        return;
    assert(!im->drawing && !im->inSink);
    free(im);
}

static void handOver(ImContext *im)
{
    if (im->count == 0)
        return;
    im->inSink = true;
    im->sink(im->user, im->batch, im->count);
    im->inSink = false;
    im->count = 0;
}

void imFlush(ImContext *im)
{
    assert(!im->drawing && !im->inSink);
    handOver(im);
}

static void triangle(ImContext *im, ImVertex p, ImVertex q, ImVertex r)
{
    if (im->count + 3 > IM_MAX_BATCH)
        handOver(im);
    im->batch[im->count++] = p;
    im->batch[im->count++] = q;
    im->batch[im->count++] = r;
}

void imBegin(ImContext *im, ImPrim prim)
{
    assert(!im->drawing && !im->inSink);
    assert(prim == IM_TRIANGLES || prim == IM_STRIP || prim == IM_FAN || prim == IM_QUADS);
    im->drawing = true;
    im->prim = prim;
    im->seen = 0;
}

void imVertex(ImContext *im, float x, float y)
{
    assert(im->drawing && !im->inSink);
    const Matrix *m = &im->matrix;
    ImVertex v = {m->a * x + m->c * y + m->e, m->b * x + m->d * y + m->f, im->rgba};
    ImVertex *held = im->held;

    // `seen` is how many vertices are held, except that of strips it goes on to
    // 3 and 2 by turns, to keep all triangles the same way round.
    switch (im->prim) {
    case IM_TRIANGLES:
        if (im->seen < 2) {
            held[im->seen++] = v;
        } else {
            triangle(im, held[0], held[1], v);
            im->seen = 0;
        }
        break;
    case IM_STRIP:
        if (im->seen < 2) {
            held[im->seen++] = v;
        } else {
            if (im->seen == 2)
                triangle(im, held[0], held[1], v);
            else
                triangle(im, held[1], held[0], v);
            held[0] = held[1];
            held[1] = v;
            im->seen = 5 - im->seen;
        }
        break;
    case IM_FAN:
        if (im->seen < 2) {
            held[im->seen++] = v;
        } else {
            triangle(im, held[0], held[1], v);
            held[1] = v;
        }
        break;
    case IM_QUADS:
        if (im->seen < 3) {
            held[im->seen++] = v;
        } else {
            triangle(im, held[0], held[1], held[2]);
            triangle(im, held[0], held[2], v);
            im->seen = 0;
        }
        break;
    }
}

void imEnd(ImContext *im)
{
    assert(im->drawing && !im->inSink);
    im->drawing = false;
}

void imColor(ImContext *im, uint32_t rgba)
{
    im->rgba = rgba;
}

void imRect(ImContext *im, float x, float y, float width, float height)
{
    imBegin(im, IM_QUADS);
    imVertex(im, x, y);
    imVertex(im, x + width, y);
    imVertex(im, x + width, y + height);
    imVertex(im, x, y + height);
    imEnd(im);
}

void imIdentity(ImContext *im)
{
    assert(!im->drawing);
    im->matrix = identity;
}

void imTranslate(ImContext *im, float dx, float dy)
{
    assert(!im->drawing);
    Matrix *m = &im->matrix;
    m->e += m->a * dx + m->c * dy;
    m->f += m->b * dx + m->d * dy;
}

void imScale(ImContext *im, float sx, float sy)
{
    assert(!im->drawing);
    Matrix *m = &im->matrix;
    m->a *= sx;
    m->b *= sx;
    m->c *= sy;
    m->d *= sy;
}

void imQuarterTurn(ImContext *im)
{
    assert(!im->drawing);
    Matrix m = im->matrix;
    im->matrix.a = m.c;
    im->matrix.b = m.d;
    im->matrix.c = -m.a;
    im->matrix.d = -m.b;
}

void imPush(ImContext *im)
{
    assert(!im->drawing);
    assert(im->depth < IM_MAX_DEPTH);
    im->stack[im->depth++] = im->matrix;
}

void imPop(ImContext *im)
{
    assert(!im->drawing);
    assert(im->depth > 0);
    im->matrix = im->stack[--im->depth];
}

int imDepth(const ImContext *im)
{
    return im->depth;
}
