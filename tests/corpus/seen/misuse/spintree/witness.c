#include "spintree.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    struct sp_tree t;
    sp_init(&t);
#ifdef LEGAL
    static struct sp_node n[1000], twin;
    (void)argc, (void)argv;
    assert(!sp_first(&t) && !sp_last(&t) && !sp_find(&t, 0) && sp_height(&t) == 0);
    n[0].key = INT_MIN, n[1].key = INT_MAX, n[2].key = 0, twin.key = 0;
    for (int i = 0; i < 3; i++)
        assert(!sp_insert(&t, &n[i]));
    assert(sp_insert(&t, &twin) == &n[2] && t.count == 3 && sp_height(&t) == 3);
    assert(sp_first(&t) == &n[0] && sp_next(&n[0]) == &n[2] && sp_next(&n[2]) == &n[1] && !sp_next(&n[1]));
    assert(sp_last(&t) == &n[1] && sp_prev(&n[1]) == &n[2] && !sp_prev(&n[0]));
    sp_rotate_left(&t, &n[0]);
    assert(t.root == &n[1] && sp_height(&t) == 3);
    sp_rotate_right(&t, &n[1]);
    sp_splay(&t, &n[2]);
    assert(t.root == &n[2] && sp_height(&t) == 2);
    sp_splay(&t, &n[2]);
    sp_remove(&t, &n[2]);
    assert(sp_height(&t) == 2 && !sp_find(&t, 0) && !sp_insert(&t, &twin));
    sp_remove(&t, &n[0]);
    sp_remove(&t, &twin);
    sp_remove(&t, &n[1]);
    assert(!t.root && t.count == 0);
    for (int i = 0; i < 1000; i++) {
        n[i].key = i * 7 % 1000;
        assert(!sp_insert(&t, &n[i]));
        if (i % 3 == 0)
            sp_splay(&t, &n[i / 2]);
    }
    int want = 0;
    for (struct sp_node *p = sp_first(&t); p; p = sp_next(p))
        assert(p->key == want++);
    assert(want == 1000);
    for (int i = 0; i < 1000; i += 2)
        sp_remove(&t, &n[i]);
    want = 0;
    for (struct sp_node *p = sp_last(&t); p; p = sp_prev(p))
        want++;
    assert(want == 500 && t.count == 500 && sp_height(&t) >= 9);
    sp_init(&t);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct sp_node *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b);
    if (!a || !b)
        return 0;
    a->key = 1;
    b->key = 2;
    sp_insert(&t, a);
    if (rule == 1) {
        sp_rotate_left(&t, a);
    } else if (rule == 2) {
        free(a);
        sp_insert(&t, b);
    } else {
        sp_remove(&t, b);
    }
#endif
    return 0;
}
