#include "clashes.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

#ifdef LEGAL
static bool look(clash_booking *a, clash_booking *b, void *arg)
{
    assert(clash_from(a) <= clash_from(b) && clash_from(b) < clash_to(a));
    return --*(int *)arg > 0;
}
#else
static bool cancel(clash_booking *a, clash_booking *b, void *arg)
{
    (void)a;
    clash_cancel(arg, b);
    return true;
}
#endif

int main(int argc, char **argv)
{
    clash_cal *cal = clash_open(free);
#ifdef LEGAL
    (void)argc;
    (void)argv;
    int n = 100;
    assert(clash_first(cal) == NULL && clash_each(cal, look, &n) == 0 && clash_is_free(cal, INT_MIN, INT_MAX));
    assert(!clash_book(cal, 1, 1, NULL) && !clash_book(cal, INT_MAX, INT_MIN, NULL));
    clash_booking *a = clash_book(cal, 10, 20, malloc(3)), *b = clash_book(cal, 20, 30, NULL);
    assert(clash_each(cal, look, &n) == 0);
    clash_booking *c = clash_book(cal, INT_MIN, INT_MAX, malloc(1)), *d = clash_book(cal, 10, 11, NULL);
    assert(clash_each(cal, look, &n) == 4 && clash_first(cal) == c && clash_after(c) == a && clash_after(a) == d);
    n = 2;
    assert(clash_each(cal, look, &n) == 2);
    assert(clash_after(b) == NULL && clash_tag(b) == NULL && clash_to(c) == INT_MAX);
    assert(!clash_is_free(cal, 40, 50) && clash_is_free(cal, 15, 15));
    clash_cancel(cal, c);
    assert(clash_is_free(cal, 30, 50) && clash_is_free(cal, INT_MIN, 10) && !clash_is_free(cal, 29, 30));
    assert(!clash_move(cal, a, 5, 5) && clash_move(cal, a, 50, 60) && clash_after(b) == a && clash_first(cal) == d);
    clash_close(cal);
    clash_close(NULL);
    cal = clash_open(NULL);
    assert(clash_tag(clash_book(cal, 0, 1, &n)) == &n);
    clash_close(cal);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    void *tag = malloc(1);
    clash_booking *a = clash_book(cal, 0, 10, tag);
    clash_book(cal, 5, 15, NULL);
    if (rule == 1) {
        clash_each(cal, cancel, cal);
    } else if (rule == 2) {
        free(tag);
        clash_close(cal);
    } else {
        clash_cancel(cal, a);
        return clash_from(a) == 99;
    }
#endif
    return 0;
}
