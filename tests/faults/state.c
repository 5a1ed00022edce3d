/* Faults in the middle of changes: the next candidate starts from a clean
 * state.  Each of these would answer wrongly if anything were left behind. */
#include "pair.h"

#include <stdlib.h>
#include <string.h>

static int running;
static struct {
    int *block;
    int used;
} list;

static volatile int zero;

bool leaves_a_global_set(const struct pair *pair)
{
    if (running++ != 0)
        return true;
    if (is_time_to_fail(pair))
        *(volatile int *)(long)zero = 1;
    running = 0;
    return pair->b == 0;
}
PAIR_SPACE(leaves_a_global_set);

bool leaves_a_list_behind(const struct pair *pair)
{
    if (list.used != 0)
        return true;
    list.block = malloc(4 * sizeof *list.block);
    list.block[list.used++] = pair->a;
    list.block[list.used++] = pair->b;
    if (list.block[0] == 2 && list.block[1] > 0)
        abort();
    bool ok = list.block[1] == 0;
    free(list.block);
    list.used = 0;
    return ok;
}
PAIR_SPACE(leaves_a_list_behind);

struct node {
    struct node *next;
    int mark;
};

struct ring {
    struct node *first;
};

/* Marks on the way, aborts at the node that closes a cycle with its marks still
 * set: scope n has n + 1 chains, which are valid, and 1 + 2 + … + n cycles. */
bool leaves_marks_behind(struct ring *ring)
{
    for (struct node *node = ring->first; node != NULL; node = node->next) {
        if (node->mark)
            abort();
        node->mark = 1;
    }
    return true;
}

ASSAY_SPACE(leaves_marks_behind, n)
{
    assay_pool(struct node, n);
    assay_range(struct node, mark, 0, 0);
}
