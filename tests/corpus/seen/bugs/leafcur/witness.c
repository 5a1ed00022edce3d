#include "leafcur.h"
#include <assert.h>
int main(void)
{
    lc_db *db = lc_open();
    lc_cur *a = lc_cur_open(db), *b = lc_cur_open(db);
    uint32_t k;
    int32_t v;
    assert(lc_read(a, &k, &v) == LC_END);
#ifdef LEGAL
    for (uint32_t i = 0; i < 200; i++)
        assert(lc_put(db, (i * 37) % 200, (int32_t)i) == LC_OK);
    assert(lc_seek(a, 100) == LC_OK && lc_seek(b, 50) == LC_OK);
    lc_put(db, 1000, 1);
    assert(lc_read(a, &k, NULL) == LC_OK && k == 100);
    lc_del(a);
    assert(lc_read(a, &k, NULL) == LC_OK && k == 101);
    lc_cur_close(b);
    lc_first(a);
    size_t n = lc_count(db);
    while (lc_del(a) == LC_OK)
        n--;
    assert(n == 0 && lc_count(db) == 0);
#else
    lc_put(db, 7, 70);
    lc_put(db, 9, 90);
    lc_first(a);
    lc_first(b);
    lc_del(a);
    lc_del(a);
    lc_read(b, &k, &v);
    lc_cur_close(b);
#endif
    lc_cur_close(a);
    lc_close(db);
    return 0;
}
