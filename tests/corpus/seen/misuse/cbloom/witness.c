#include "cbloom.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    cbloom *f = cbl_create(1000, 4), *other;
    cbl_add(f, "one", 3);
    cbl_add(f, "", 0);
    if (!cbl_test(f, "one", 3) || !cbl_test(f, NULL, 0) || cbl_test(f, "two", 3) || cbl_count(f) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int i = 0; i < 300; i++)
        cbl_add(f, "x", 1);
    for (int i = 0; i < 300; i++)
        cbl_remove(f, "x", 1);
    cbl_remove(f, "one", 3);
    if (cbl_test(f, "one", 3) || cbl_create(0, 1) != NULL || cbl_create(1, 9) != NULL)
        return 2;
    cbl_merge(f, f);
    other = cbl_clone(f);
    cbl_clear(f);
    if (cbl_count(other) != 2 || cbl_count(f) != 0 || cbl_test(f, "", 0) || !cbl_test(other, "", 0))
        return 2;
    cbl_merge(f, other);
    cbl_remove(f, "", 0);
    cbl_destroy(other);
    other = cbl_create(1, 8);
    cbl_add(other, "a", 1);
    cbl_remove(other, "a", 1);
    cbl_destroy(other);
    cbl_destroy(NULL);
#else
    char key[4] = "abc";
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cbl_remove(f, "two", 3);
        break;
    case 2:
        other = cbl_create(1000, 3);
        cbl_merge(other, f);
        break;
    case 3:
        cbl_remove(f, "one", 3);
        cbl_remove(f, "one", 3);
        break;
    case 4:
        cbl_add(f, key, 40);
        break;
    case 5:
        cbl_destroy(f);
        cbl_test(f, "a", 1);
        break;
    }
#endif
    cbl_destroy(f);
    return 0;
}
