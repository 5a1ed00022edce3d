#include "backstep.h"
#undef NDEBUG
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

static void add_back(void *doc, void *data)
{
    *(int *)doc -= *(int *)data;
}

static void add_again(void *doc, void *data)
{
    *(int *)doc += *(int *)data;
}

static const struct bs_ops add_ops = {add_back, add_again, free};

static int *number(int n)
{
    int *p = malloc(sizeof *p);
    if (!p)
        exit(0);
    *p = n;
    return p;
}

#ifdef LEGAL
static void look(void *doc, void *data)
{
    (void)data;
    assert(bs_can_undo(*(bs_history **)doc) + bs_can_redo(*(bs_history **)doc) == 1);
}

static const struct bs_ops look_ops = {look, look, NULL};

static bool add(bs_history *h, int *doc, int n)
{
    *doc += n;
    return bs_push(h, &add_ops, number(n));
}
#else
static bs_history *current;

static void push_more(void *doc, void *data)
{
    (void)doc;
    (void)data;
    bs_push(current, &add_ops, number(1));
}

static const struct bs_ops eager_ops = {push_more, push_more, NULL};
#endif

int main(int argc, char **argv)
{
    int doc = 0;
    bs_history *h = bs_new(&doc, 3);
    if (!h)
        return 0;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    assert(!bs_new(NULL, 0) && !bs_new(NULL, BS_MAX_STEPS + 1) && !bs_new(NULL, SIZE_MAX));
    assert(!bs_undo(h) && !bs_redo(h));
    bs_clear(h);
    for (int i = 1; i <= 5; i++)
        assert(add(h, &doc, i));
    assert(bs_can_undo(h) == 3 && bs_undo(h) && bs_undo(h) && doc == 6 && bs_redo(h) && doc == 10);
    assert(add(h, &doc, 7) && bs_can_redo(h) == 0 && bs_can_undo(h) == 3);
    bs_begin(h);
    bs_end(h);
    assert(bs_can_undo(h) == 3);
    bs_begin(h);
    for (int i = 0; i < BS_MAX_ACTIONS; i++) {
        bs_begin(h);
        assert(add(h, &doc, 1));
        bs_end(h);
    }
    assert(!bs_push(h, &add_ops, number(1)));
    bs_end(h);
    assert(bs_can_undo(h) == 3 && doc == 17 + 256 && bs_undo(h) && doc == 17 && bs_redo(h) && bs_undo(h));
    bs_begin(h);
    assert(bs_can_redo(h) == 1 && add(h, &doc, 2) && bs_can_redo(h) == 0);
    bs_end(h);
    bs_clear(h);
    assert(bs_can_undo(h) == 0 && !bs_undo(h) && !bs_redo(h));
    assert(add(h, &doc, 1));
    bs_begin(h);
    assert(add(h, &doc, 1));
    bs_free(h);
    h = NULL;
    h = bs_new(&h, 1);
    assert(h && bs_push(h, &look_ops, NULL) && bs_push(h, &look_ops, NULL) && bs_undo(h) && bs_redo(h));
    bs_free(NULL);
#else
    current = h;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        int *n = number(4);
        bs_push(h, &add_ops, n);
        free(n);
        break;
    }
    case 2:
        bs_push(h, &eager_ops, NULL);
        bs_undo(h);
        break;
    case 3:
        bs_push(h, &add_ops, number(4));
        bs_begin(h);
        bs_undo(h);
        break;
    }
#endif
    bs_free(h);
    return 0;
}
