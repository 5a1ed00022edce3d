#include "stbarr.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    int *a = NULL;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (sba_len(a) != 0 || sba_cap(a) != 0 || sba_dup(a) != NULL || sba_append(a, NULL, 0) != NULL)
        return 2;
    sba_free(a);
    for (int i = 0; i < 10; i++)
        a = sba_push(a, i);
    a = sba_insert(a, 0, -1);
    a = sba_insert(a, 11, 10);
    sba_del(a, 0);
    sba_delswap(a, 0);
    if (a[0] != 10 || sba_last(a) != 9 || sba_pop(a) != 9 || sba_len(a) != 9 || sba_setlen(a, (size_t)-1) != a)
        return 2;
    a = sba_append(a, a, sba_len(a));
    a = sba_setlen(a, 20);
    if (a[17] != 8 || a[19] != 0 || sba_cap(a) < 20)
        return 2;
    int *b = sba_dup(a);
    b = sba_setlen(b, 0);
    if (sba_len(b) != 0 || b == a)
        return 2;
    sba_free(b);
    sba_free(a);
    b = sba_setlen(NULL, 0);
    sba_free(b);
#else
    int plain[4] = {1, 2, 3, 4};
    a = sba_push(a, 1);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        sba_pop(a);
        sba_pop(a);
        break;
    case 2:
        sba_del(a, 1);
        break;
    case 3:
        return (int)sba_len(plain) != 77;
    case 4: {
        int *old = a;
        a = sba_setlen(a, 100);
        sba_push(old, 1);
        break;
    }
    case 5:
        free(a);
        break;
    case 6:
        a = sba_append(a, plain, 5);
        break;
    }
#endif
    return 0;
}
