#include "walbuf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct wal {
    unsigned char *bytes; /* all records, one behind the other */
    size_t *ends;         /* where each ends */
    size_t count;         /* with those of the transaction */
    size_t committed;
    int open;
};

wal *wal_open(void)
{
    return calloc(1, sizeof(wal));
}

void wal_close(wal *w)
{
    if (w == NULL)
        return;
    free(w->bytes);
    free(w->ends);
    free(w);
}

static size_t start(const wal *w, size_t i)
{
    return i == 0 ? 0 : w->ends[i - 1];
}

void wal_begin(wal *w)
{
    assert(!w->open);
    w->open = 1;
}

int wal_append(wal *w, const void *data, size_t len)
{
    size_t used = start(w, w->count);
    unsigned char *bytes;
    size_t *ends;
    assert(w->open);
    if (len > WAL_RECORD_MAX)
        return -1;
    ends = realloc(w->ends, (w->count + 1) * sizeof *ends);
    if (ends == NULL)
        return -1;
    w->ends = ends;
    bytes = malloc(used + len + 1);
    if (bytes == NULL)
        return -1;
    if (used > 0)
        memcpy(bytes, w->bytes, used);
    if (len > 0)
        memcpy(bytes + used, data, len);
    free(w->bytes);
    w->bytes = bytes;
    ends[w->count++] = used + len;
    return 0;
}

void wal_commit(wal *w)
{
    assert(w->open);
    w->committed = w->count;
    w->open = 0;
}

void wal_rollback(wal *w)
{
    assert(w->open);
    w->count = w->committed;
    w->open = 0;
}

int wal_in_transaction(const wal *w)
{
    return w->open;
}

size_t wal_count(const wal *w)
{
    return w->committed;
}

const void *wal_record(const wal *w, size_t i, size_t *len)
{
    assert(i < w->committed);
    *len = w->ends[i] - start(w, i);
    return w->bytes + start(w, i);
}

void wal_truncate(wal *w, size_t i)
{
    assert(!w->open);
    if (i < w->count)
        w->count = w->committed = i;
}
