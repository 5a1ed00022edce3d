#include "hoistsim.h"
#include <assert.h>
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>

#ifdef LEGAL
static hoistsim_rider *patient;

static void arrive(hoistsim *h, hoistsim_rider *r, void *arg)
{
    int *n = arg;
    assert(hoistsim_state(r) == HOISTSIM_ARRIVED && hoistsim_goal(r) == hoistsim_floor(h));
    assert(hoistsim_cancel(h, r) == -1);
    ++*n;
    hoistsim_press(h, 0);
    if (patient != NULL && hoistsim_state(patient) == HOISTSIM_WAITING)
        assert(hoistsim_cancel(h, patient) == 0);
    patient = NULL;
    if (*n < 3)
        hoistsim_add(h, hoistsim_floor(h), 0 == hoistsim_floor(h));
}
#else
static void demolish(hoistsim *h, hoistsim_rider *r, void *arg)
{
    (void)r, (void)arg;
    hoistsim_free(h);
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
#ifdef LEGAL
    int n = 0, i;
    hoistsim *h = hoistsim_new(5, arrive, &n);
    hoistsim_rider *r;
    (void)rule;
    hoistsim_free(NULL);
    assert(!hoistsim_new(1, NULL, NULL) && !hoistsim_new(INT_MIN, NULL, NULL) && !hoistsim_new(101, NULL, NULL));
    assert(h && hoistsim_step(h) == 0 && hoistsim_run(h, 10) == 0 && hoistsim_run(h, INT_MIN) == 0);
    hoistsim_press(h, 4);
    hoistsim_press(h, 0);
    assert(hoistsim_run(h, INT_MAX) == 8 && hoistsim_floor(h) == 4);
    assert(hoistsim_add(h, 2, 2) == NULL && hoistsim_riders(h) == 0);
    r = hoistsim_add(h, 3, 1);
    patient = hoistsim_add(h, 0, 4);
    assert(hoistsim_state(r) == HOISTSIM_WAITING && hoistsim_goal(r) == 1 && hoistsim_riders(h) == 2);
    assert(hoistsim_run(h, 2) == 2 && hoistsim_state(r) == HOISTSIM_RIDING && hoistsim_cancel(h, r) == -1);
    hoistsim_run(h, 1000);
    assert(n == 3 && hoistsim_riders(h) == 0);
    r = hoistsim_add(h, 1, 2);
    assert(hoistsim_cancel(h, r) == 0 && hoistsim_riders(h) == 0);
    for (i = 0; i < HOISTSIM_RIDERS; i++)
        assert(hoistsim_add(h, i % 4, i % 4 + 1));
    assert(!hoistsim_add(h, 0, 1));
    assert(hoistsim_run(h, 100000) < 100000 && n == 3 + HOISTSIM_RIDERS && hoistsim_riders(h) == 0);
    hoistsim_add(h, 0, 4);
    hoistsim_add(h, 1, 4);
    hoistsim_run(h, 3);
#else
    hoistsim *h = hoistsim_new(5, rule == 3 ? demolish : NULL, NULL);
    if (h == NULL)
        return 0;
    if (rule == 1) {
        hoistsim_press(h, 5);
    } else if (rule == 2) {
        hoistsim_rider *r = hoistsim_add(h, 0, 2);
        hoistsim_run(h, 100);
        return (int)hoistsim_state(r) & 0;
    } else {
        hoistsim_add(h, 0, 2);
        hoistsim_run(h, 100);
        return 0;
    }
#endif
    hoistsim_free(h);
    return 0;
}
