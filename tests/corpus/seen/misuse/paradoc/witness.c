#include "paradoc.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int shout(pd_para *p, void *arg)
{
    (void)arg;
    pd_set_style(p, NULL);
    return pd_set_text(p, "X") == 0 ? 0 : 7;
}

static int stop(pd_para *p, void *arg)
{
    return p == arg ? 5 : 0;
}

int main(void)
{
    pd_style wild = { INT_MAX, INT_MIN, '*' }, item = { 2, 10, '-' };
    pd_doc *d = pd_new();
    char buf[400], *big = malloc(PD_MAX_TEXT + 2);

    assert(d && big);
    assert(pd_count(d) == 0 && !pd_at(d, 0) && pd_remove(d, 0) == -1 && pd_each(d, shout, NULL) == 0);
    assert(pd_render(d, NULL, 0) == 0 && pd_render(d, buf, 1) == 0 && !*buf);
    assert(!pd_insert(d, 1, NULL, "") && !pd_insert(d, SIZE_MAX, NULL, ""));
    assert(pd_append(d, NULL, "") && pd_render(d, buf, sizeof buf) == 1 && !strcmp(buf, "\n"));
    assert(pd_insert(d, 0, &item, "one two three") && pd_style_of(pd_at(d, 0)) == &item);
    assert(pd_render(d, buf, sizeof buf) == strlen("- one two\n  three\n\n\n"));
    assert(!strcmp(buf, "- one two\n  three\n\n\n"));
    assert(pd_render(d, buf, 4) == 20 && strlen(buf) == 3);
    assert(pd_set_text(pd_at(d, 0), pd_text(pd_at(d, 0))) == 0);
    assert(pd_append(d, &wild, pd_text(pd_at(d, 0))) && pd_count(d) == 3);
    assert(pd_set_text(pd_at(d, 2), "\n \nabcdefghijklmnop  q\n") == 0);
    pd_render(d, buf, sizeof buf);
    memset(big, 'x', PD_MAX_TEXT + 1);
    big[PD_MAX_TEXT + 1] = 0;
    assert(!pd_append(d, NULL, big) && pd_set_text(pd_at(d, 0), big) == -1);
    assert(pd_append(d, NULL, big + 1) && pd_render(d, buf, sizeof buf) > PD_MAX_TEXT);
    assert(pd_remove(d, 3) == 0 && pd_remove(d, 3) == -1);
    assert(pd_each(d, stop, pd_at(d, 1)) == 5 && pd_each(d, shout, NULL) == 0);
    assert(pd_render(d, buf, sizeof buf) == 8 && !strcmp(buf, "X\n\nX\n\nX\n"));
    while (pd_count(d) < PD_MAX_PARAS)
        assert(pd_insert(d, 1, NULL, "y"));
    assert(!pd_append(d, NULL, "y"));
    while (pd_count(d) > 0)
        assert(pd_remove(d, 0) == 0);
    assert(pd_append(d, NULL, "again"));
    pd_free(d);
    pd_free(NULL);
    free(big);
    return 0;
}
#else
static int twice(pd_para *p, void *arg)
{
    return pd_append(arg, NULL, pd_text(p)) ? 0 : 1;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pd_doc *d = pd_new();
    char buf[100];

    if (!d)
        return 0;
    if (rule == 1) {
        pd_para *p = pd_append(d, NULL, "Title");

        pd_append(d, NULL, "First");
        pd_append(d, NULL, "Second");
        pd_set_text(p, "New title");
    } else if (rule == 2) {
        pd_append(d, NULL, "one");
        pd_append(d, NULL, "two");
        pd_each(d, twice, d);
    } else {
        pd_style *style = calloc(1, sizeof *style);

        pd_append(d, style, "one");
        free(style);
        pd_render(d, buf, sizeof buf);
    }
    pd_free(d);
    return 0;
}
#endif
