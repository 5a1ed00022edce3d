#include "cellval.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    static const char *const ordered[] = {"", "-1e308", "-1", "0", "0.5", "1", "2", "10", "'", "'A", "'a", "'aB", "'ab", "'b", "'\xe9", "FALSE", "TRUE"};
    enum { N = sizeof ordered / sizeof *ordered };
    cellval c[N], d;
    char buf[8], *longer = malloc(CELLVAL_TEXT_MAX + 2);

    for (int i = 0; i < N; i++) {
        cellval_init(&c[i]);
        assert(cellval_enter(&c[i], ordered[i]));
    }
    for (int i = 0; i < N; i++)
        for (int k = 0; k < N; k++) {
            int s = cellval_compare(&c[i], &c[k]);
            assert((s > 0) - (s < 0) == (i > k) - (i < k));
            assert(cellval_equal(&c[i], &c[k]) == (i == k));
        }
    cellval_init(&d);
    assert(cellval_enter(&d, "'1") && d.kind == CELLVAL_TEXT);
    assert(cellval_compare(&d, &c[5]) > 0 && cellval_compare(&c[5], &d) < 0 && cellval_compare(&d, &c[6]) < 0);
    assert(cellval_compare(&d, &d) == 0);
    cellval_set_number(&d, -0.0);
    assert(cellval_equal(&d, &c[3]) && cellval_hash(&d) == cellval_hash(&c[3]) && cellval_compare(&d, &c[3]) == 0);
    assert(cellval_show(&d, buf, sizeof buf) == 1 && strcmp(buf, "0") == 0);
    cellval_set_number(&d, NAN);
    assert(d.kind == CELLVAL_ERROR && cellval_compare(&d, &d) == 0 && cellval_compare(&c[N - 1], &d) < 0);
    cellval_set_number(&d, INFINITY);
    assert(d.kind == CELLVAL_ERROR && cellval_show(&d, NULL, 0) == 6);
    assert(cellval_enter(&d, "1e999") && d.kind == CELLVAL_TEXT && cellval_enter(&d, "0x10") && d.kind == CELLVAL_TEXT);
    assert(cellval_enter(&d, ".") && d.kind == CELLVAL_TEXT && cellval_enter(&d, "1e") && d.kind == CELLVAL_TEXT);
    assert(cellval_enter(&d, "+.5") && d.kind == CELLVAL_NUMBER && cellval_enter(&d, "nan") && d.kind == CELLVAL_TEXT);
    assert(cellval_set_text(&d, d.text + 1) && strcmp(d.text, "an") == 0 && cellval_enter(&d, d.text));
    assert(cellval_copy(&d, &d) && strcmp(d.text, "an") == 0);
    assert(cellval_copy(&c[0], &d) && cellval_equal(&c[0], &d) && c[0].text != d.text && cellval_hash(&c[0]) == cellval_hash(&d));
    assert(cellval_copy(&d, &c[N - 1]) && d.kind == CELLVAL_BOOL && d.truth);
    cellval_set_error(&d);
    cellval_set_bool(&d, false);
    assert(cellval_show(&d, buf, 3) == 5 && strcmp(buf, "FA") == 0);
    memset(longer, '1', CELLVAL_TEXT_MAX + 1);
    longer[CELLVAL_TEXT_MAX + 1] = '\0';
    assert(!cellval_set_text(&d, longer) && !cellval_enter(&d, longer) && d.kind == CELLVAL_BOOL);
    free(longer);
    cellval_clear(&d);
    for (int i = 0; i < N; i++)
        cellval_clear(&c[i]);
    return 0;
}
#else
int main(void)
{
    cellval a, b, c;
    int wrong;

    cellval_init(&a);
    cellval_init(&b);
    cellval_init(&c);
    cellval_set_text(&a, "10");
    cellval_set_text(&b, "9");
    cellval_set_number(&c, 9.5);
    wrong = cellval_compare(&a, &b) < 0 && cellval_compare(&b, &c) < 0 && cellval_compare(&a, &c) > 0;
    if (wrong)
        puts("a < b and b < c but a > c");
    cellval_clear(&a);
    cellval_clear(&b);
    cellval_clear(&c);
    return wrong;
}
#endif
