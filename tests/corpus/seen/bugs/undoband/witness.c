#include "undoband.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

static int works(void *doc, void *data)
{
    (void)doc;
    (void)data;
    return 0;
}

#ifdef LEGAL
static int fails(void *doc, void *data)
{
    (void)doc;
    (void)data;
    return 1;
}

static void drop(void *doc, void *data)
{
    ++*(int *)doc;
    free(data);
}
#endif

int main(void)
{
    long n = 99;
#ifdef LEGAL
    int dropped = 0, i;
    ub_ops ops = {works, works, drop}, bad = {fails, fails, NULL};
    undoband *h = ub_new(&ops, &dropped);

    assert(h != NULL && ub_is_saved(h) && ub_undo(h) == 0 && ub_redo(h) == 0);
    assert(ub_saved_steps(h, &n) == 1 && n == 0);
    for (i = 0; i < 4; ++i)
        assert(ub_push(h, malloc(4)) == 0);
    assert(ub_saved_steps(h, &n) == 1 && n == -4 && !ub_is_saved(h));
    ub_mark_saved(h);
    assert(ub_undo(h) == 1 && ub_undo(h) == 1);
    assert(ub_saved_steps(h, &n) == 1 && n == 2);
    ub_set_limit(h, 3);
    assert(dropped == 1 && ub_undo_count(h) == 1 && ub_redo_count(h) == 2);
    ub_set_limit(h, 2);
    assert(dropped == 2 && ub_undo_count(h) == 0 && ub_redo(h) == 1);
    assert(ub_saved_steps(h, &n) == 1 && n == 1);
    assert(ub_push(h, NULL) == 0 && dropped == 3 && !ub_is_saved(h));
    n = 5;
    assert(ub_saved_steps(h, &n) == 0 && n == 5);
    ub_mark_saved(h);
    assert(ub_push(h, NULL) == 0 && ub_push(h, NULL) == 0 && ub_undo_count(h) == 2);
    assert(ub_saved_steps(h, &n) == 1 && n == -2);
    ub_mark_saved(h);
    ub_set_limit(h, 0);
    assert(ub_is_saved(h) && ub_push(h, malloc(1)) == 0 && ub_undo_count(h) == 0 && !ub_is_saved(h));
    ub_set_limit(h, SIZE_MAX);
    for (i = 0; i < UB_MAX_LIMIT + 3; ++i)
        assert(ub_push(h, NULL) == 0);
    assert(ub_undo_count(h) == UB_MAX_LIMIT);
    ub_free(h);
    ub_free(NULL);
    h = ub_new(&bad, NULL);
    assert(ub_push(h, NULL) == 0 && ub_undo(h) == -1 && ub_undo_count(h) == 1);
    ub_free(h);
#else
    ub_ops ops = {works, works, NULL};
    undoband *h = ub_new(&ops, NULL);

    assert(h != NULL);
    ub_push(h, NULL);
    ub_mark_saved(h);
    ub_undo(h);
    ub_set_limit(h, 0);
    if (ub_saved_steps(h, &n) == 1)
        ub_undo(h);
    ub_free(h);
#endif
    return 0;
}
