#include "plugrack.h"

#include <assert.h>
#include <stdlib.h>

static struct plugrack rack;

static int twice(struct plugin *self, int value)
{
    (void)self;
    return value > 1000 ? value : 2 * value;
}

#ifdef LEGAL
static int started;

static int plus(struct plugin *self, int value)
{
    assert(plugrack_remove(&rack, self) == -1 && plugrack_clear(&rack) == -1 && plugrack_run(&rack, 9) == 9);
    return value + *(int *)self->data;
}

static int start(struct plugin *self)
{
    started++;
    return self->data == NULL;
}

static void stop(struct plugin *self)
{
    (void)self;
    started--;
}

static int nth(struct plugin *plugin, void *arg)
{
    assert(plugin->name[0] != 0);
    return --*(int *)arg == 0 ? 7 : 0;
}

int main(void)
{
    int three = 3, n = 2;
    struct plugin a = {.name = "a", .run = twice, .priority = 1};
    struct plugin b = {.name = "b", .run = plus, .priority = 2, .data = &three, .start = start, .stop = stop};
    struct plugin c = {.name = "c", .run = twice, .start = start};
    struct plugin d = {.name = "", .run = twice}, e = {.name = "a", .run = twice};
    struct plugrack other;

    plugrack_init(&rack);
    plugrack_init(&other);
    assert(plugrack_run(&rack, 5) == 5 && plugrack_clear(&rack) == 0 && plugrack_each(&rack, nth, &n) == 0);
    assert(plugrack_add(&rack, &a) == 0 && plugrack_add(&rack, &a) == -1 && plugrack_add(&other, &a) == -1);
    assert(plugrack_add(&rack, &b) == 0 && plugrack_add(&rack, &c) == -1 && plugrack_add(&rack, &d) == -1 && plugrack_add(&rack, &e) == -1);
    assert(plugrack_count(&rack) == 2 && plugrack_run(&rack, 5) == 16);
    assert(plugrack_find(&rack, "b") == &b && plugrack_find(&rack, "c") == NULL && plugrack_find(&rack, "") == NULL);
    assert(plugrack_each(&rack, nth, &n) == 7 && plugrack_remove(&other, &a) == -1);
    assert(plugrack_remove(&rack, &a) == 0 && plugrack_remove(&rack, &a) == -1 && plugrack_add(&other, &a) == 0);
    assert(plugrack_clear(&rack) == 0 && plugrack_clear(&other) == 0 && started == 1);
    return 0;
}
#else
static int discard(struct plugin *plugin, void *arg)
{
    plugrack_remove(arg, plugin);
    free(plugin);
    return 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct plugin *p = calloc(1, sizeof *p);
    static struct plugin none = {.name = "none"};

    if (!p)
        return 0;
    p->name = "a";
    p->run = twice;
    plugrack_init(&rack);
    plugrack_add(&rack, p);
    if (rule == 1) {
        free(p);
        plugrack_find(&rack, "b");
    } else if (rule == 2) {
        plugrack_add(&rack, &none);
        plugrack_run(&rack, 1);
    } else {
        plugrack_each(&rack, discard, &rack);
    }
    return 0;
}
#endif
