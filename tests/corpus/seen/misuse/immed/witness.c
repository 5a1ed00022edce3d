#include "immed.h"

#include <stdlib.h>
#include <string.h>

struct seen {
    ImVertex v[300];
    size_t count, calls;
};

static void keep(void *user, const ImVertex *vertices, size_t count)
{
    struct seen *seen = user;
    memcpy(seen->v + seen->count, vertices, count * sizeof *vertices);
    seen->count += count;
    seen->calls++;
}

#ifndef LEGAL
static void draw(void *user, const ImVertex *vertices, size_t count)
{
    imRect(*(ImContext **)user, vertices[0].x, vertices[0].y, (float)count, 1);
}
#endif

int main(int count, char **arguments)
{
    static struct seen seen;
    ImContext *im = imCreate(keep, &seen);
#ifdef LEGAL
    (void)count, (void)arguments;
    imFlush(im);
    imPush(im);
    imTranslate(im, 10, 20);
    imScale(im, 2, 3);
    imQuarterTurn(im);
    imColor(im, 7);
    imBegin(im, IM_TRIANGLES);
    imVertex(im, 1, 0);
    imVertex(im, 0, 1);
    imVertex(im, 0, 0);
    imVertex(im, 9, 9);
    imEnd(im);
    imFlush(im);
    if (seen.count != 3 || seen.v[0].x != 10 || seen.v[0].y != 23 || seen.v[1].x != 8 || seen.v[1].y != 20)
        return 2;
    if (seen.v[2].rgba != 7 || imDepth(im) != 1)
        return 2;
    imPop(im);
    seen.count = 0;
    for (int prim = IM_STRIP; prim <= IM_FAN; prim++) {
        imBegin(im, (ImPrim)prim);
        for (int i = 0; i < 5; i++)
            imVertex(im, (float)i, 0);
        imEnd(im);
    }
    imRect(im, 1, 2, 3, 4);
    imFlush(im);
    static const float xs[] = {0, 1, 2, 2, 1, 3, 2, 3, 4, 0, 1, 2, 0, 2, 3, 0, 3, 4, 1, 4, 4, 1, 4, 1};
    if (seen.count != 24)
        return 2;
    for (int i = 0; i < 24; i++)
        if (seen.v[i].x != xs[i])
            return 2;
    seen.count = seen.calls = 0;
    imBegin(im, IM_FAN);
    imEnd(im);
    for (int i = 0; i < 40; i++)
        imRect(im, 0, 0, 1, 1);
    imIdentity(im);
    imFlush(im);
    if (seen.count != 240 || seen.calls != 3)
        return 2;
    imRect(im, 0, 0, 1, 1);
    imDestroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        imVertex(im, 0, 0);
        break;
    case 2:
        imBegin(im, IM_FAN);
        imBegin(im, IM_FAN);
        break;
    case 3:
        imEnd(im);
        break;
    case 4:
        imBegin(im, IM_FAN);
        imTranslate(im, 1, 1);
        break;
    case 5:
        imBegin(im, IM_FAN);
        imFlush(im);
        break;
    case 6:
        imBegin(im, IM_FAN);
        imRect(im, 0, 0, 1, 1);
        break;
    case 7:
        imPop(im);
        break;
    case 8:
        for (int i = 0; i <= IM_MAX_DEPTH; i++)
            imPush(im);
        break;
    case 9:
        imBegin(im, (ImPrim)4);
        break;
    case 10:
        imCreate(NULL, NULL);
        break;
    case 11: {
        ImContext *other = imCreate(draw, &other);
        imRect(other, 0, 0, 1, 1);
        imFlush(other);
        break;
    }
    case 12:
        imBegin(im, IM_QUADS);
        break;
    case 13:
        imDestroy(im);
        imColor(im, 0);
        break;
    }
#endif
    imDestroy(im);
    return 0;
}
