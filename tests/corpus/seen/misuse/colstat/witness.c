#include "colstat.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int stop_at_b(const cs_column *c, void *arg)
{
    ++*(int *)arg;
    return strcmp(c->title, "b") == 0 ? 7 : 0;
}
#else
static int feeding(const cs_column *c, void *arg)
{
    if (c->count > 1000)
        return 1;
    return cs_feed(arg, "1,2,3,4,5,6") < 0;
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    static char wide[CS_MAX_COLUMNS + 1];
    double means[CS_MAX_COLUMNS];
    cs_table *t = cs_new();
    const cs_column *c;
    int calls = 0;

    (void)argc, (void)argv;
    assert(t != NULL && cs_width(t) == 0 && cs_rows(t) == 0 && cs_get(t, 0) == NULL);
    cs_means(t, means);
    assert(cs_each(t, stop_at_b, &calls) == 0 && calls == 0 && cs_find(t, "") == NULL);
    memset(wide, ',', CS_MAX_COLUMNS);
    assert(cs_feed(t, wide) == -1 && cs_titles(t, wide) == -1 && cs_width(t) == 0);
    assert(cs_titles(t, "a,b\n") == 0 && cs_width(t) == 2);
    assert(cs_feed(t, "1,2\r\n") == 0 && cs_feed(t, "3,x,5") == 0 && cs_feed(t, "") == 0);
    assert(cs_feed(t, "5, inf ,nan") == 0 && cs_feed(t, "1e999,1e308,-1e308") == 0);
    assert(cs_rows(t) == 5 && cs_width(t) == 3);
    c = cs_find(t, "a");
    assert(c == cs_get(t, 0) && c->count == 3 && c->missing == 2 && c->mean == 3 && cs_variance(c) == 4);
    assert(cs_get(t, 2)->count == 2 && cs_get(t, 2)->missing == 3 && cs_get(t, SIZE_MAX) == NULL);
    assert(cs_each(t, stop_at_b, &calls) == 7 && calls == 2);
    assert(cs_titles(t, "an extraordinarily long title,,") == 0);
    assert(cs_find(t, "an extraordinarily long") == cs_get(t, 0));
    assert(cs_titles(t, cs_get(t, 0)->title) == 0 && cs_find(t, "an extraordinarily long") != NULL);
    wide[CS_MAX_COLUMNS - 1] = '\0';
    assert(cs_feed(t, wide) == 0 && cs_width(t) == CS_MAX_COLUMNS);
    cs_means(t, means);
    assert(means[0] == 3 && means[CS_MAX_COLUMNS - 1] == 0);
    cs_free(t);
    cs_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    cs_table *t = cs_new();

    if (t == NULL || cs_feed(t, "1,2,3") != 0)
        return 0;
    if (rule == 1) {
        const cs_column *c = cs_get(t, 0);

        cs_feed(t, "1,2,3,4");
        return cs_variance(c) > 100;
    } else if (rule == 2) {
        double means[2];

        cs_means(t, means);
    } else if (rule == 3) {
        return cs_each(t, feeding, t);
    }
    return 0;
#endif
}
