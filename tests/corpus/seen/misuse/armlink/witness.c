#include "armlink.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc;
    (void)argv;
    struct armlink base, arm, hand, other;
    struct armlink_pose one = {1, 0, 0}, p;
    armlink_init(&base);
    armlink_init(&arm);
    armlink_init(&hand);
    armlink_init(&other);
    armlink_attach(&arm, &base);
    armlink_attach(&hand, &arm);
    armlink_attach(&other, &arm);
    armlink_place(&base, one);
    armlink_place(&hand, one);
    armlink_place(&other, one);
    if (armlink_encoder(&arm, 0) != -1 || armlink_encoder(&arm, 400))
        return 1;
    armlink_turn(&arm, 500);
    p = armlink_world(&hand);
    if (fabs(p.x - 1) > 1e-9 || fabs(p.y - 1) > 1e-9 || armlink_depth(&hand) != 2)
        return 1;
    if (armlink_common(&hand, &other) != &arm || armlink_common(&base, &base) != &base)
        return 1;
    p = armlink_between(&hand, &other);
    if (fabs(p.x) > 1e-9 || fabs(p.y) > 1e-9)
        return 1;
    p = armlink_between(&base, &hand);
    if (fabs(p.x) > 1e-9 || fabs(p.y - 1) > 1e-9)
        return 1;
    armlink_turn(&arm, LONG_MIN);
    armlink_encoder(&arm, 1);
    armlink_turn(&arm, LONG_MIN);
    armlink_detach(&hand);
    armlink_place(&hand, (struct armlink_pose){INFINITY, NAN, INFINITY});
    p = armlink_between(&hand, &hand);
    return armlink_depth(&hand) != 0 || hand.parent != NULL;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct armlink a, b, *heap = malloc(sizeof *heap);
    armlink_init(&a);
    armlink_init(&b);
    volatile double x = 0;
    switch (rule) {
    case 1:
        armlink_attach(&a, &b);
        armlink_attach(&b, &a);
        x = armlink_world(&a).x;
        break;
    case 2:
        x = armlink_between(&a, &b).x;
        break;
    case 3:
        armlink_turn(&a, 17);
        break;
    case 4:
        armlink_init(heap);
        armlink_attach(&a, heap);
        free(heap);
        x = armlink_world(&a).x;
        break;
    case 5:
        memset(heap, 0xa5, sizeof *heap);
        armlink_attach(&a, heap);
        x = armlink_world(&a).x;
        break;
    }
    return (int)x * 0;
#endif
}
