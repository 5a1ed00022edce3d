#include "sketchundo.h"

#include <stdlib.h>
#include <string.h>

struct su_history {
    su_stroke **strokes; /* oldest first, room for SU_MAX_LIMIT + 1 */
    int count;
    int done; /* the first `done` of them are drawn, the others undone */
    int limit;
};

su_history *su_create(int limit)
{
    su_history *h;
    if (limit < 0 || limit > SU_MAX_LIMIT)
        return NULL;
    h = calloc(1, sizeof *h);
    if (h == NULL)
        return NULL;
    h->strokes = calloc(SU_MAX_LIMIT + 1, sizeof *h->strokes);
    if (h->strokes == NULL) {
        free(h);
        return NULL;
    }
    h->limit = limit;
    return h;
}

/* Forgets what could be redone, until `count` are left. */
static void drop_undone(su_history *h, int count)
{
    while (h->count > h->done && h->count > count)
        free(h->strokes[--h->count]);
}

static void drop_oldest(su_history *h, int n)
{
    for (int i = 0; i < n; i++)
        free(h->strokes[i]);
    h->count -= n;
    memmove(h->strokes, h->strokes + n, (size_t)h->count * sizeof *h->strokes);
}

void su_clear(su_history *h)
{
    drop_oldest(h, h->count);
    h->done = 0;
}

void su_destroy(su_history *h)
{
    if (h == NULL)
        return;
    su_clear(h);
    free(h->strokes);
    free(h);
}

int su_draw(su_history *h, const su_stroke *s)
{
    su_stroke *copy = malloc(sizeof *copy);
    if (copy == NULL)
        return 0;
    *copy = *s;
    drop_undone(h, 0);
    h->strokes[h->count++] = copy;
    if (h->count > h->limit)
        drop_oldest(h, h->count - h->limit);
    h->done = h->count;
    return 1;
}

int su_undo(su_history *h, su_stroke *out)
{
    if (h->done == 0)
        return 0;
    h->done--;
    *out = *h->strokes[h->done];
    return 1;
}

int su_redo(su_history *h, su_stroke *out)
{
    if (h->done >= h->count)
        return 0;
    *out = *h->strokes[h->done];
    h->done++;
    return 1;
}

int su_undo_count(const su_history *h)
{
    return h->done;
}

int su_redo_count(const su_history *h)
{
    return h->done < h->count ? h->count - h->done : 0;
}

int su_set_limit(su_history *h, int limit)
{
    if (limit < 0 || limit > SU_MAX_LIMIT)
        return 0;
    h->limit = limit;
    drop_undone(h, limit);
    if (h->count > limit)
        drop_oldest(h, h->count - limit);
    return 1;
}

int su_limit(const su_history *h)
{
    return h->limit;
}
