#include "subidmap.h"

#include <assert.h>
#include <string.h>

static int count_id(uint32_t id, void *ctx)
{
    (void)id;
    ++*(uint64_t *)ctx;
    return 0;
}

#ifdef LEGAL
static int stop_at(uint32_t id, void *ctx)
{
    return id == *(uint32_t *)ctx ? 7 : 0;
}

int main(void)
{
    subidmap *m = subid_new();
    subid_range r;
    uint32_t first = 1, at = UINT32_MAX;
    uint64_t n = 0;
    char longname[40];
    int i;

    assert(m);
    memset(longname, 'x', sizeof longname);
    longname[39] = 0;
    assert(subid_foreach(m, NULL, count_id, &n) == 0 && n == 0);
    assert(subid_remove(m, 0) == -1 && subid_get(m, 0, &r) == -1);
    assert(subid_add(m, "", 0, 1) == -1 && subid_add(m, "a:b", 0, 1) == -1);
    assert(subid_add(m, longname, 0, 1) == -1);
    assert(subid_add(m, longname + 8, 0, 1) == 0 && subid_remove(m, 0) == 0);
    assert(subid_add(m, "a", 0, 0) == -1 && subid_add(m, "a", UINT32_MAX, 2) == -1);
    assert(subid_add(m, "a", 0, SUBID_MAX_COUNT + 1) == -1);
    assert(subid_add(m, "a", 0, UINT32_MAX) == -1);
    assert(subid_add(m, "a", 100, 10) == 0 && subid_add(m, "b", 109, 1) == -1);
    assert(subid_add(m, "b", 95, 6) == -1 && subid_add(m, "b", 95, 5) == 0);
    assert(subid_add(m, "c", 90, 100) == -1);
    assert(strcmp(subid_owner(m, 99), "b") == 0 && !subid_owner(m, 110) && !subid_owner(m, 94));
    assert(subid_alloc(m, "c", 96, 0, &first) == 0 && first == 110);
    assert(subid_alloc(m, "d", 95, 0, &first) == 0 && first == 0);
    assert(subid_alloc(m, "d", 0, 0, &first) == -1);
    assert(subid_alloc(m, "d", 1, 105, &first) == 0 && first == 206);
    assert(subid_foreach(m, "a", count_id, &n) == 0 && n == 10);
    assert(subid_foreach(m, NULL, count_id, &n) == 0 && n == 10 + 95 + 5 + 10 + 96 + 1);
    assert(subid_foreach(m, "nobody", count_id, &n) == 0);
    assert(subid_add(m, "top", UINT32_MAX - 3, 4) == 0);
    assert(strcmp(subid_owner(m, UINT32_MAX), "top") == 0);
    assert(subid_foreach(m, "top", stop_at, &at) == 7);
    assert(subid_alloc(m, "e", 1, UINT32_MAX, &first) == -1);
    assert(subid_alloc(m, "e", 2, UINT32_MAX - 5, &first) == 0 && first == UINT32_MAX - 5);
    assert(subid_alloc(m, "e", 1, UINT32_MAX - 5, &first) == -1);
    assert(subid_remove(m, UINT32_MAX - 3) == 0);
    assert(subid_parse(m, "") == -1 && subid_parse(m, ":1:1") == -1 && subid_parse(m, "u:1") == -1);
    assert(subid_parse(m, "u:1000:") == -1 && subid_parse(m, "u:4294967296:1") == -1);
    assert(subid_parse(m, "u:1000:10 ") == -1 && subid_parse(m, "u:1000:10") == 0);
    assert(subid_get(m, subid_ranges(m) - 2, &r) == 0 && r.first == 1000 && r.count == 10);
    for (i = 0; i < 100; i++)
        subid_add(m, "f", 5000 + (uint32_t)i * 2, 1);
    assert(subid_ranges(m) == SUBID_MAX_RANGES);
    assert(subid_alloc(m, "f", 1, 0, &first) == -1);
    subid_free(m);
    subid_free(NULL);
    return 0;
}
#else
int main(void)
{
    subidmap *m = subid_new();
    uint64_t n = 0;

    if (!m)
        return 2;
    subid_add(m, "alice", UINT32_MAX - 9, 10);
    subid_foreach(m, "alice", count_id, &n);
    subid_free(m);
    return n == 10 ? 0 : 2;
}
#endif
