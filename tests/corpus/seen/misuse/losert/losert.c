#include "losert.h"

#include <assert.h>
#include <stdlib.h>

struct source {
    losert_pull *pull;
    void *context;
    int64_t key;
};

struct losert {
    struct source sources[LOSERT_MAX_SOURCES];
    size_t count;
    size_t heap[LOSERT_MAX_SOURCES]; /* sources that are not at their ends */
    size_t heap_count;
    bool started, pulling;
    int64_t last;
    uint64_t given;
};

losert *losert_create(void)
{
    return calloc(1, sizeof(losert));
}

void losert_destroy(losert *m)
{
    assert(m == NULL || !m->pulling);
    free(m);
}

bool losert_attach(losert *m, losert_pull *pull, void *context)
{
    assert(pull != NULL);
    assert(!m->started);
    if (m->count == LOSERT_MAX_SOURCES)
        return false;
    m->sources[m->count].pull = pull;
    m->sources[m->count].context = context;
    m->count++;
    return true;
}

static bool pull_from(losert *m, size_t index)
{
    struct source *source = &m->sources[index];
    int64_t key = 0;
    m->pulling = true;
    bool more = source->pull(source->context, &key);
    m->pulling = false;
    if (more)
        source->key = key;
    return more;
}

static bool before(const losert *m, size_t a, size_t b)
{
    if (m->sources[a].key != m->sources[b].key)
        return m->sources[a].key < m->sources[b].key;
    return a < b;
}

static void sift_down(losert *m, size_t at)
{
    for (;;) {
        size_t least = at;
        for (size_t child = 2 * at + 1; child <= 2 * at + 2 && child < m->heap_count; child++)
            if (before(m, m->heap[child], m->heap[least]))
                least = child;
        if (least == at)
            return;
        size_t other = m->heap[at];
        m->heap[at] = m->heap[least];
        m->heap[least] = other;
        at = least;
    }
}

static void start(losert *m)
{
    m->started = true;
    for (size_t i = 0; i < m->count; i++)
        if (pull_from(m, i))
            m->heap[m->heap_count++] = i;
    for (size_t i = m->heap_count / 2; i > 0; i--)
        sift_down(m, i - 1);
}

bool losert_next(losert *m, struct losert_record *record)
{
    assert(!m->pulling);
    if (!m->started)
        start(m);
    if (m->heap_count == 0)
        return false;
    size_t index = m->heap[0];
    int64_t key = m->sources[index].key;
    if (pull_from(m, index))
        assert(m->sources[index].key >= key && "source is not sorted");
    else
        m->heap[0] = m->heap[--m->heap_count];
    sift_down(m, 0);
    m->last = key;
    m->given++;
    record->key = key;
    record->source = index;
    return true;
}

int64_t losert_last(const losert *m)
{
    assert(m->given > 0);
    return m->last;
}

uint64_t losert_given(const losert *m)
{
    return m->given;
}

void losert_rewind(losert *m)
{
    assert(!m->pulling);
    m->count = m->heap_count = 0;
    m->started = false;
    m->given = 0;
}

bool losert_from_array(void *context, int64_t *key)
{
    struct losert_array *array = context;
    if (array->position >= array->count)
        return false;
    *key = array->keys[array->position++];
    return true;
}

bool losert_from_range(void *context, int64_t *key)
{
    struct losert_range *range = context;
    assert(range->step > 0);
    if (range->first > range->last)
        return false;
    *key = range->first;
    if (range->first > INT64_MAX - range->step) {
        /* The next one would be beyond all numbers. */
        range->first = 1;
        range->last = 0;
    } else {
        range->first += range->step;
    }
    return true;
}
