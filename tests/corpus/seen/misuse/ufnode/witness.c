#include "ufnode.h"

#include <assert.h>
#include <stdlib.h>

#ifdef LEGAL
struct city {
    int id;
    uf_node node;
};

static int add(uf_node *node, void *arg)
{
    *(int *)arg += UF_OBJECT(node, struct city, node)->id;
    return 0;
}
static int stop(uf_node *node, void *arg)
{
    return node == arg ? 9 : 0;
}

int main(void)
{
    struct city c[4];
    uf_node row[6];
    int sum = 0;

    for (int i = 0; i < 4; i++) {
        c[i].id = 1 << i;
        uf_init(&c[i].node);
    }
    assert(uf_union(&c[0].node, &c[0].node) == 0 && uf_next(&c[0].node) == &c[0].node && uf_size(&c[0].node) == 1);
    assert(uf_union(&c[0].node, &c[1].node) == 1 && uf_union(&c[1].node, &c[0].node) == 0);
    assert(uf_union(&c[3].node, &c[1].node) == 1 && uf_size(&c[3].node) == 3 && !uf_same(&c[2].node, &c[0].node));
    assert(uf_same(&c[3].node, &c[0].node) && uf_find(&c[3].node) == uf_find(&c[1].node));
    assert(uf_each(&c[3].node, add, &sum) == 0 && sum == 11);
    assert(uf_each(&c[3].node, stop, &c[0].node) == 9 && uf_each(&c[2].node, stop, &c[0].node) == 0);
    uf_dissolve(&c[1].node);
    uf_dissolve(&c[2].node);
    for (int i = 0; i < 4; i++)
        assert(uf_size(&c[i].node) == 1 && uf_next(&c[i].node) == &c[i].node);
    uf_init_array(NULL, 0);
    assert(uf_count_sets(NULL, 0) == 0);
    uf_init_array(row, 6);
    assert(uf_count_sets(row, 6) == 6);
    uf_union(&row[0], &row[5]), uf_union(&row[1], &row[2]), uf_union(&row[2], &row[5]);
    uf_union(&row[3], &c[0].node), uf_union(&c[0].node, &row[4]);
    assert(uf_count_sets(row, 6) == 2 && uf_count_sets(row + 2, 3) == 2 && uf_count_sets(row, 3) == 1);
    return 0;
}
#else
static int drop(uf_node *node, void *arg)
{
    (void)arg;
    free(node);
    return 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uf_node *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b);

    if (!a || !b)
        return 0;
    if (rule == 1)
        return uf_find(a) == NULL;
    uf_init(a);
    uf_init(b);
    uf_union(a, b);
    if (rule == 2) {
        free(a);
        return uf_size(uf_next(b)) == 0;
    }
    uf_each(b, drop, NULL);
    return 0;
}
#endif
