#include "leapfrog.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_int(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;

    return (x > y) - (x < y);
}

#ifdef LEGAL
int main(void)
{
    leap_list *l = leap_new(by_int, free);
    struct leap_cursor c, d;
    int key, fixed[3] = {3, 1, 2}, n = 0;
    void *p;

    assert(l && leap_count(l) == 0 && !leap_new(NULL, NULL));
    leap_free(NULL);
    leap_first(l, &c);
    assert(!leap_valid(&c));
    key = 5;
    leap_seek(l, &c, &key);
    assert(!leap_valid(&c) && !leap_find(l, &key) && !leap_remove(l, &key));
    for (int i = 0; i < 1000; i++) {
        int *item = malloc(sizeof *item);

        assert(item);
        *item = i * 379 % 1000;
        assert(leap_add(l, item) == 1 && leap_add(l, item) == 0);
    }
    assert(leap_count(l) == 1000);
    for (leap_first(l, &c); leap_valid(&c); leap_next(&c))
        assert(*(int *)leap_item(&c) == n++);
    assert(n == 1000);
    key = -1;
    leap_seek(l, &c, &key);
    assert(leap_valid(&c) && *(int *)leap_item(&c) == 0);
    key = 999;
    leap_seek(l, &c, &key);
    d = c;
    key = 998;
    assert(leap_remove(l, &key) && !leap_remove(l, &key) && *(int *)leap_item(&d) == 999);
    leap_next(&c);
    assert(!leap_valid(&c));
    p = leap_find(l, &(int){500});
    assert(p && leap_remove(l, p) && !leap_find(l, &(int){500}));
    leap_first(l, &c);
    while (leap_valid(&c)) {
        if (*(int *)leap_item(&c) % 2)
            leap_cut(&c);
        else
            leap_next(&c);
    }
    assert(leap_count(l) == 498 && leap_find(l, &(int){2}) && !leap_find(l, &(int){3}));
    leap_free(l);

    l = leap_new(by_int, NULL);
    assert(l && leap_add(l, &fixed[0]) == 1 && leap_add(l, &fixed[1]) == 1 && leap_add(l, &fixed[2]) == 1);
    leap_first(l, &c);
    leap_cut(&c);
    leap_cut(&c);
    leap_cut(&c);
    assert(!leap_valid(&c) && leap_count(l) == 0 && leap_add(l, &fixed[1]) == 1);
    leap_free(l);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    leap_list *l = leap_new(by_int, NULL);
    struct leap_cursor c;
    int *item = malloc(sizeof *item), key = 8;

    *item = 7;
    switch (rule) {
    case 1:
        leap_first(l, &c);
        leap_next(&c);
        break;
    case 2:
        leap_add(l, item);
        leap_first(l, &c);
        leap_remove(l, item);
        printf("%p\n", leap_item(&c));
        break;
    default:
        leap_add(l, item);
        free(item);
        printf("%p\n", leap_find(l, &key));
    }
    leap_free(l);
    return 0;
}
#endif
