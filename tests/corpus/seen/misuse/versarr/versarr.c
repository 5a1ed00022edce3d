#include "versarr.h"

#include <stdlib.h>
#include <string.h>

#define CHUNK 16

struct chunk {
    size_t users;
    long values[CHUNK];
};

struct va_array {
    size_t length, nchunks, nsnaps;
    struct chunk **chunks;
    va_snap *snaps;
};

struct va_snap {
    va_array *array;
    va_snap *prev, *next;
    struct chunk **chunks;
};

static void drop_chunk(struct chunk *chunk)
{
    if (chunk && --chunk->users == 0)
        free(chunk);
}

static void drop_chunks(struct chunk **chunks, size_t count)
{
    for (size_t i = 0; i < count; i++)
        drop_chunk(chunks[i]);
    free(chunks);
}

va_array *va_new(size_t length)
{
    va_array *array;

    if (length > VA_MAX_LENGTH)
        return NULL;
    array = calloc(1, sizeof *array);
    if (!array)
        return NULL;
    array->length = length;
    array->nchunks = (length + CHUNK - 1) / CHUNK;
    array->chunks = calloc(array->nchunks ? array->nchunks : 1, sizeof *array->chunks);
    if (!array->chunks) {
        free(array);
        return NULL;
    }
    for (size_t i = 0; i < array->nchunks; i++) {
        array->chunks[i] = calloc(1, sizeof *array->chunks[i]);
        if (!array->chunks[i]) {
            va_free(array);
            return NULL;
        }
        array->chunks[i]->users = 1;
    }
    return array;
}

void va_free(va_array *array)
{
    if (!array)
        return;
    while (array->snaps)
        va_snap_release(array->snaps);
    drop_chunks(array->chunks, array->nchunks);
    free(array);
}

size_t va_length(const va_array *array)
{
    return array->length;
}

long va_get(const va_array *array, size_t index)
{
    if (index >= array->length)
        return 0;
    return array->chunks[index / CHUNK]->values[index % CHUNK];
}

int va_set(va_array *array, size_t index, long value)
{
    struct chunk **place, *own;

    if (index >= array->length)
        return -1;
    place = &array->chunks[index / CHUNK];
    if ((*place)->users > 1) {
        own = malloc(sizeof *own);
        if (!own)
            return -1;
        *own = **place;
        own->users = 1;
        (*place)->users--;
        *place = own;
    }
    (*place)->values[index % CHUNK] = value;
    return 0;
}

va_snap *va_snapshot(va_array *array)
{
    va_snap *snap;

    if (array->nsnaps >= VA_MAX_SNAPSHOTS)
        return NULL;
    snap = calloc(1, sizeof *snap);
    if (!snap)
        return NULL;
    snap->chunks = calloc(array->nchunks ? array->nchunks : 1, sizeof *snap->chunks);
    if (!snap->chunks) {
        free(snap);
        return NULL;
    }
    for (size_t i = 0; i < array->nchunks; i++) {
        snap->chunks[i] = array->chunks[i];
        snap->chunks[i]->users++;
    }
    snap->array = array;
    snap->next = array->snaps;
    if (snap->next)
        snap->next->prev = snap;
    array->snaps = snap;
    array->nsnaps++;
    return snap;
}

void va_snap_release(va_snap *snap)
{
    va_array *array;

    if (!snap)
        return;
    array = snap->array;
    if (snap->next)
        snap->next->prev = snap->prev;
    if (snap->prev)
        snap->prev->next = snap->next;
    else
        array->snaps = snap->next;
    array->nsnaps--;
    drop_chunks(snap->chunks, array->nchunks);
    free(snap);
}

long va_snap_get(const va_snap *snap, size_t index)
{
    if (index >= snap->array->length)
        return 0;
    return snap->chunks[index / CHUNK]->values[index % CHUNK];
}

void va_restore(va_array *array, const va_snap *snap)
{
    for (size_t i = 0; i < array->nchunks; i++) {
        struct chunk *old = array->chunks[i];

        array->chunks[i] = snap->chunks[i];
        array->chunks[i]->users++;
        drop_chunk(old);
    }
}

size_t va_changed(const va_array *array, const va_snap *snap)
{
    size_t changed = 0;

    for (size_t i = 0; i < array->nchunks; i++) {
        if (array->chunks[i] == snap->chunks[i])
            continue;
        for (size_t k = 0; k < CHUNK; k++)
            changed += array->chunks[i]->values[k] != snap->chunks[i]->values[k];
    }
    return changed;
}

size_t va_snapshots(const va_array *array)
{
    return array->nsnaps;
}
