#include "leafidx.h"

#include <assert.h>
#include <stdlib.h>

#ifdef LEGAL
static bool up(void *context, int64_t key, void *value)
{
    int64_t *last = context;
    (void)value;
    assert(key > *last || *last == INT64_MIN);
    *last = key;
    return key != 50;
}
#else
static bool gone(void *context, int64_t key, void *value)
{
    (void)value;
    leafidx_remove(context, key, NULL);
    return true;
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    leafidx *t = leafidx_new();
    leafidx_cursor c;
    int64_t key, last = INT64_MIN;
    void *value;
    static int64_t many[300];
    static char have[1000];
    leafidx_free(NULL);
    assert(t && leafidx_size(t) == 0 && !leafidx_get(t, 0, &value) && !leafidx_remove(t, 0, NULL));
    leafidx_seek(t, 5, &c);
    assert(!leafidx_next(&c, &key, &value) && !leafidx_next(&c, NULL, NULL));
    assert(leafidx_each(t, up, &last));
    assert(leafidx_put(t, INT64_MAX, t) == LEAFIDX_OK && leafidx_put(t, INT64_MIN, NULL) == LEAFIDX_OK);
    assert(leafidx_put(t, INT64_MAX, NULL) == LEAFIDX_REPLACED && leafidx_size(t) == 2);
    assert(leafidx_remove(t, INT64_MAX, &value) && !value && leafidx_remove(t, INT64_MIN, NULL));
    for (int i = 0; i < 300; i++)
        many[i] = i * 2;
    assert(leafidx_load(t, NULL, NULL, 0) == LEAFIDX_OK && leafidx_load(t, many, NULL, 300) == LEAFIDX_OK);
    assert(!leafidx_each(t, up, &last) && last == 50);
    leafidx_seek(t, 101, &c);
    for (int64_t want = 102; want < 600; want += 2)
        assert(leafidx_next(&c, &key, &value) && key == want && !value);
    assert(!leafidx_next(&c, &key, NULL));
    leafidx_free(t);
    t = leafidx_new();
    assert(t);
    unsigned seed = 1;
    size_t size = 0;
    for (int i = 0; i < 20000; i++) {
        seed = seed * 1103515245u + 12345u;
        int k = (int)(seed >> 16) % 1000;
        bool grow = i < 6000 ? seed >> 30 != 0 : (seed >> 30) % 2 == (i < 12000);
        if (grow) {
            assert(leafidx_put(t, k, &have[k]) == (have[k] ? LEAFIDX_REPLACED : LEAFIDX_OK));
            size += !have[k];
            have[k] = 1;
        } else {
            assert(leafidx_remove(t, k, &value) == have[k] && (!have[k] || value == &have[k]));
            size -= (size_t)have[k];
            have[k] = 0;
        }
        assert(leafidx_size(t) == size);
        if (i % 100 == 0) {
            leafidx_seek(t, k, &c);
            for (int j = k; j < 1000; j++)
                if (have[j])
                    assert(leafidx_next(&c, &key, &value) && key == j && value == &have[j]);
            assert(!leafidx_next(&c, NULL, NULL));
        }
    }
    for (int k = 0; k < 1000; k++)
        assert(leafidx_remove(t, k, NULL) == have[k]);
    assert(leafidx_size(t) == 0);
    leafidx_free(t);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const int64_t keys[] = { 1, 2, 3, 4 }, wrong[] = { 2, 1 };
    leafidx *t = leafidx_new();
    if (!t)
        return 0;
    if (rule == 2) {
        leafidx_load(t, wrong, NULL, 2);
        leafidx_free(t);
        return 0;
    }
    leafidx_load(t, keys, NULL, 4);
    if (rule == 1) {
        leafidx_cursor c;
        leafidx_remove(t, 4, NULL);
        leafidx_seek(t, 3, &c);
        leafidx_remove(t, 3, NULL);
        leafidx_next(&c, NULL, NULL);
    } else {
        leafidx_each(t, gone, t);
    }
    leafidx_free(t);
#endif
    return 0;
}
