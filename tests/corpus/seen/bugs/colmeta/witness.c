#include "colmeta.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) { fprintf(stderr, "line %d\n", __LINE__); exit(3); } } while (0)

int main(void)
{
    colmeta *m = cm_new(10);
    CHECK(m);
#ifdef LEGAL
    colmeta *c = cm_copy(m);
    CHECK(c && cm_equal(m, c) && cm_equal(m, m));
    CHECK(cm_set_width(c, 5, 20) && !cm_equal(m, c) && cm_left(c, 6) == 70 && cm_left(m, 6) == 60);
    CHECK(!cm_set_width(m, CM_COLUMNS, 1) && !cm_set_hidden(m, UINT_MAX, true));
    CHECK(cm_set_width(m, CM_COLUMNS - 1, UINT32_MAX) && cm_set_hidden(m, 0, true));
    CHECK(cm_left(m, CM_COLUMNS - 1) == 10220 && cm_column_at(m, 0) == 1);
    CHECK(cm_column_at(m, UINT64_MAX) == CM_COLUMNS && cm_column_at(m, 10220) == CM_COLUMNS - 1);
    CHECK(cm_insert(m, 0, 1) && cm_hidden(m, 1) && !cm_hidden(m, 0) && cm_width(m, CM_COLUMNS - 1) == 10);
    CHECK(cm_insert(m, 1, UINT_MAX) && !cm_hidden(m, 1) && !cm_insert(m, CM_COLUMNS, 0));
    CHECK(cm_set_hidden(m, 3, true) && cm_set_hidden(m, 3, false) && cm_set_hidden(m, 4, true));
    CHECK(cm_delete(m, 0, 4) && cm_hidden(m, 0) && cm_delete(m, 0, UINT_MAX) && !cm_hidden(m, 0));
    CHECK(cm_delete(m, 3, 1) && cm_delete(m, 0, 0) && cm_width(m, UINT_MAX) == 0);
    colmeta *d = cm_copy(c);
    CHECK(d && cm_equal(c, d) && cm_set_width(d, 0, 0) && cm_delete(d, 5, 1) && cm_left(d, 6) == 50);
    cm_free(d);
    cm_free(c);
    cm_free(NULL);
#else
    cm_set_width(m, 0, 30);
    colmeta *c = cm_copy(m);
    CHECK(c);
    cm_set_width(c, 4, 20);
    uint64_t x = cm_left(c, 4);
    if (x != 60)
        puts("wrong");
    cm_free(c);
#endif
    cm_free(m);
    return 0;
}
