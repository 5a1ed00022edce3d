#include "bulkbt.h"
#include <assert.h>
#include <stdlib.h>

struct seen {
    const bulk_tree *tree;
    int count;
    int64_t last;
    int stop_at;
};

static int note(void *arg, int64_t key, int64_t value)
{
    struct seen *s = arg;
    int64_t v = 0;
    assert(bulk_find(s->tree, key, &v) && v == value);
    s->last = key;
    return ++s->count == s->stop_at ? 42 : 0;
}

static int drop(void *arg, int64_t key, int64_t value)
{
    (void)key, (void)value;
    bulk_free(arg);
    return 0;
}

int main(int argc, char **argv)
{
    bulk_builder *b = bulk_begin(2);
    if (!b)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv, (void)drop;
    assert(!bulk_begin(0) && !bulk_begin(1) && !bulk_begin(65));
    bulk_abort(NULL);
    bulk_free(NULL);
    assert(bulk_pairs(b) == 0);
    bulk_tree *t = bulk_finish(b);
    struct seen s = {t, 0, 0, 0};
    if (t) {
        assert(bulk_count(t) == 0 && bulk_levels(t) == 0 && !bulk_find(t, 0, NULL));
        assert(!bulk_floor(t, INT64_MAX, NULL, NULL));
        assert(bulk_range(t, INT64_MIN, INT64_MAX, note, &s) == 0 && s.count == 0);
    }
    bulk_free(t);
    for (unsigned fan = BULK_MINFAN; fan <= BULK_MAXFAN; fan += 31) {
        b = bulk_begin(fan);
        if (!b)
            return 0;
        assert(bulk_add(b, INT64_MIN, -1) == 0);
        for (int i = 0; i < 1000; i++)
            assert(bulk_add(b, 2 * i, i) == 0);
        assert(bulk_add(b, INT64_MAX, 1) == 0 && bulk_pairs(b) == 1002);
        t = bulk_finish(b);
        if (!t)
            return 0;
        int64_t k = 0, v = 0;
        for (int i = 0; i < 1000; i++) {
            assert(bulk_find(t, 2 * i, &v) && v == i && !bulk_find(t, 2 * i + 1, &v));
            assert(bulk_floor(t, 2 * i + 1, &k, &v) && k == 2 * i && v == i);
        }
        assert(bulk_floor(t, -1, &k, NULL) && k == INT64_MIN);
        assert(bulk_find(t, INT64_MIN, NULL) && bulk_find(t, INT64_MAX, &v) && v == 1);
        s = (struct seen){t, 0, 0, 0};
        assert(bulk_range(t, INT64_MIN, INT64_MAX, note, &s) == 0 && s.count == 1002);
        s.count = 0;
        assert(bulk_range(t, 3, 8, note, &s) == 0 && s.count == 3 && s.last == 8);
        s.count = 0;
        assert(bulk_range(t, 8, 3, note, &s) == 0 && s.count == 0);
        s.stop_at = 2;
        assert(bulk_range(t, 3, 99, note, &s) == 42 && s.last == 6);
        bulk_free(t);
    }
    b = bulk_begin(64);
    if (!b)
        return 0;
    for (int i = 0; i < BULK_MAXKEYS; i++)
        assert(bulk_add(b, i, 0) == 0);
    assert(bulk_add(b, INT64_MAX, 0) == -1);
    bulk_abort(b);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        bulk_add(b, 2, 0);
        bulk_add(b, 1, 0);
    } else if (rule == 2) {
        bulk_tree *t = bulk_finish(b);
        bulk_add(b, 1, 0);
        bulk_free(t);
    } else {
        (void)note;
        bulk_add(b, 1, 0);
        bulk_add(b, 2, 0);
        bulk_tree *t = bulk_finish(b);
        if (t)
            bulk_range(t, 0, 9, drop, t);
    }
#endif
    return 0;
}
