#include "hookring.h"

#include <assert.h>
#include <stdlib.h>

struct task {
    int id;
    hook in;
};

static void drop_next(hook *h, void *arg)
{
    hook *next = hookring_next(arg, h);

    if (next) {
        hook_remove(next);
        free(HOOK_ENTRY(next, struct task, in));
    }
}

static void drop_odd(hook *h, void *arg)
{
    struct task *t = HOOK_ENTRY(h, struct task, in);

    (void)arg;
    if (t->id % 2) {
        hook_remove(h);
        free(t);
    }
}

static struct task *task(int id)
{
    struct task *t = calloc(1, sizeof *t);

    assert(t);
    t->id = id;
    return t;
}

int main(int argc, char **argv)
{
    hookring ring, other;
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    hookring_init(&ring);
    hookring_init(&other);
#ifdef LEGAL
    (void)rule;
    (void)drop_next;
    assert(hookring_empty(&ring) && !hookring_first(&ring) && hookring_count(&ring) == 0);
    hookring_rotate(&ring);
    hookring_splice(&ring, &other);
    for (int i = 0; i < 6; i++)
        hookring_append(i < 4 ? &ring : &other, &task(i)->in);
    hookring_splice(&ring, &ring);
    hookring_splice(&ring, &other);
    assert(hookring_count(&ring) == 6 && hookring_empty(&other));
    hookring_rotate(&ring);
    assert(HOOK_ENTRY(hookring_first(&ring), struct task, in)->id == 1);
    hookring_each(&ring, drop_odd, NULL);
    assert(hookring_count(&ring) == 3);
    hookring_prepend(&ring, &task(7)->in);
    hook_insert_after(hookring_first(&ring), &task(9)->in);
    for (hook *h; (h = hookring_first(&ring)) != NULL;) {
        hook_remove(h);
        assert(!hook_linked(h));
        free(HOOK_ENTRY(h, struct task, in));
    }
#else
    struct task *a = task(1), *b = task(2), *c = task(3);
    hookring blank = {HOOK_FREE};

    (void)drop_odd;
    hookring_append(&ring, &a->in);
    hookring_append(&ring, &b->in);
    switch (rule) {
    case 1: hook_remove(&c->in); break;
    case 2: free(b); hookring_append(&ring, &c->in); break;
    case 3: hookring_append(&other, &a->in); break;
    case 4: hookring_each(&ring, drop_next, &ring); break;
    case 5: hookring_append(&blank, &c->in); break;
    }
#endif
    return 0;
}
