#include "mhfield.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char *dup(const char *s)
{
    char *d = malloc(strlen(s) + 1);

    assert(d);
    return strcpy(d, s);
}

int main(void)
{
    mhlist *l = mhlist_new(), *k = mhlist_new();
    mhfield *f, *g;
    char buf[1200], big[1000], *a, *b;

    assert(l && k);
    assert(mhlist_count(l) == 0 && !mhlist_find(l, "x", NULL));
    assert(mhlist_write(l, NULL, 0) == 0 && mhlist_write(l, buf, 1) == 0 && !*buf);
    assert(!mhfield_new("", "x") && !mhfield_new("a b", "x") && !mhfield_new("a:", "x"));
    assert(!mhfield_new("a", "x\r\ny"));
    memset(big, 'x', sizeof big);
    big[901] = 0;
    assert(!mhfield_new("a", big) && !mhfield_new(big, "a"));
    big[900] = 0;
    f = mhfield_new("a", big);
    assert(f && mhlist_append(l, f) == 0 && mhlist_write(l, buf, sizeof buf) == 905);
    assert(mhlist_remove(l, f) == 0 && mhlist_remove(l, f) == -1 && mhlist_count(l) == 0);
    assert(mhlist_append(k, f) == 0 && mhlist_remove(l, f) == -1);

    f = mhfield_new("To", "");
    g = mhfield_new("to", "x");
    assert(f && g && mhlist_append(l, f) == 0 && mhlist_append(l, g) == 0);
    assert(mhlist_find(l, "TO", NULL) == f && mhlist_find(l, "tO", f) == g && !mhlist_find(l, "to", g));
    assert(mhlist_write(l, buf, sizeof buf) == 13 && !strcmp(buf, "To: \r\nto: x\r\n"));
    assert(mhlist_write(l, buf, 3) == 13 && !strcmp(buf, "To"));
    assert(mhlist_remove(l, g) == 0);
    mhfield_free(g);
    a = dup("X");
    b = dup("bad\n");
    assert(!mhfield_new_take(a, b));
    strcpy(b, " v ");
    g = mhfield_new_take(a, b);
    assert(g && mhfield_name(g) == a && mhfield_value(g) == b && mhlist_append(l, g) == 0);
    assert(mhlist_write(l, buf, sizeof buf) == 14 && !strcmp(buf, "To: \r\nX:  v \r\n"));
    assert(mhlist_remove(l, f) == 0 && mhlist_append(l, f) == 0 && mhlist_find(l, "to", g) == f);
    f = mhfield_new("Subject", "0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789");
    assert(f && mhlist_append(l, f) == 0);
    mhlist_write(l, buf, sizeof buf);
    assert(strstr(buf, "0123456789\r\n 0123456789\r\n"));
    while (mhlist_count(l) < MHLIST_MAX)
        assert(mhlist_append(l, mhfield_new("n", "v")) == 0);
    f = mhfield_new("n", "v");
    assert(f && mhlist_append(l, f) == -1);
    mhfield_free(f);
    mhfield_free(NULL);
    mhlist_free(NULL);
    mhlist_free(l);
    mhlist_free(k);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    mhlist *l = mhlist_new(), *k = mhlist_new();
    mhfield *f;

    if (!l || !k)
        return 0;
    if (rule == 1) {
        f = mhfield_new("Subject", "hello");
        mhlist_append(l, f);
        mhfield_free(f);
    } else if (rule == 2) {
        f = mhfield_new_take((char *)"Subject", (char *)"hello");
        mhlist_append(l, f);
    } else {
        f = mhfield_new("Subject", "hello");
        mhlist_append(l, f);
        mhlist_append(k, f);
    }
    mhlist_free(l);
    mhlist_free(k);
    return 0;
}
#endif
