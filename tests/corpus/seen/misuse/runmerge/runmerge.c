#include "runmerge.h"

#include <assert.h>
#include <stdlib.h>

struct run {
    const int32_t *at, *end;
};

struct runmerge {
    struct run heap[RUNMERGE_MAX_RUNS]; /* non-empty runs, least head first */
    size_t runs;                        /* in the heap */
    size_t added;
    bool begun;
};

static bool before(const struct run *a, const struct run *b)
{
    return *a->at < *b->at;
}

static void swap(struct run *a, struct run *b)
{
    struct run t = *a;

    *a = *b;
    *b = t;
}

static void sift_up(runmerge *m, size_t i)
{
    while (i > 0 && before(&m->heap[i], &m->heap[(i - 1) / 2])) {
        swap(&m->heap[i], &m->heap[(i - 1) / 2]);
        i = (i - 1) / 2;
    }
}

static void sift_down(runmerge *m, size_t i)
{
    for (;;) {
        size_t least = i, child = 2 * i + 1;

        if (child < m->runs && before(&m->heap[child], &m->heap[least]))
            least = child;
        child++;
        if (child < m->runs && before(&m->heap[child], &m->heap[least]))
            least = child;
        if (least == i)
            return;
        swap(&m->heap[i], &m->heap[least]);
        i = least;
    }
}

/* Takes the integer on top of the heap. */
static int32_t pop(runmerge *m)
{
    struct run *top = &m->heap[0];
    int32_t v = *top->at++;

    if (top->at == top->end)
        *top = m->heap[--m->runs];
    else
        assert(*top->at >= v && "run is not sorted");
    sift_down(m, 0);
    return v;
}

runmerge *runmerge_new(void)
{
    return calloc(1, sizeof(runmerge));
}

void runmerge_free(runmerge *m)
{
    free(m);
}

bool runmerge_add(runmerge *m, const int32_t *run, size_t n)
{
    if (m->begun || m->added == RUNMERGE_MAX_RUNS)
        return false;
    m->added++;
    if (n == 0)
        return true;
    m->heap[m->runs].at = run;
    m->heap[m->runs].end = run + n;
    sift_up(m, m->runs++);
    return true;
}

bool runmerge_next(runmerge *m, int32_t *v)
{
    m->begun = true;
    if (m->runs == 0)
        return false;
    *v = pop(m);
    return true;
}

bool runmerge_peek(const runmerge *m, int32_t *v)
{
    if (m->runs == 0)
        return false;
    *v = *m->heap[0].at;
    return true;
}

size_t runmerge_take(runmerge *m, int32_t *out, size_t max)
{
    size_t n = 0;

    m->begun = true;
    while (n < max && m->runs > 0)
        out[n++] = pop(m);
    return n;
}

size_t runmerge_skip(runmerge *m, int32_t v)
{
    size_t n = 0;

    m->begun = true;
    while (m->runs > 0 && *m->heap[0].at < v) {
        pop(m);
        n++;
    }
    return n;
}

size_t runmerge_left(const runmerge *m)
{
    size_t n = 0;

    for (size_t i = 0; i < m->runs; i++)
        n += (size_t)(m->heap[i].end - m->heap[i].at);
    return n;
}

void runmerge_reset(runmerge *m)
{
    m->runs = 0;
    m->added = 0;
    m->begun = false;
}
