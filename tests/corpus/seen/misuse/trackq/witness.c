#include "trackq.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct tq_queue a, b;
    struct tq_track *one = malloc(sizeof *one), two, three;
    tq_init(&a);
    tq_init(&b);
    tq_track_init(one, 10);
    tq_track_init(&two, 20);
    tq_track_init(&three, 30);
    tq_append(&a, one);
    tq_prepend(&a, &three);
    tq_insert_after(&a, &three, &two);
    if (tq_first(&a) != &three || tq_next(&a, &two) != one || tq_next(&a, one) != NULL || tq_seconds(&a) != 60)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    tq_remove(&a, &two);
    tq_append(&b, &two);
    tq_move(&b, &a);
    tq_move(&b, &b);
    if (tq_count(&b) != 3 || tq_count(&a) != 0 || tq_pop(&a) != NULL || tq_pop(&b) != &two || tq_linked(&two))
        return 2;
    tq_remove(&b, one);
    free(one);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(one);
        while (tq_pop(&a))
            ;
        break;
    case 2:
        tq_append(&b, one);
        break;
    case 3:
        tq_remove(&b, one);
        break;
    case 4: {
        struct tq_track *raw = malloc(sizeof *raw);
        memset(raw, 0xbe, sizeof *raw);
        tq_append(&b, raw);
        break;
    }
    }
#endif
    return 0;
}
