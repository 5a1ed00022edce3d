#include "parsekeep.h"
#include <stdint.h>
#include <string.h>

int main(void)
{
    pk_cache *c = pk_open(2);
    if (c == NULL)
        return 2;
#ifdef LEGAL
    if (pk_open(0) || pk_open(SIZE_MAX) || pk_find(c, "") || pk_drop(c, ""))
        return 3;
    pk_doc *a = pk_load(c, "", "x=1;;y=;x=2;z=a=b;");
    if (!a || pk_fields(a) != 4 || strcmp(pk_value(a, "x"), "1") || strcmp(pk_value(a, "y"), "") || strcmp(pk_value(a, "z"), "a=b") || pk_value(a, ""))
        return 4;
    if (pk_load(c, "q", "x") || pk_load(c, "q", "=1") || pk_load(c, "", "a=1;b") || pk_count(c) != 1)
        return 5;
    pk_doc *b = pk_load(c, "", "x=1;;y=;x=2;z=a=b;");
    if (a != b)
        return 6;
    pk_release(b);
    pk_release(pk_load(c, "one", ""));
    pk_release(pk_load(c, "one", ";;"));
    pk_release(pk_load(c, "two", "k=v"));
    if (pk_count(c) != 2 || pk_find(c, "") || strcmp(pk_value(a, "x"), "1"))
        return 7;
    b = pk_find(c, "two");
    if (!pk_drop(c, "two") || strcmp(pk_value(b, "k"), "v"))
        return 8;
    pk_doc *d = pk_load(c, "three", "n=3");
    pk_close(c);
    if (strcmp(pk_value(d, "n"), "3"))
        return 9;
    pk_release(a);
    pk_release(b);
    pk_release(d);
    pk_release(NULL);
    pk_close(NULL);
    return 0;
#else
    pk_doc *d = pk_load(c, "k", "a=1");
    pk_doc *e = pk_load(c, "k", "a=2");
    int same = strcmp(pk_value(d, "a"), "1") == 0;
    pk_release(d);
    pk_release(e);
    pk_close(c);
    return !same;
#endif
}
