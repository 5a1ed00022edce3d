#include "jrnmark.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct record {
    size_t size;
    unsigned char *bytes;
};

struct mark {
    int number;
    size_t end;
};

struct jm_journal {
    struct record *records;
    size_t count;
    size_t room;
    struct mark marks[JM_MARKS];
    int depth;
    int last_number;
};

jm_journal *jm_open(void)
{
    jm_journal *j = malloc(sizeof *j);

    if (j == NULL)
        return NULL;
    memset(j, 0, sizeof *j);
    return j;
}

/* Frees the records from `end` on. */
static void cut(jm_journal *j, size_t end)
{
    size_t i;

    for (i = end; i < j->count; i++)
        free(j->records[i].bytes);
    j->count = end;
}

void jm_close(jm_journal *j)
{
    if (j == NULL)
        return;
    cut(j, 0);
    free(j->records);
    free(j);
}

static int grow(jm_journal *j)
{
    size_t room = j->room == 0 ? 16 : j->room * 2;
    struct record *records;

    if (j->room >= JM_RECORDS)
        return -1;
    if (room > JM_RECORDS)
        room = JM_RECORDS;
    records = realloc(j->records, room * sizeof *records);
    if (records == NULL)
        return -1;
    memset(records + j->room, 0, (room - j->room) * sizeof *records);
    j->records = records;
    j->room = room;
    return 0;
}

int jm_put(jm_journal *j, const void *data, size_t n)
{
    struct record record;

    if (n > JM_BYTES)
        return -1;
    if (j->count == j->room && grow(j) != 0)
        return -1;
    record.size = n;
    record.bytes = malloc(n > 0 ? n : 1);
    if (record.bytes == NULL)
        return -1;
    if (n > 0)
        memcpy(record.bytes, data, n);
    j->records[j->count++] = record;
    return 0;
}

size_t jm_count(const jm_journal *j)
{
    return j->count;
}

const void *jm_get(const jm_journal *j, size_t i, size_t *n)
{
    if (i >= j->count)
        return NULL;
    if (n != NULL)
        *n = j->records[i].size;
    return j->records[i].bytes;
}

int jm_mark(jm_journal *j)
{
    struct mark *mark;

    if (j->depth == JM_MARKS || j->last_number == INT_MAX)
        return -1;
    mark = &j->marks[j->depth++];
    mark->number = ++j->last_number;
    mark->end = j->count;
    return mark->number;
}

/* The place of a mark on the stack, -1 when it is not there. */
static int find(const jm_journal *j, int number)
{
    int i;

    for (i = j->depth - 1; i >= 0; i--)
        if (j->marks[i].number == number)
            return i;
    return -1;
}

int jm_rollback(jm_journal *j, int mark)
{
    int place = find(j, mark);

    if (place < 0)
        return -1;
    cut(j, j->marks[place].end);
    return 0;
}

int jm_release(jm_journal *j, int mark)
{
    int place = find(j, mark);

    if (place < 0)
        return -1;
    j->depth = place;
    return 0;
}
