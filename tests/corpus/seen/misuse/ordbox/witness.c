#include "ordbox.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool drop(const char *key, void *value, void *arg)
{
    (void)value;
    ordbox_del(arg, key, NULL);
    return true;
}

static bool rising(const char *key, void *value, void *arg)
{
    const char **last = arg;

    (void)value;
    assert(!*last || strcmp(*last, key) < 0);
    *last = key;
    return true;
}

static bool never(const char *key, void *value, void *arg)
{
    (void)key;
    (void)value;
    (void)arg;
    return false;
}

static int reverse(const char *a, const char *b)
{
    return strcmp(b, a);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct ordbox box;

    ordbox_init(&box, NULL);
#ifdef LEGAL
    static char keys[500][8];
    const char *last = NULL;
    void *value;

    (void)rule;
    (void)drop;
    assert(!ordbox_first(&box) && !ordbox_after(&box, "") && !ordbox_del(&box, "a", NULL));
    assert(ordbox_each(&box, never, NULL));
    for (int i = 0; i < 500; i++) {
        sprintf(keys[i], "%d", i * 7 % 500);
        assert(ordbox_put(&box, keys[i], keys[i]) == 1);
    }
    assert(ordbox_put(&box, "499", NULL) == 0 && ordbox_get(&box, "499", &value) && !value);
    assert(ordbox_count(&box) == 500 && ordbox_each(&box, rising, &last) && !strcmp(last, "99"));
    assert(!ordbox_each(&box, never, NULL));
    assert(!strcmp(ordbox_first(&box), "0") && !strcmp(ordbox_after(&box, "0"), "1") && !ordbox_after(&box, "99"));
    for (int i = 0; i < 500; i += 2)
        assert(ordbox_del(&box, keys[i], &value) && !ordbox_del(&box, keys[i], NULL));
    last = NULL;
    assert(ordbox_count(&box) == 250 && ordbox_each(&box, rising, &last));
    ordbox_clear(&box);
    assert(!ordbox_get(&box, "1", NULL));
    ordbox_init(&box, reverse);
    assert(ordbox_put(&box, "", NULL) == 1 && ordbox_put(&box, "z", NULL) == 1 && !strcmp(ordbox_first(&box), "z"));
    ordbox_clear(&box);
    ordbox_clear(&box);
#else
    char *key = malloc(4);
    struct ordbox blank;

    (void)rising;
    (void)never;
    (void)reverse;
    assert(key);
    strcpy(key, "key");
    switch (rule) {
    case 1:
        ordbox_put(&box, key, NULL);
        free(key);
        ordbox_get(&box, "x", NULL);
        break;
    case 2:
        ordbox_put(&box, key, NULL);
        ordbox_put(&box, "other", NULL);
        ordbox_each(&box, drop, &box);
        break;
    case 3:
        memset(&blank, 0x55, sizeof blank);
        ordbox_put(&blank, key, NULL);
        break;
    }
#endif
    return 0;
}
