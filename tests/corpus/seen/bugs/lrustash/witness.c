#include "lrustash.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void count_drop(const char *name, void *value, void *user)
{
    assert(name != NULL);
    (void)value;
    ++*(int *)user;
}

int main(void)
{
    int dropped = 0, x = 1, y = 2;
#ifdef LEGAL
    assert(ls_new(SIZE_MAX, NULL, NULL) == NULL);
    ls_stash *s = ls_new(0, count_drop, &dropped);
    assert(s && ls_put(s, "a", &x) == 0 && ls_get(s, "a") == NULL && ls_remove(s, "a") == 0 && !ls_oldest(s));
    ls_clear(s);
    assert(ls_resize(s, 0) == 0 && ls_put(s, "a", &x) == 0);
    assert(ls_resize(s, 2) == 0 && ls_resize(s, SIZE_MAX) == -1 && ls_capacity(s) == 2);
    assert(ls_put(s, "", &x) == 1 && ls_put(s, "b", &y) == 1 && ls_peek(s, "") == &x);
    assert(strcmp(ls_oldest(s), "") == 0 && ls_get(s, "") == &x && strcmp(ls_oldest(s), "b") == 0);
    assert(ls_put(s, ls_oldest(s), &y) == 1 && dropped == 0 && ls_put(s, "b", &x) == 1 && dropped == 1);
    assert(ls_put(s, "cc", NULL) == 1 && dropped == 2 && ls_peek(s, "") == NULL && ls_size(s) == 2);
    assert(ls_get(s, "b") == &x && ls_put(s, ls_oldest(s) + 1, &y) == 1 && ls_peek(s, "c") == &y && dropped == 3);
    assert(ls_resize(s, 1) == 0 && dropped == 4 && ls_size(s) == 1 && ls_remove(s, ls_oldest(s)) == 1);
    assert(ls_size(s) == 0 && ls_put(s, "d", &x) == 1 && ls_put(s, "e", &x) == 1 && dropped == 6);
    assert(ls_resize(s, 0) == 0 && dropped == 7 && ls_get(s, "e") == NULL);
    assert(ls_resize(s, 1000) == 0);
    for (int i = 0; i < 3000; i++) {
        char name[12];
        snprintf(name, sizeof name, "%d", i % 1500);
        assert(ls_put(s, name, &x) == 1);
    }
    assert(ls_size(s) == 1000);
    ls_free(s);
    ls_free(NULL);
#else
    ls_stash *s = ls_new(1, count_drop, &dropped);
    assert(s && ls_put(s, "x", &x) == 1);
    assert(ls_resize(s, 0) == 0);
    assert(ls_put(s, "y", &y) == 0);
    ls_free(s);
#endif
    return 0;
}
