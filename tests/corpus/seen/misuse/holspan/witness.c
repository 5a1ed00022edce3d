#include "holspan.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    holspan *cal = holspan_new();
    holspan_date a = {2024, 2, 28}, b = {2024, 3, 2}, d;
    assert(cal != NULL);
#ifdef LEGAL
    holspan_date first = {1, 1, 1}, last = {9999, 12, 31}, odd = {INT_MIN, INT_MAX, 0}, feb = {2023, 2, 29};
    holspan_walk *w;
    long n;
    int i;
    (void)rule;
    holspan_free(NULL);
    holspan_walk_close(NULL);
    assert(!holspan_valid(odd) && !holspan_valid(feb) && holspan_valid(first) && holspan_valid(last));
    assert(holspan_number(first) == 1 && holspan_number(last) == 3652059 && holspan_weekday(first) == 0);
    assert(holspan_weekday(a) == 2 && holspan_number(b) - holspan_number(a) == 3);
    assert(holspan_shift(a, 1, &d) == 0 && d.month == 2 && d.day == 29);
    assert(holspan_shift(a, LONG_MIN, &d) == -1 && holspan_shift(a, LONG_MAX, &d) == -1 && holspan_shift(first, -1, &d) == -1);
    assert(holspan_shift(last, 1, &d) == -1 && holspan_shift(odd, 0, &d) == -1);
    for (n = 0; n < 3652059; n += 9973) {
        assert(holspan_shift(first, n, &d) == 0 && holspan_valid(d) && holspan_number(d) == n + 1);
        assert(holspan_shift(d, -n, &d) == 0 && d.year == 1 && d.day == 1);
    }
    assert(holspan_shift(first, 3652058, &d) == 0 && d.year == 9999 && d.day == 31);
    assert(holspan_label(cal, a) == NULL && holspan_label(cal, odd) == NULL && holspan_count(cal, "x") == 0);
    assert(holspan_add(cal, b, b, NULL) == -1 && holspan_add(cal, b, a, "x") == -1 && holspan_add(cal, odd, a, "x") == -1 && holspan_add(cal, a, a, "x") == 0);
    assert(holspan_add(cal, a, b, "y") == -1 && holspan_add(cal, b, b, "x") == 0 && holspan_count(cal, "x") == 2);
    w = holspan_walk_open(cal, a, b);
    assert(holspan_walk_next(w, &d) == 1 && d.day == 29);
    d.month = 3, d.day = 1;
    assert(holspan_add(cal, d, d, "") == 0 && !strcmp(holspan_label(cal, d), ""));
    assert(holspan_walk_next(w, &d) == 0 && holspan_walk_next(w, &d) == 0);
    holspan_walk_close(w);
    assert(holspan_walk_open(cal, odd, a) == NULL);
    w = holspan_walk_open(cal, b, a);
    assert(holspan_walk_next(w, &d) == 0);
    holspan_walk_close(w);
    assert(holspan_add(cal, last, last, "end") == 0);
    w = holspan_walk_open(cal, last, last);
    assert(holspan_walk_next(w, &d) == 0 && holspan_walk_next(w, &d) == 0);
    holspan_walk_close(w);
    for (i = 0; i < HOLSPAN_MAX - 4; i++)
        assert(holspan_shift(first, i, &d) == 0 && holspan_add(cal, d, d, "k") == 0);
    d.year = 3000;
    assert(holspan_add(cal, d, d, "k") == -1);
#else
    if (rule == 1) {
        holspan_date bad = {2024, 13, 1};
        return (int)(holspan_number(bad) & 1) + holspan_weekday(bad);
    } else if (rule == 2) {
        holspan_walk *w = holspan_walk_open(cal, a, b);
        holspan_free(cal);
        holspan_walk_next(w, &d);
        holspan_walk_close(w);
        return 0;
    } else {
        char *label = malloc(8);
        strcpy(label, "leave");
        holspan_add(cal, a, b, label);
        free(label);
        holspan_count(cal, "leave");
    }
#endif
    holspan_free(cal);
    return 0;
}
