#include "keyloaf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    kl_builder *b = kl_open();
    if (!b)
        return 0;
#ifdef LEGAL
    (void)rule;
    char big[300];
    memset(big, 'x', sizeof big);
    big[299] = 0;
    int bad = kl_put(b, "", NULL, 0) != 0;
    for (int i = 0; i < 500; i++) {
        char key[16];
        snprintf(key, sizeof key, "k%04d", i);
        bad |= kl_put(b, key, &i, sizeof i) != 0;
    }
    bad |= kl_put(b, big, "", 0) != -1 || kl_put(b, "z", big, (size_t)-1) != -1;
    kl_table *t = kl_seal(b);
    size_t len = 7, n = 0;
    bad |= kl_count(t) != 501 || !kl_get(t, "", &len) || len != 0 || kl_get(t, "nope", NULL);
    const void *v = kl_get(t, "k0123", &len);
    int got = 0;
    bad |= !v || len != sizeof got;
    memcpy(&got, v, sizeof got);
    bad |= got != 123;
    for (kl_iter it = kl_seek(t, "k0490"); kl_valid(&it); kl_next(&it), n++)
        bad |= kl_key(&it)[0] != 'k' || !kl_val(&it, &len) || len != sizeof got;
    bad |= n != 10;
    kl_iter all = kl_seek(t, NULL);
    bad |= kl_key(&all)[0] != 0;
    kl_free(t);
    b = kl_open();
    t = kl_seal(b);
    kl_iter none = kl_seek(t, "a");
    bad |= kl_valid(&none) || kl_get(t, "a", NULL) != NULL;
    kl_free(t);
    kl_abandon(kl_open());
    kl_free(NULL);
    return bad;
#else
    kl_put(b, "b", "two", 3);
    if (rule == 1)
        kl_put(b, "a", "one", 3);
    kl_table *t = kl_seal(b);
    const char *v = kl_get(t, "b", NULL);
    kl_iter it = kl_seek(t, "c");
    switch (rule) {
    case 2: kl_put(b, "c", "three", 5); break;
    case 3: kl_free(t); return v[0] == 0;
    case 4: puts(kl_key(&it)); break;
    case 5: kl_abandon(b); break;
    }
    kl_free(t);
    return 0;
#endif
}
