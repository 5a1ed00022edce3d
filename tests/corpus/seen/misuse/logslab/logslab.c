#include "logslab.h"

#include <assert.h>
#include <string.h>

struct logslab {
    uint64_t magic;
    uint32_t size;          /* for records, without this header */
    uint32_t end;           /* where the next record begins */
    uint32_t count;
    uint32_t reserved;      /* 1 during a reservation */
    uint64_t limit;         /* how many bytes are reserved */
};

struct ls_rec {
    uint64_t len;
    uint32_t tag;
    uint32_t seal;
};

#define MAGIC UINT64_C(0x62616c73676f6c)
#define SEAL  UINT32_C(0x5ea1)

static size_t padded(size_t len)
{
    return (len + LS_ALIGN - 1) / LS_ALIGN * LS_ALIGN;
}

static ls_rec *record_at(const logslab *log, size_t offset)
{
    return (ls_rec *)(void *)((char *)log + sizeof *log + offset);
}

logslab *ls_init(void *mem, size_t size)
{
    logslab *log = mem;

    if (size < LS_MINSIZE)
        return NULL;
    if (size > UINT32_C(0x80000000))
        size = UINT32_C(0x80000000);
    log->magic = MAGIC;
    log->size = (uint32_t)((size - sizeof *log) / LS_ALIGN * LS_ALIGN);
    ls_clear(log);
    return log;
}

void ls_clear(logslab *log)
{
    assert(log->magic == MAGIC);
    log->end = 0;
    log->count = 0;
    log->reserved = 0;
    log->limit = 0;
}

void *ls_reserve(logslab *log, size_t len)
{
    size_t left = log->size - log->end;

    assert(log->magic == MAGIC);
    if (log->reserved || len > LS_RECMAX || sizeof(ls_rec) + padded(len) > left)
        return NULL;
    log->reserved = 1;
    log->limit = len;
    return record_at(log, log->end) + 1;
}

void ls_commit(logslab *log, size_t used, uint32_t tag)
{
    ls_rec *rec;

    assert(log->magic == MAGIC);
    assert(log->reserved);
    assert(used <= log->limit);
    rec = record_at(log, log->end);
    rec->len = used;
    rec->tag = tag;
    rec->seal = SEAL;
    log->end += (uint32_t)(sizeof *rec + padded(used));
    log->count++;
    log->reserved = 0;
    log->limit = 0;
}

void ls_cancel(logslab *log)
{
    assert(log->magic == MAGIC);
    log->reserved = 0;
    log->limit = 0;
}

int ls_put(logslab *log, const void *data, size_t len, uint32_t tag)
{
    void *p = ls_reserve(log, len);

    if (p == NULL)
        return 0;
    if (len > 0)
        memmove(p, data, len);
    ls_commit(log, len, tag);
    return 1;
}

const ls_rec *ls_first(const logslab *log)
{
    assert(log->magic == MAGIC);
    return log->count > 0 ? record_at(log, 0) : NULL;
}

const ls_rec *ls_next(const logslab *log, const ls_rec *rec)
{
    const char *next;

    assert(log->magic == MAGIC);
    assert(rec->seal == SEAL);
    next = (const char *)(rec + 1) + padded(rec->len);
    if (next >= (const char *)record_at(log, log->end))
        return NULL;
    return (const ls_rec *)(const void *)next;
}

const void *ls_data(const ls_rec *rec)
{
    return rec + 1;
}

size_t ls_len(const ls_rec *rec)
{
    return (size_t)rec->len;
}

uint32_t ls_tag(const ls_rec *rec)
{
    return rec->tag;
}

size_t ls_count(const logslab *log)
{
    return log->count;
}

size_t ls_room(const logslab *log)
{
    size_t left = log->size - log->end;

    if (log->reserved || left <= sizeof(ls_rec))
        return 0;
    left -= sizeof(ls_rec);
    return left < LS_RECMAX ? left : LS_RECMAX;
}
