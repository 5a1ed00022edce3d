#include "runmap.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct run {
    uint32_t start;             /* it ends where the next one starts */
    int value;
};

struct runmap {
    size_t count;
    size_t room;
    struct run *runs;           /* runs[0].start is 0 */
};

#define FIRST_ROOM 4

runmap *rm_new(int value)
{
    runmap *m = malloc(sizeof *m);

    if (m == NULL)
        return NULL;
    m->runs = calloc(FIRST_ROOM, sizeof *m->runs);
    if (m->runs == NULL) {
        free(m);
        return NULL;
    }
    m->room = FIRST_ROOM;
    m->count = 1;
    m->runs[0].start = 0;
    m->runs[0].value = value;
    return m;
}

runmap *rm_copy(const runmap *m)
{
    runmap *c = malloc(sizeof *c);

    if (c == NULL)
        return NULL;
    c->runs = calloc(m->room, sizeof *c->runs);
    if (c->runs == NULL) {
        free(c);
        return NULL;
    }
    c->room = m->room;
    c->count = m->count;
    memcpy(c->runs, m->runs, m->count * sizeof *c->runs);
    return c;
}

void rm_free(runmap *m)
{
    if (m == NULL)
        return;
    free(m->runs);
    free(m);
}

/* Room for the two runs that a change can add. */
static int reserve(runmap *m)
{
    struct run *bigger;
    size_t room = m->room;

    if (m->count + 2 > RM_MAX_RUNS)
        return RM_ENOSPC;
    if (m->count + 2 <= m->room)
        return RM_OK;
    while (room < m->count + 2)
        room *= 2;
    bigger = calloc(room, sizeof *bigger);
    if (bigger == NULL)
        return RM_ENOSPC;
    memcpy(bigger, m->runs, m->count * sizeof *bigger);
    free(m->runs);
    m->runs = bigger;
    m->room = room;
    return RM_OK;
}

/* The number of the run that holds the key. */
static size_t locate(const runmap *m, uint32_t key)
{
    size_t low = 0, high = m->count;

    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;

        if (m->runs[middle].start <= key)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* Makes a run begin at key, and returns its number.  There is room. */
static size_t split(runmap *m, uint32_t key)
{
    size_t i = locate(m, key);

    if (m->runs[i].start == key)
        return i;
    memmove(&m->runs[i + 2], &m->runs[i + 1], (m->count - i - 1) * sizeof *m->runs);
    m->runs[i + 1].start = key;
    m->runs[i + 1].value = m->runs[i].value;
    m->count++;
    return i + 1;
}

/* Joins neighbours of equal value. */
static void join(runmap *m)
{
    size_t from, to = 0;

    for (from = 1; from < m->count; from++) {
        if (m->runs[from].value == m->runs[to].value)
            continue;
        m->runs[++to] = m->runs[from];
    }
    m->count = to + 1;
}

int rm_set(runmap *m, uint32_t from, uint32_t to, int value)
{
    size_t first, past;
    int status;

    if (from > to)
        return RM_EINVAL;
    if (from == to)
        return RM_OK;
    status = reserve(m);
    if (status != RM_OK)
        return status;
    first = split(m, from);
    past = to == RM_END ? m->count : split(m, to);
    memmove(&m->runs[first + 1], &m->runs[past], (m->count - past) * sizeof *m->runs);
    m->count -= past - first - 1;
    m->runs[first].value = value;
    join(m);
    return RM_OK;
}

static int clamped_sum(int a, int b)
{
    if (b > 0 && a > INT_MAX - b)
        return INT_MAX;
    if (b < 0 && a < INT_MIN - b)
        return INT_MIN;
    return a + b;
}

int rm_add(runmap *m, uint32_t from, uint32_t to, int delta)
{
    size_t i;
    int status;

    if (from > to)
        return RM_EINVAL;
    if (from == to)
        return RM_OK;
    status = reserve(m);
    if (status != RM_OK)
        return status;
    i = split(m, from);
    if (to != RM_END)
        split(m, to);
    for (; m->runs[i].start < to; i++)
        m->runs[i].value = clamped_sum(m->runs[i].value, delta);
    join(m);
    return RM_OK;
}

int rm_get(const runmap *m, uint32_t key, int *value)
{
    if (key == RM_END)
        return RM_EINVAL;
    *value = m->runs[locate(m, key)].value;
    return RM_OK;
}

size_t rm_count(const runmap *m)
{
    return m->count;
}

int rm_run(const runmap *m, size_t i, uint32_t *from, uint32_t *to, int *value)
{
    if (i >= m->count)
        return RM_EINVAL;
    if (from != NULL)
        *from = m->runs[i].start;
    if (to != NULL)
        *to = i + 1 < m->count ? m->runs[i + 1].start : RM_END;
    if (value != NULL)
        *value = m->runs[i].value;
    return RM_OK;
}

int rm_find(const runmap *m, uint32_t from, int value, uint32_t *key)
{
    size_t i;

    if (from == RM_END)
        return 0;
    for (i = locate(m, from); i < m->count; i++) {
        if (m->runs[i].value != value)
            continue;
        *key = m->runs[i].start > from ? m->runs[i].start : from;
        return 1;
    }
    return 0;
}

int rm_equal(const runmap *a, const runmap *b)
{
    size_t i;

    if (a->count != b->count)
        return 0;
    for (i = 0; i < a->count; i++)
        if (a->runs[i].start != b->runs[i].start || a->runs[i].value != b->runs[i].value)
            return 0;
    return 1;
}
