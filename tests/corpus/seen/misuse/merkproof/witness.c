#include "merkproof.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const void *leaf[] = { "a", "bb", "ccc", "", "eeeee", NULL, "g" };
    size_t len[] = { 1, 2, 3, 0, 5, 0, 1 };
    mp_tree *t = mp_build(leaf, len, 7);
    if (!t)
        return 0;
#ifdef LEGAL
    (void)rule;
    uint8_t root[MP_DIGEST], proof[3 * MP_DIGEST], d[MP_DIGEST];
    int bad = mp_leaves(t) != 7 || mp_depth(t) != 3;
    mp_root(t, root);
    for (size_t i = 0; i < 7; i++) {
        mp_prove(t, i, proof);
        bad |= mp_check(root, 3, i, leaf[i], len[i], proof) != 1;
        bad |= mp_check(root, 3, i, "x", 1, proof) != 0;
    }
    bad |= mp_check(root, 3, 8, "g", 1, proof) || mp_check(root, (unsigned)-1, 0, "g", 1, proof);
    mp_update(t, 4, "E", 1);
    mp_root(t, d);
    bad |= memcmp(d, root, sizeof d) == 0;
    mp_update(t, 4, leaf[4], 5);
    mp_root(t, d);
    bad |= memcmp(d, root, sizeof d) != 0;
    mp_free(t);
    t = mp_build(leaf, len, 1);
    bad |= mp_depth(t) != 0;
    mp_root(t, root);
    mp_prove(t, 0, NULL);
    bad |= !mp_check(root, 0, 0, "a", 1, NULL);
    mp_update(t, 0, "b", 1);
    mp_free(t);
    mp_free(NULL);
    bad |= mp_build(leaf, len, 0) != NULL || mp_build(leaf, len, (size_t)-1) != NULL;
    mp_hash h;
    mp_init(&h);
    mp_feed(&h, NULL, 0);
    mp_feed(&h, "abc", 3);
    mp_done(&h, d);
    mp_init(&h);
    mp_feed(&h, "ab", 2);
    mp_feed(&h, "c", 1);
    mp_done(&h, root);
    bad |= memcmp(d, root, sizeof d) != 0;
    return bad;
#else
    uint8_t *one = malloc(MP_DIGEST), *wide = malloc(3 * MP_DIGEST), *few = malloc(8);
    memset(one, 0, MP_DIGEST);
    mp_hash h, *raw = malloc(sizeof *raw);
    mp_init(&h);
    switch (rule) {
    case 1: mp_prove(t, 2, one); break;
    case 2: mp_prove(t, 7, wide); break;
    case 3: mp_done(&h, one); mp_feed(&h, "x", 1); break;
    case 4: mp_check(wide, 3, 0, "a", 1, one); break;
    case 5: mp_root(t, few); break;
    case 6: mp_feed(raw, "x", 1); break;
    }
    mp_free(t);
    free(one);
    free(wide);
    free(few);
    free(raw);
    return 0;
#endif
}
