#include "flatcache.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Alignas(max_align_t) unsigned char mem[1024];

#ifdef LEGAL
int main(void)
{
    unsigned char a[FC_KEY], b[FC_KEY], k[FC_KEY], out[16];
    flatcache *c;
    size_t need = fc_needed(2, 8);
    fc_stats s;

    assert(fc_needed(0, 8) == 0 && fc_needed(1, 0) == 0 && fc_needed(1, FC_MAXVAL + 1) == 0);
    assert(fc_needed(SIZE_MAX, 8) == 0 && fc_needed(1, SIZE_MAX) == 0);
    assert(!fc_init(mem, 0, 8) && !fc_init(mem, sizeof mem, 0) && !fc_init(mem, sizeof mem, FC_MAXVAL));
    assert(need <= sizeof mem && !fc_init(mem, fc_needed(1, 8) - 1, 8));
    c = fc_init(mem, need, 8);
    assert(c && fc_slots(c) == 2 && fc_used(c) == 0);
    fc_key(a, "a");
    fc_key(b, "a much longer text than sixteen");
    fc_key(k, "");
    assert(fc_get(c, a, out, 16) == -1 && fc_drop(c, a) == -1 && !fc_has(c, k));
    assert(fc_put(c, a, "12345678", 9) == -1 && fc_put(c, a, "12345678", 8) == 0);
    assert(fc_put(c, k, NULL, 0) == 0 && fc_used(c) == 2 && fc_get(c, k, NULL, 0) == 0);
    assert(fc_get(c, a, out, 2) == 8 && !memcmp(out, "12", 2));
    assert(fc_put(c, b, "b", 1) == 0 && !fc_has(c, k) && fc_has(c, a) && fc_has(c, b));
    assert(fc_put(c, b, "bb", 2) == 0 && fc_get(c, b, out, 16) == 2 && fc_used(c) == 2);
    assert(fc_drop(c, a) == 0 && fc_used(c) == 1 && fc_put(c, k, "k", 1) == 0);
    s = fc_statistics(c);
    assert(s.hits == 3 && s.misses == 1 && s.evictions == 1);
    fc_clear(c);
    assert(fc_used(c) == 0 && !fc_has(c, b));
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned char key[FC_KEY];
    flatcache *c;

    fc_key(key, "session");
    if (rule == 1) {
        c = fc_init(mem + 4, sizeof mem - 4, 32);
        if (c)
            fc_put(c, key, "value", 5);
    } else if (rule == 2) {
        char *name = malloc(8);

        c = fc_init(mem, sizeof mem, 32);
        if (!c || !name)
            return 0;
        strcpy(name, "session");
        fc_put(c, name, "value", 5);
        free(name);
    } else {
        void *block = malloc(512);

        c = fc_init(block, 512, 32);
        if (!c)
            return 0;
        fc_put(c, key, "value", 5);
        free(block);
        printf("%d\n", fc_has(c, key));
    }
    return 0;
}
#endif
