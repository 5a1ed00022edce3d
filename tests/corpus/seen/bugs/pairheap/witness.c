#include "pairheap.h"

int main(void)
{
    int values[8] = {0};
    struct ph_node *nodes[8];
    struct ph_heap *h = ph_new(), *other = ph_new();
    for (int i = 0; i < 8; i++)
        nodes[i] = ph_push(i < 5 ? h : other, (i * 5) % 8, &values[i]);
    ph_merge(h, other);
    ph_merge(h, h);
    if (ph_size(h) != 8 || ph_size(other) != 0 || ph_pop(other) || ph_top(h) != nodes[0] || ph_data(nodes[3]) != values + 3)
        return 2;
    if (ph_delete(h, nodes[0]) != values || ph_priority(ph_top(h)) != 1 || ph_delete(h, nodes[1]) != values + 1)
        return 2;
    if (ph_decrease(h, nodes[3], 8) != -1 || ph_decrease(h, nodes[3], -1) != 0 || ph_top(h) != nodes[3])
        return 2;
    long last = -100;
    while (ph_top(h)) {
        long p = ph_priority(ph_top(h));
        if (p < last)
            return 2;
        last = p;
        ph_pop(h);
    }
    struct ph_node *n = ph_push(h, 5, values);
#ifdef LEGAL
    (void)n;
#else
    ph_decrease(h, n, 4);
#endif
    ph_free(h);
    ph_free(other);
    return 0;
}
