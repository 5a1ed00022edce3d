#include "pagebt.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pbt_store *s = pbt_open();
    pbt_cursor *c = s ? pbt_cursor_open(s) : NULL;
    const unsigned char *v;
    size_t len = 0;

    assert(s && c);
#ifdef LEGAL
    uint32_t key, seen = 0;

    (void)rule;
    assert(!pbt_get(s, 0, &len) && pbt_del(s, 0) == -1 && pbt_seek(c, 0) == 0 && pbt_next(c) == 0 && !pbt_fetch(c, NULL, NULL));
    assert(pbt_put(s, 5, NULL, 0) == 0 && pbt_get(s, 5, &len) && len == 0);
    assert(pbt_put(s, UINT32_MAX, "end", 3) == 0 && pbt_put(s, 0, "zero", 4) == 0 && pbt_count(s) == 3);
    v = pbt_get(s, 0, &len);
    assert(v && pbt_put(s, 5, v, len) == 0);
    v = pbt_get(s, 5, NULL);
    assert(v && memcmp(v, "zero", 4) == 0 && pbt_put(s, 5, v, 2) == 0);
    assert(pbt_put(s, 1, "", PBT_MAX_VALUE + 1) == -1 && pbt_put(s, 1, "", SIZE_MAX) == -1);
    assert(pbt_seek(c, 6) == 1 && pbt_fetch(c, &key, &len) && key == UINT32_MAX && len == 3);
    assert(pbt_next(c) == 0 && !pbt_fetch(c, &key, &len));
    for (uint32_t i = 0; i < 3 * PBT_MAX_RECORDS; i++)
        if (pbt_put(s, i * 2654435761u, &i, sizeof i) < 0)
            break;
    assert(pbt_count(s) == PBT_MAX_RECORDS && pbt_put(s, 5, "again", 5) == 0);
    key = 0;
    for (int ok = pbt_seek(c, 0); ok; ok = pbt_next(c)) {
        uint32_t now;

        v = pbt_fetch(c, &now, &len);
        assert(v && (seen == 0 || now > key));
        key = now;
        seen++;
    }
    assert(seen == PBT_MAX_RECORDS && key == UINT32_MAX);
    while (pbt_seek(c, 1000) && pbt_fetch(c, &key, NULL))
        assert(pbt_del(s, key) == 0);
    while (pbt_count(s)) {
        assert(pbt_seek(c, 0) && pbt_fetch(c, &key, NULL));
        assert(pbt_del(s, key) == 0);
    }
    assert(pbt_seek(c, 0) == 0);
    pbt_cursor_close(c);
    pbt_close(s);
    pbt_close(NULL);
    pbt_cursor_close(NULL);
#else
    pbt_put(s, 1, "one", 3);
    if (rule == 1) {
        v = pbt_get(s, 1, &len);
        pbt_put(s, 2, "two", 3);
        printf("%c\n", v[0]);
    } else if (rule == 2) {
        pbt_seek(c, 0);
        pbt_put(s, 2, "two", 3);
        pbt_next(c);
    } else {
        pbt_close(s);
        pbt_seek(c, 1);
    }
#endif
    return 0;
}
