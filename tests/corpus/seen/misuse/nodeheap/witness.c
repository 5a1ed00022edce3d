#include "nodeheap.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct nodeheap heap;
    struct nh_node nodes[10];
    nh_init(&heap);
    for (int i = 0; i < 10; i++) {
        nh_node_init(&nodes[i], i * 7 % 10);
        if (!nh_insert(&heap, &nodes[i]))
            return 2;
    }
    if (nh_pop(&heap) != &nodes[0] || nh_node_linked(&nodes[0]) || nh_count(&heap) != 9)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    nh_set_key(&heap, &nodes[5], INT64_MAX);
    nh_set_key(&heap, &nodes[1], INT64_MIN);
    nh_remove(&heap, &nodes[9]);
    if (nh_min(&heap) != &nodes[1])
        return 2;
    int64_t last = INT64_MIN;
    while (nh_count(&heap) > 1) {
        struct nh_node *n = nh_pop(&heap);
        if (n->key < last)
            return 2;
        last = n->key;
    }
    nh_release(&heap);
    if (nh_node_linked(&nodes[5]) || nh_pop(&heap) != NULL)
        return 2;
    nh_release(&heap);
#else
    struct nodeheap other;
    struct nh_node *n;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        n = malloc(sizeof *n);
        nh_node_init(n, -5);
        nh_insert(&heap, n);
        free(n);
        nh_pop(&heap);
        break;
    case 2:
        nh_insert(&heap, &nodes[3]);
        break;
    case 3:
        nh_remove(&heap, &nodes[0]);
        break;
    case 4:
        nh_init(&other);
        nh_set_key(&other, &nodes[3], 1);
        break;
    case 5:
        memset(&other, 0x55, sizeof other);
        nh_pop(&other);
        break;
    case 6:
        nh_node_init(&nodes[3], 5);
        nh_remove(&heap, &nodes[3]);
        break;
    }
#endif
    return 0;
}
