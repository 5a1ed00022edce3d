#include "fragjoin.h"

#include <stdlib.h>
#include <string.h>

struct piece {
    size_t start;
    size_t end;
};

struct fj_join {
    size_t max;
    size_t total; /* valid if ended */
    int ended;
    size_t count;
    struct piece pieces[FJ_MAX_PIECES]; /* sorted; neither overlap nor touch */
    unsigned char *bytes;
};

fj_join *fj_new(size_t max)
{
    if (max == 0 || max > FJ_MAX_SIZE)
        return NULL;
    fj_join *j = calloc(1, sizeof *j);
    if (j == NULL)
        return NULL;
    j->bytes = calloc(max, 1);
    if (j->bytes == NULL) {
        free(j);
        return NULL;
    }
    j->max = max;
    return j;
}

void fj_free(fj_join *j)
{
    if (j == NULL)
        return;
    free(j->bytes);
    free(j);
}

void fj_reset(fj_join *j)
{
    j->count = 0;
    j->ended = 0;
    j->total = 0;
}

static size_t highest(const fj_join *j)
{
    return j->count == 0 ? 0 : j->pieces[j->count - 1].end;
}

/* Copies those bytes of a fragment that have not arrived yet. */
static void fill(fj_join *j, size_t offset, const unsigned char *data, size_t end)
{
    size_t from = offset;
    size_t i = 0;

    while (i < j->count && j->pieces[i].start <= offset)
        i++;
    if (i > 0 && j->pieces[i - 1].end > from)
        from = j->pieces[i - 1].end;
    for (; i < j->count && j->pieces[i].start < end; i++) {
        memcpy(j->bytes + from, data + (from - offset), j->pieces[i].start - from);
        from = j->pieces[i].end;
        if (from >= end)
            return;
    }
    memcpy(j->bytes + from, data + (from - offset), end - from);
}

int fj_add(fj_join *j, size_t offset, const void *data, size_t len, int last)
{
    if (offset > j->max || len > j->max - offset)
        return FJ_ERANGE;
    size_t end = offset + len;
    if (j->ended && end > j->total)
        return FJ_EEND;
    if (last && ((j->ended && end != j->total) || end < highest(j)))
        return FJ_EEND;

    if (len > 0) {
        /* pieces lo to hi - 1 become one with the fragment */
        size_t lo = 0;
        while (lo < j->count && j->pieces[lo].end < offset)
            lo++;
        size_t hi = lo;
        while (hi < j->count && j->pieces[hi].start <= end)
            hi++;
        if (hi == lo && j->count == FJ_MAX_PIECES)
            return FJ_EFULL;

        fill(j, offset, data, end);

        struct piece joined = { offset, end };
        if (hi > lo) {
            if (j->pieces[lo].start < joined.start)
                joined.start = j->pieces[lo].start;
            if (j->pieces[hi - 1].end > joined.end)
                joined.end = j->pieces[hi - 1].end;
        }
        memmove(&j->pieces[lo + 1], &j->pieces[hi], (j->count - hi) * sizeof j->pieces[0]);
        j->pieces[lo] = joined;
        j->count = j->count - (hi - lo) + 1;
    }
    if (last) {
        j->ended = 1;
        j->total = end;
    }
    return FJ_OK;
}

size_t fj_gap(const fj_join *j)
{
    return j->count == 0 || j->pieces[0].start > 0 ? 0 : j->pieces[0].end;
}

int fj_complete(const fj_join *j)
{
    return j->ended && fj_gap(j) == j->total;
}

size_t fj_have(const fj_join *j)
{
    size_t sum = 0;
    for (size_t i = 0; i < j->count; i++)
        sum += j->pieces[i].end - j->pieces[i].start;
    return sum;
}

const unsigned char *fj_data(const fj_join *j, size_t *size)
{
    if (!fj_complete(j))
        return NULL;
    if (size != NULL)
        *size = j->total;
    return j->bytes;
}
