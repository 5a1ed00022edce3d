#include "topics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(2); } } while (0)
int main(void)
{
    static char title[TP_MAX_TITLE + 2];
    tp_outline *o = tp_create(), *other = tp_create();
    tp_topic *a, *b, *c, *d, *t;
    char buf[32];
    int i;

    if (o == NULL || other == NULL)
        return 2;
    tp_destroy(NULL);
    MUST(tp_next(o, NULL) == NULL && tp_count(o) == 0);
    a = tp_add(o, NULL, "a");
    b = tp_add(o, a, "");
    c = tp_add(o, b, "c");
    d = tp_add(o, NULL, "d");
    MUST(a != NULL && b != NULL && c != NULL && d != NULL);
    MUST(tp_add(other, a, "x") == NULL);
    t = tp_add(other, NULL, "t");
    MUST(tp_move(a, t) == -1 && tp_move(t, NULL) == 0);
    MUST(tp_move(a, a) == -1 && tp_move(a, b) == -1);
    MUST(tp_number(c, buf, sizeof buf) == 5 && strcmp(buf, "1.1.1") == 0);
    MUST(tp_number(c, buf, 4) == 5 && strcmp(buf, "1.1") == 0);
    MUST(tp_number(c, buf, 1) == 5 && buf[0] == '\0' && tp_number(c, NULL, 0) == 5);
    MUST(tp_next(o, NULL) == a && tp_next(o, a) == b && tp_next(o, b) == c);
    MUST(tp_next(o, c) == d && tp_next(o, d) == NULL);
    MUST(tp_move(a, d) == 0 && tp_depth(c) == 3 && tp_parent(a) == d && tp_parent(d) == NULL);
    MUST(tp_move(c, NULL) == 0 && tp_depth(c) == 0 && tp_move(b, a) == 0);
    MUST(tp_number(b, buf, sizeof buf) == 5 && strcmp(tp_title(b), "") == 0);
    tp_remove(a);
    MUST(tp_count(o) == 2);
    memset(title, 'x', TP_MAX_TITLE + 1);
    MUST(tp_add(o, NULL, title) == NULL);
    title[TP_MAX_TITLE] = '\0';
    for (t = d, i = 2; i < TP_MAX_TOPICS; i++) {
        t = tp_add(o, t, title);
        MUST(t != NULL);
    }
    MUST(tp_add(o, NULL, "one more") == NULL && tp_depth(t) == 998);
    MUST(tp_number(t, buf, sizeof buf) == 2 * 999 - 1);
    tp_remove(d);
    MUST(tp_count(o) == 1);
    tp_remove(c);
    tp_destroy(o);
    tp_destroy(other);
    return 0;
}
#else
int main(void)
{
    tp_outline *o = tp_create();
    tp_topic *a, *b, *c;

    if (o == NULL)
        return 0;
    a = tp_add(o, NULL, "a");
    b = a == NULL ? NULL : tp_add(o, a, "b");
    c = b == NULL ? NULL : tp_add(o, b, "c");
    if (c == NULL)
        return 0;
    printf("%d\n", tp_move(a, c));
    printf("%d\n", tp_depth(c));
    tp_destroy(o);
    return 0;
}
#endif
