#include "dutyrota.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

#ifdef LEGAL
static bool count_two(struct duty *d, void *arg)
{
    int *n = arg;

    assert(duty_linked(d));
    return ++*n < 2;
}
static bool nested(struct duty *d, void *arg)
{
    int n = 0;

    rota_each(d->on, count_two, &n);
    *(int *)arg += n;
    rota_next(d->on);
    return true;
}
#else
static bool drop(struct duty *d, void *arg)
{
    (void)arg;
    rota_remove(d);
    return true;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct rota r = ROTA_INIT;
#ifdef LEGAL
    struct rota s;
    struct duty a, b, c, z = {0};
    int n = 0;

    (void)rule;
    rota_init(&s);
    duty_init(&a, 2, &n);
    duty_init(&b, 0, NULL);
    duty_init(&c, UINT_MAX, NULL);
    assert(!rota_next(&r) && !rota_peek(&r) && rota_count(&r) == 0);
    rota_skip(&r);
    rota_clear(&r);
    rota_each(&r, count_two, &n);
    assert(n == 0);
    rota_add(&r, &a);
    rota_add(&r, &b);
    assert(rota_next(&r) == &a && rota_next(&r) == &a && rota_next(&r) == &b && rota_next(&r) == &a);
    rota_skip(&r);
    assert(rota_peek(&r) == &b);
    rota_add(&r, &c);
    rota_each(&r, count_two, &n);
    assert(n == 2);
    rota_each(&r, nested, &n);
    assert(n == 8);
    rota_remove(&b);
    rota_remove(&b);
    assert(!duty_linked(&b) && rota_count(&r) == 2);
    rota_add(&s, &b);
    rota_add(&s, &z);
    assert(rota_next(&s) == &b && rota_next(&s) == &z && rota_next(&s) == &b);
    rota_clear(&s);
    rota_clear(&r);
    assert(!duty_linked(&a) && !duty_linked(&z) && rota_count(&s) == 0);
    return 0;
#else
    struct duty *d = malloc(sizeof *d);

    if (!d)
        return 0;
    duty_init(d, 1, NULL);
    rota_add(&r, d);
    if (rule == 1) {
        free(d);
        rota_next(&r);
    } else if (rule == 2) {
        rota_add(&r, d);
    } else {
        rota_each(&r, drop, NULL);
    }
    free(d);
    return 0;
#endif
}
