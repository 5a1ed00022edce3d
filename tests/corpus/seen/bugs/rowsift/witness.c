#include "rowsift.h"
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
static int picks(const char *filter, const rowsift_cell *row, size_t n)
{
    rowsift *f = rowsift_compile(filter, NULL);
    int yes;
    assert(f != NULL);
    yes = rowsift_match(f, row, n);
    rowsift_free(f);
    return yes;
}

static size_t fails(const char *filter)
{
    size_t where = SIZE_MAX;
    assert(rowsift_compile(filter, NULL) == NULL);
    assert(rowsift_compile(filter, &where) == NULL);
    return where;
}
#endif

int main(void)
{
#ifdef LEGAL
    static char big[ROWSIFT_TEXT + 2];
    rowsift_cell row[] = {{"price", NULL, 7}, {"kind", "it's", 0}, {"price", NULL, 9}, {"low", NULL, LLONG_MIN}};
    rowsift *f;
    int i;
    rowsift_free(NULL);
    assert(picks("", NULL, 0) && picks(" \t\n", row, 4) && !picks("a = 1", NULL, 0));
    assert(picks("price = 7", row, 4) && !picks("price = 9", row, 4) && !picks("Price = 7", row, 4));
    assert(picks("price<8 and price>6 AND price<=7 And price>=7 and price<>8", row, 4));
    assert(!picks("price<7 or price>7 OR price<>7", row, 4));
    assert(picks("kind = 'it''s'", row, 4) && picks("kind > ''", row, 4) && !picks("kind <> 1", row, 4));
    assert(picks("NOT NOT (price = 7)", row, 4) && picks("not kind = 7", row, 4));
    assert(picks("price = 1 AND price = 2 OR price = 7", row, 4) && !picks("price = 1 AND (price = 2 OR price = 7)", row, 4));
    assert(picks("low = -9223372036854775808 and low < 9223372036854775807", row, 4));
    assert(fails("a = 9223372036854775808") == 4 && fails("a") == 1 && fails("a =") == 3 && fails("= 1") == 0);
    assert(fails("a = 1 b") == 6 && fails("a = 1)") == 5 && fails("a = 1 AND") == 9 && fails("()") == 1 && fails("(") == 1);
    assert(fails("NOT") == 3 && fails("a = 'x") == 4 && fails("a = 'x''") == 4 && fails("a = 1x") == 4 && fails("a ! 1") == 2);
    assert(fails("a = b") == 4 && fails("(a = 1 AND ) ") == 11 && fails("a=1 or not") == 10 && fails("a =- 1") == 3);
    assert(fails("\xff") == 0 && fails("abcdefghijabcdefghijabcdefghijab = 1") == 0);
    f = rowsift_compile("(price < 10 OR kind = 'tea') AND NOT sold = 1", NULL);
    assert(f && rowsift_size(f) == 3 && !strcmp(rowsift_column(f, 0), "price") && !strcmp(rowsift_column(f, 2), "sold"));
    assert(rowsift_column(f, 3) == NULL && rowsift_column(f, SIZE_MAX) == NULL && rowsift_match(f, row, 4) == 1);
    rowsift_free(f);
    f = rowsift_compile("", NULL);
    assert(rowsift_size(f) == 0 && rowsift_column(f, 0) == NULL);
    rowsift_free(f);
    memset(big, ' ', ROWSIFT_TEXT + 1);
    assert(fails(big) == 0);
    big[ROWSIFT_TEXT] = 0;
    assert(picks(big, NULL, 0));
    for (i = 0; i < ROWSIFT_NEST; i++)
        big[i] = '(';
    memcpy(big + i, "a<>1", 4);
    memset(big + i + 4, ')', (size_t)i);
    big[2 * i + 4] = 0;
    assert(!picks(big, row, 4));
    memset(big, '(', 1000);
    assert(fails(big) == ROWSIFT_NEST);
    strcpy(big, "a=1");
    while (strlen(big) < ROWSIFT_TEXT - 10)
        strcat(big, " or a=1");
    assert(!picks(big, row, 4));
#else
    rowsift *f = rowsift_compile("(price < 10", NULL);
    if (f == NULL)
        puts("wrong filter");
    rowsift_free(f);
#endif
    return 0;
}
