#include "skiptab.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    sktab *t = sk_new();
    skpos one = sk_set(t, 1, "one");
#ifdef LEGAL
    (void)count, (void)arguments;
    for (long i = 0; i < 1000; i++)
        if (sk_set(t, i * 7919 % 1000, "x") == NULL)
            return 2;
    if (sk_size(t) != 1000 || strcmp(sk_text(one), "x") != 0 || sk_find(t, 1) != one || sk_find(t, 1000) != NULL)
        return 2;
    long expected = 0;
    for (skpos p = sk_first(t); p != NULL; p = sk_next(p))
        if (sk_key(p) != expected++)
            return 2;
    if (sk_set(t, LONG_MIN, "") != sk_first(t) || sk_next(sk_set(t, LONG_MAX, "")) != NULL || sk_key(sk_seek(t, 1000)) != LONG_MAX)
        return 2;
    if (!sk_del(t, LONG_MIN) || !sk_del(t, LONG_MAX) || sk_del(t, LONG_MAX) || sk_seek(t, 1000) != NULL)
        return 2;
    if (sk_set(t, 1, sk_text(one)) != one)
        return 2;
    for (skpos p = sk_first(t); p != NULL;)
        p = sk_key(p) % 2 ? sk_del_at(t, p) : sk_next(p);
    if (sk_size(t) != 500 || sk_key(sk_seek(t, 1)) != 2)
        return 2;
    while (sk_first(t) != NULL)
        sk_del_at(t, sk_first(t));
    sk_free(t);
    sk_free(NULL);
#else
    sktab *other = sk_new();
    const char *text;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        sk_del(t, 1);
        sk_next(one);
        break;
    case 2:
        sk_next(sk_next(one));
        break;
    case 3:
        sk_key(sk_find(t, 2));
        break;
    case 4:
        sk_set(other, 1, "one");
        sk_del_at(other, one);
        break;
    case 5:
        text = sk_text(one);
        sk_set(t, 1, "two");
        sk_set(t, 2, text);
        break;
    case 6:
        sk_free(t);
        sk_size(t);
        break;
    }
#endif
    return 0;
}
