#include "mailhop.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int collect(mh_queue *q, const void *bytes, size_t size, void *context)
{
    char *out = context;
    if (size)
        strncat(out, bytes, size);
    if (size && *(const char *)bytes == 'p')
        mh_post(q, "n", 1, INT_MAX);
    return size && *(const char *)bytes == 's';
}
#else
static int dropper(mh_queue *q, const void *bytes, size_t size, void *context)
{
    (void)bytes, (void)size, (void)context;
    mh_drop(q);
    return 0;
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    char out[64] = "";
    size_t size = 7;
    const void *p;
    (void)argc, (void)argv;
    assert(!mh_open(0) && !mh_open(SIZE_MAX) && !mh_open(MH_MAX_QUEUE + 1));
    mh_queue *q = mh_open(4);
    assert(q && mh_count(q) == 0 && !mh_peek(q, &size) && size == 0 && mh_drop(q) == -1);
    assert(mh_deliver(q, collect, out) == 0);
    assert(mh_post(q, NULL, 0, INT_MIN) == 0 && mh_peek(q, &size) && size == 0);
    assert(mh_post(q, "b", 1, 0) == 0 && mh_post(q, "p", 1, 0) == 0 && mh_post(q, "a", 1, INT_MAX) == 0);
    assert(mh_post(q, "x", 1, 0) == -1 && mh_post(q, "x", SIZE_MAX, 0) == -1);
    assert(mh_peek_priority(q) == INT_MAX);
    assert(mh_drop(q) == 0 && mh_count(q) == 3);
    p = mh_peek(q, NULL);
    assert(mh_post(q, "t", 1, 9) == 0 && *(const char *)p == 'b');
    assert(mh_drop(q) == 0);
    assert(mh_deliver(q, collect, out) == 3 && strcmp(out, "bp") == 0 && mh_count(q) == 1);
    assert(mh_post(q, "s", 1, 0) == 0 && mh_post(q, "z", 1, -1) == 0);
    assert(mh_deliver(q, collect, out) == 2 && strcmp(out, "bpns") == 0 && mh_count(q) == 1);
    mh_clear(q);
    assert(mh_count(q) == 0);
    mh_post(q, "left", 4, 0);
    mh_close(q);
    mh_close(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    mh_queue *q = mh_open(4);
    const char *p;
    if (!q)
        return 0;
    mh_post(q, "hello", 6, 0);
    if (rule == 1) {
        p = mh_peek(q, NULL);
        mh_drop(q);
        puts(p);
    } else if (rule == 2) {
        mh_deliver(q, dropper, NULL);
    } else {
        mh_drop(q);
        printf("%d\n", mh_peek_priority(q));
    }
    mh_close(q);
#endif
    return 0;
}
