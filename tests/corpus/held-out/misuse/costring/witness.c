#include "costring.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    cs_string *a, *b, *c, *d;
    int i;

    cs_drop(NULL);
    a = cs_new("");
    b = cs_from(NULL, 0);
    assert(a && b && cs_compare(a, b) == 0 && cs_hash(a) == cs_hash(b) && cs_length(a) == 0 && cs_text(a)[0] == 0);
    assert(cs_from("x", SIZE_MAX) == NULL && cs_append(a, "x", SIZE_MAX) == NULL && cs_holders(a) == 1);
    assert(cs_append(a, NULL, 0) == a && cs_own(a) == a && cs_edit(a)[0] == 0);
    cs_drop(b);
    a = cs_append(a, "abc\0d", 5);
    assert(a && cs_length(a) == 5 && memcmp(cs_text(a), "abc\0d", 6) == 0);
    for (i = 0; i < 6; i++)
        assert((a = cs_append(a, cs_text(a), cs_length(a))) && cs_text(a)[cs_length(a)] == 0);
    assert(cs_length(a) == 320 && memcmp(cs_text(a) + 315, "abc\0d", 6) == 0);
    b = cs_hold(a);
    assert(b == a && cs_holders(a) == 2);
    b = cs_append(b, "!", 1);
    assert(b && b != a && cs_holders(a) == 1 && cs_compare(a, b) < 0 && cs_compare(b, a) > 0 && cs_compare(a, a) == 0);
    c = cs_tail(b, 319);
    d = cs_tail(b, SIZE_MAX);
    assert(c && d && cs_length(c) == 2 && strcmp(cs_text(c), "d!") == 0 && cs_length(d) == 0 && cs_holders(b) == 3);
    cs_drop(b);
    b = cs_tail(c, 1);
    assert(b && strcmp(cs_text(b), "!") == 0);
    b = cs_append(b, "?", 1);
    assert(b && strcmp(cs_text(b), "!?") == 0 && strcmp(cs_text(c), "d!") == 0);
    c = cs_own(c);
    assert(c);
    cs_edit(c)[0] = 'D';
    assert(strcmp(cs_text(c), "D!") == 0 && (c = cs_append(c, cs_text(c) + 1, 1)) && strcmp(cs_text(c), "D!!") == 0);
    cs_drop(d);
    d = cs_hold(c);
    d = cs_own(d);
    assert(d && d != c && cs_compare(c, d) == 0 && cs_hash(c) == cs_hash(d) && cs_holders(c) == 1);
    cs_edit(d)[0] = 'd';
    assert(cs_compare(c, d) != 0);
    cs_drop(a), cs_drop(b), cs_drop(c);
    c = cs_tail(d, 0);
    b = cs_tail(c, 1);
    cs_drop(c);
    c = cs_own(cs_hold(b));
    assert(c && cs_length(c) == 2 && cs_holders(b) == 1);
    cs_drop(d), cs_drop(c), cs_drop(b);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    cs_string *s = cs_new("hello"), *t;

    if (!s)
        return 0;
    if (rule == 1) {
        cs_drop(s);
        cs_drop(s);
    } else if (rule == 2) {
        t = cs_append(s, " world", 6);
        puts(cs_text(s));
        cs_drop(t);
    } else {
        t = cs_hold(s);
        cs_edit(t)[0] = 'H';
        cs_drop(t);
        cs_drop(s);
    }
    return 0;
}
#endif
