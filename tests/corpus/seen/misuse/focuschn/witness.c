#include "focuschn.h"

#include <stdlib.h>
#include <string.h>

static int told;

static void changed(struct focus_node *node, bool focused, void *context)
{
    (void)node, (void)context;
    told += focused ? 1 : 100;
}

#ifndef LEGAL
static void bad(struct focus_node *node, bool focused, void *context)
{
    (void)focused;
    focus_remove(context, node);
}
#endif

int main(int count, char **arguments)
{
    struct focus_chain chain, other;
    struct focus_node a, b, c;
    focus_chain_init(&chain, changed, NULL);
    focus_chain_init(&other, NULL, NULL);
    focus_node_init(&a, NULL);
    focus_node_init(&b, NULL);
    focus_node_init(&c, "c");
    focus_append(&chain, &a);
    focus_append(&chain, &c);
    focus_insert(&chain, &b, &c);
    if (focus_get(&chain) || focus_next(&chain) != &a || focus_next(&chain) != &b || focus_count(&chain) != 3)
        return 2;
    if (told != 102)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    focus_enable(&c, false);
    if (focus_next(&chain) != &a || focus_prev(&chain) != &b || focus_set(&chain, &c) || !focus_set(&chain, &a))
        return 2;
    focus_enable(&a, false);
    if (focus_get(&chain) != &b)
        return 2;
    focus_remove(&chain, &b);
    if (focus_get(&chain) || focus_next(&chain) || focus_count(&chain) != 2)
        return 2;
    focus_enable(&a, true);
    if (focus_prev(&chain) != &a || focus_next(&chain) != &a || focus_next(&other))
        return 2;
    focus_insert(&other, &b, NULL);
    focus_remove(&chain, &a);
    focus_remove(&chain, &c);
    return focus_count(&chain) != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        focus_append(&other, &a);
        break;
    case 2:
        focus_remove(&other, &a);
        break;
    case 3: {
        struct focus_node *lost = malloc(sizeof *lost);
        focus_node_init(lost, NULL);
        focus_append(&chain, lost);
        free(lost);
        focus_count(&chain);
        break;
    }
    case 4: {
        struct focus_node raw;
        memset(&raw, 0x55, sizeof raw);
        focus_append(&chain, &raw);
        break;
    }
    case 5:
        focus_set(&other, &a);
        break;
    case 6:
        focus_chain_init(&other, bad, &other);
        focus_remove(&chain, &a);
        focus_append(&other, &a);
        focus_next(&other);
        break;
    }
    return 0;
#endif
}
