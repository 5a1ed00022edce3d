#include "tabjoin.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    const char *people[] = {"id", "name"};
    tj_table *t = tj_new(people, 2);
    if (!t)
        return 0;
#ifdef LEGAL
    const char *towns[] = {"town", "id"}, *twice[] = {"a", "a"}, *none[] = {""}, *id[] = {"id"};
    assert(!tj_new(twice, 2) && !tj_new(none, 1) && !tj_new(people, 0));
    tj_table *u = tj_new(towns, 2), *v = tj_new(id, 1);
    assert(u && v);
    const char *r1[] = {"1", "Ann"}, *r2[] = {"2", NULL}, *s1[] = {"Rome", "1"}, *s2[] = {"Oslo", "1"};
    assert(!tj_append(t, r1) && !tj_append(t, r2) && !tj_append(u, s1) && !tj_append(u, s2));
    tj_table *j = tj_join(t, u, "id");
    assert(j && tj_rows(j) == 2 && tj_columns(j) == 3);
    assert(!strcmp(tj_cell(j, 1, 2), "Oslo") && !strcmp(tj_name(j, 2), "town"));
    assert(!tj_cell(j, 2, 0) && !tj_cell(j, 0, 3) && !tj_name(j, 3) && tj_column(j, "x") == -1);
    tj_free(j);
    assert(!tj_join(t, u, "name") && !tj_join(t, u, ""));
    j = tj_join(v, v, "id");
    assert(j && tj_rows(j) == 0 && tj_columns(j) == 1);
    tj_free(j);
    for (int i = 0; i < 60; i++)
        assert(!tj_append(v, r1));
    assert(!tj_join(v, v, "id"));
    char big[1100];
    memset(big, 'x', sizeof big - 1);
    big[1099] = 0;
    const char *long_cell[] = {big};
    assert(tj_append(v, long_cell) == -1);
    tj_free(u);
    tj_free(v);
    tj_free(NULL);
#else
    tj_free(tj_join(t, t, "id"));
#endif
    tj_free(t);
    return 0;
}
