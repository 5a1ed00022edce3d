#include "adcring.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct adc_ring r;
    uint16_t samples[3], one, out[2];
    adc_ring_init(&r, samples, 3);
    if (adc_ring_pop(&r, &one) || adc_ring_average(&r) != 0 || !adc_ring_push(&r, 10) || !adc_ring_push(&r, 0xffff) ||
        !adc_ring_push(&r, 5) || adc_ring_push(&r, 6) || adc_ring_lost(&r) != 1 || adc_ring_lost(&r) != 0)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (adc_ring_average(&r) != 21850 || adc_ring_crossings(&r, 10) != 0 || adc_ring_crossings(&r, 11) != 1 ||
        adc_ring_peek(&r, 2) != 5)
        return 2;
    if (adc_ring_drain(&r, out, 2) != 2 || out[1] != 0xffff || !adc_ring_push(&r, 7) || !adc_ring_pop(&r, &one) ||
        one != 5 || adc_ring_peek(&r, 0) != 7 || adc_ring_count(&r) != 1 || adc_ring_drain(&r, out, 0) != 0)
        return 2;
    struct adc_ring tiny;
    adc_ring_init(&tiny, &one, 1);
    return !adc_ring_push(&tiny, 1) || adc_ring_push(&tiny, 2) || !adc_ring_pop(&tiny, out) || !adc_ring_push(&tiny, 3);
#else
    uint16_t *heap = malloc(4 * sizeof *heap);
    struct adc_ring wild;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        adc_ring_init(&r, heap, 5);
        while (adc_ring_push(&r, 1))
            ;
        break;
    case 2:
        adc_ring_init(&r, heap, 4);
        adc_ring_push(&r, 1);
        free(heap);
        adc_ring_average(&r);
        break;
    case 3:
        adc_ring_init(&r, heap, 0);
        break;
    case 4:
        adc_ring_peek(&r, 3);
        break;
    case 5:
        memset(&wild, 0x33, sizeof wild);
        adc_ring_pop(&wild, &one);
        break;
    case 6:
        adc_ring_drain(&r, out, 3);
        break;
    }
    return 0;
#endif
}
