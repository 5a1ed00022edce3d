#include "waitset.h"
#include <stdio.h>
#include <stdlib.h>

#define OK(x) do { if (!(x)) { printf("line %d\n", __LINE__); return 3; } } while (0)

static enum ws_answer countdown(struct ws_item *item, void *context)
{
    (void)item;
    int *n = context;
    return *n == 0 ? WS_DONE : *n < 0 ? WS_IDLE : (--*n, WS_READY);
}

#ifdef LEGAL
static struct ws_set *shared;
static enum ws_answer adds(struct ws_item *item, void *context)
{
    struct ws_item *other = context;
    struct ws_set *set = shared;
    (void)item;
    if (!ws_contains(set, other))
        ws_add(set, other);
    return WS_READY;
}
#else
static enum ws_answer nested(struct ws_item *item, void *context)
{
    (void)item;
    ws_poll(context, 1);
    return WS_IDLE;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct ws_set set;
    ws_init(&set);
#ifdef LEGAL
    (void)argv;
    (void)rule;
    shared = &set;
    struct ws_set other;
    struct ws_item a, b, c, d;
    int two = 2, zero = 0, idle = -1;
    ws_init(&other);
    OK(ws_poll(&set, 5) == 0);
    ws_clear(&set);
    ws_item_init(&a, countdown, &two);
    ws_item_init(&b, countdown, &zero);
    ws_item_init(&c, countdown, &idle);
    ws_item_init(&d, adds, &b);
    ws_remove(&a);
    ws_add(&set, &a);
    ws_add(&set, &b);
    ws_add(&set, &c);
    OK(ws_count(&set) == 3 && ws_poll(&set, 0) == 0 && ws_poll(&set, 1) == 1 && two == 1);
    OK(ws_poll(&set, (size_t)-1) == 2 && ws_count(&set) == 2 && !ws_contains(&set, &b) && ws_contains(&set, &c));
    ws_add(&other, &b);
    OK(ws_contains(&other, &b));
    ws_remove(&b);
    ws_add(&set, &d);
    OK(ws_poll(&set, 10) == 2 && ws_contains(&set, &b) && ws_count(&set) == 3);
    ws_remove(&c);
    ws_remove(&c);
    ws_clear(&set);
    OK(ws_count(&set) == 0 && !ws_contains(&set, &a));
    ws_add(&set, &d);
    OK(ws_poll(&set, 1) == 1 && ws_poll(&set, 9) == 2 && ws_count(&set) == 2);
    ws_clear(&set);
#else
    int n = -1;
    struct ws_item *item = malloc(sizeof *item);
    if (!item)
        return 0;
    if (rule == 1) {
        ws_item_init(item, countdown, &n);
        ws_add(&set, item);
        free(item);
        ws_poll(&set, 1);
        return 0;
    } else if (rule == 2) {
        ws_item_init(item, countdown, &n);
        ws_add(&set, item);
        ws_add(&set, item);
    } else {
        ws_item_init(item, nested, &set);
        ws_add(&set, item);
        ws_poll(&set, 1);
    }
    free(item);
#endif
    return 0;
}
