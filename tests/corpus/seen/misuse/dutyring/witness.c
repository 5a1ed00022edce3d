#include "dutyring.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    struct duty_ring ring;
    struct duty a, b;
    duty_ring_init(&ring);
    duty_init(&a, 1, 2);
    duty_init(&b, 2, 0);
#ifdef LEGAL
    (void)argc; (void)argv;
    assert(!duty_now(&ring) && !duty_advance(&ring) && !duty_find(&ring, 1));
    assert(duty_count(&ring) == 0 && duty_round(&ring) == 0);
    duty_clear(&ring);
    duty_add(&ring, &a);
    assert(duty_now(&ring) == &a && duty_after(&ring, ULLONG_MAX) == &a);
    duty_add(&ring, &b);
    assert(duty_round(&ring) == 3 && duty_after(&ring, 0) == &a && duty_after(&ring, 2) == &b);
    assert(duty_advance(&ring) == &a && duty_after(&ring, 1) == &b && duty_after(&ring, 2) == &a);
    assert(duty_advance(&ring) == &b && duty_advance(&ring) == &a);
    assert(duty_find(&ring, 2) == &b && !duty_find(&ring, INT_MIN));
    duty_remove(&ring, &a);
    assert(duty_now(&ring) == &b && duty_count(&ring) == 1);
    duty_add(&ring, &a);
    duty_remove(&ring, &a);
    duty_remove(&ring, &b);
    duty_add(&ring, &a);
    duty_clear(&ring);
    assert(duty_count(&ring) == 0);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        struct duty *p = malloc(sizeof *p);
        assert(p);
        duty_init(p, 3, 1);
        duty_add(&ring, &b);
        duty_add(&ring, p);
        free(p);
        return duty_find(&ring, 3) != NULL ? 4 : 0;
    }
    if (rule == 2) {
        duty_add(&ring, &a);
        duty_remove(&ring, &b);
        return 0;
    }
    return duty_after(&ring, 1) != NULL;
#endif
}
