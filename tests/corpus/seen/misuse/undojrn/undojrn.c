#include "undojrn.h"

#undef NDEBUG
#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Fewer small changes than this in one transaction. */
#define MAX_RECORDS ((size_t)1 << 16)

struct record {
    void *place;
    size_t offset; /* of the old contents in `old` */
    size_t size;
};

struct uj_journal {
    unsigned char *old;
    size_t room, used, capacity;
    struct record *records;
    size_t count, max_count;
    int active;
};

uj_journal *uj_open(size_t room)
{
    uj_journal *j = calloc(1, sizeof *j);

    if (!j)
        return NULL;
    j->room = room < UJ_MAX_ROOM ? room : UJ_MAX_ROOM;
    return j;
}

void uj_close(uj_journal *j)
{
    if (!j)
        return;
    if (j->active)
        uj_rollback(j);
    free(j->old);
    free(j->records);
    free(j);
}

enum uj_result uj_begin(uj_journal *j)
{
    if (j->active)
        return UJ_BUSY;
    j->active = 1;
    j->used = 0;
    j->count = 0;
    return UJ_OK;
}

int uj_active(const uj_journal *j)
{
    return j->active;
}

/* Makes room for `size` bytes of old contents. */
static int reserve_bytes(uj_journal *j, size_t size)
{
    size_t capacity = j->capacity ? j->capacity : 64;
    unsigned char *more;

    if (size > j->room - j->used)
        return 0;
    if (j->used + size <= j->capacity)
        return 1;
    while (capacity < j->used + size)
        capacity *= 2;
    more = realloc(j->old, capacity);
    if (!more)
        return 0;
    j->old = more;
    j->capacity = capacity;
    return 1;
}

static int reserve_record(uj_journal *j)
{
    size_t max_count = j->max_count ? 2 * j->max_count : 8;
    struct record *more;

    if (j->count < j->max_count)
        return 1;
    if (max_count > MAX_RECORDS)
        return 0;
    more = realloc(j->records, max_count * sizeof *more);
    if (!more)
        return 0;
    j->records = more;
    j->max_count = max_count;
    return 1;
}

/* Notes what is at `place` before it is changed. */
static int keep(uj_journal *j, void *place, size_t size)
{
    struct record *record;

    if (!reserve_bytes(j, size) || !reserve_record(j))
        return 0;
    record = &j->records[j->count++];
    record->place = place;
    record->offset = j->used;
    record->size = size;
    memcpy(j->old + j->used, place, size);
    j->used += size;
    return 1;
}

enum uj_result uj_write(uj_journal *j, void *dst, const void *src, size_t size)
{
    assert(j->active);
    if (size == 0)
        return UJ_OK;
    if (!keep(j, dst, size))
        return UJ_FULL;
    memmove(dst, src, size);
    return UJ_OK;
}

enum uj_result uj_fill(uj_journal *j, void *dst, unsigned char byte, size_t size)
{
    assert(j->active);
    if (size == 0)
        return UJ_OK;
    if (!keep(j, dst, size))
        return UJ_FULL;
    memset(dst, byte, size);
    return UJ_OK;
}

size_t uj_used(const uj_journal *j)
{
    return j->active ? j->used : 0;
}

uj_mark uj_savepoint(const uj_journal *j)
{
    assert(j->active);
    return j->count;
}

void uj_rollback_to(uj_journal *j, uj_mark mark)
{
    assert(j->active);
    assert(mark <= j->count);
    /* the newest first, so that the oldest contents are what remains */
    while (j->count > mark) {
        const struct record *record = &j->records[--j->count];

        memcpy(record->place, j->old + record->offset, record->size);
        j->used = record->offset;
    }
}

void uj_rollback(uj_journal *j)
{
    assert(j->active);
    uj_rollback_to(j, 0);
    j->active = 0;
}

void uj_commit(uj_journal *j)
{
    assert(j->active);
    j->active = 0;
}
