#include "skipway.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    sw_map *m = sw_new(7);
    sw_cursor c;
    int a = 1, b = 2;
#ifdef LEGAL
    static char keys[300][8];
    void *old = &a;
    int i;

    (void)argc;
    (void)argv;
    assert(m != NULL && sw_count(m) == 0 && !sw_at_entry(sw_first(m)) && !sw_at_entry(sw_seek(m, "")));
    assert(sw_remove(m, "x", &old) == 0 && old == &a);
    assert(sw_put(m, "", NULL, NULL) == 1 && sw_put(m, "", &b, &old) == 0 && old == NULL);
    for (i = 0; i < 300; ++i) {
        snprintf(keys[i], sizeof keys[i], "k%03d", i * 7 % 300);
        assert(sw_put(m, keys[i], &keys[i], &old) == 1);
    }
    c = sw_first(m);
    assert(strcmp(sw_key(c), "") == 0 && sw_value(c) == &b);
    for (i = 0, c = sw_next(c); sw_at_entry(c); c = sw_next(c), ++i)
        assert(atoi(sw_key(c) + 1) == i);
    assert(i == 300 && sw_count(m) == 301);
    c = sw_seek(m, "k1");
    assert(strcmp(sw_key(c), "k100") == 0);
    assert(sw_remove(m, "k101", NULL) == 1 && strcmp(sw_key(sw_next(c)), "k102") == 0);
    assert(sw_put(m, "k1005", NULL, NULL) == 1 && strcmp(sw_key(sw_next(c)), "k1005") == 0);
    assert(!sw_at_entry(sw_seek(m, "z")));
    assert(sw_remove(m, sw_key(c), NULL) == 1);
    for (i = 0; i < 300; ++i)
        sw_remove(m, keys[i], NULL);
    assert(sw_count(m) == 2);
    sw_clear(m);
    sw_clear(m);
    assert(sw_count(m) == 0 && sw_put(m, "a", &a, NULL) == 1);
    sw_free(m);
    m = sw_new(0);
    sw_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    assert(m != NULL);
    if (rule == 1) {
        char *key = malloc(4);

        assert(key != NULL);
        strcpy(key, "fig");
        sw_put(m, key, &a, NULL);
        free(key);
        sw_put(m, "pear", &b, NULL);
    } else if (rule == 2) {
        sw_put(m, "fig", &a, NULL);
        sw_put(m, "pear", &b, NULL);
        for (c = sw_first(m); sw_at_entry(c); c = sw_next(c))
            sw_remove(m, sw_key(c), NULL);
    } else {
        c = sw_seek(m, "fig");
        puts(sw_key(c));
    }
#endif
    sw_free(m);
    return 0;
}
