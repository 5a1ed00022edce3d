#include "cowset.h"

#include <limits.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    cow_set *s = cow_empty();
    if (s == NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    s = cow_add(s, 5);
    s = cow_add(s, INT_MIN);
    s = cow_add(s, 5);
    if (cow_size(s) != 2 || cow_at(s, 0) != INT_MIN || !cow_has(s, 5) || cow_shared(s))
        return 2;
    cow_set *t = cow_share(s);
    if (t != s || !cow_shared(s) || !cow_equal(s, t))
        return 2;
    t = cow_add(t, INT_MAX);
    if (cow_size(s) != 2 || cow_size(t) != 3 || cow_equal(s, t) || cow_shared(s))
        return 2;
    t = cow_remove(t, 5);
    t = cow_remove(t, 6);
    s = cow_union(s, t);
    s = cow_union(s, s);
    if (cow_size(s) != 3 || cow_size(t) != 2)
        return 2;
    t = cow_remove(cow_remove(t, INT_MIN), INT_MAX);
    cow_set *e = cow_empty();
    if (!cow_equal(t, e) || cow_has(e, 0))
        return 2;
    cow_drop(e);
    cow_drop(s);
    cow_drop(t);
    cow_drop(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cow_add(s, 5);
        return (int)cow_size(s);
    case 2:
        cow_drop(s);
        cow_drop(s);
        break;
    case 3:
        s = cow_add(s, 1);
        return cow_at(s, 1);
    case 4:
        return (int)cow_size(NULL);
    }
#endif
    return 0;
}
