#include "termcel.h"

#include <assert.h>
#include <limits.h>
#include <stddef.h>

#ifdef LEGAL
int main(void)
{
    int row, col;
    termcel *s;

    assert(!tc_new(0, 5) && !tc_new(5, 0) && !tc_new(-1, 5) && !tc_new(INT_MAX, INT_MAX) && !tc_new(INT_MIN, 1));
    assert(!tc_new(TC_MAX_SIDE + 1, 1));
    tc_free(NULL);
    s = tc_new(1, 1);
    assert(s);
    tc_puts(s, "abc\n\b\r\x7f\x01z");
    assert(tc_at(s, 0, 0) == 'z');
    tc_puts(s, "");
    tc_erase(s);
    assert(tc_at(s, 0, 0) == ' ' && tc_at(s, 0, 1) == -1 && tc_at(s, INT_MIN, INT_MAX) == -1);
    tc_free(s);

    s = tc_new(2, 3);
    assert(s);
    tc_restore(s);
    tc_puts(s, "abcd");
    tc_cursor(s, &row, &col);
    assert(row == 1 && col == 1 && tc_at(s, 1, 0) == 'd');
    tc_save(s);
    tc_move(s, INT_MAX, INT_MAX);
    tc_cursor(s, &row, NULL);
    tc_cursor(s, NULL, &col);
    assert(row == 1 && col == 2);
    tc_puts(s, "x\xff");
    assert(tc_at(s, 0, 0) == 'd' && tc_at(s, 1, 0) == 0xff);
    assert(tc_resize(s, 0, 1) == -1 && tc_resize(s, 1, INT_MAX) == -1);
    assert(tc_resize(s, 5, 7) == 0);
    tc_restore(s);
    tc_cursor(s, &row, &col);
    assert(row == 1 && col == 1);
    tc_move(s, INT_MIN, INT_MIN);
    tc_save(s);
    tc_move(s, 4, 6);
    tc_putc(s, 'q');
    assert(tc_resize(s, 5, 7) == 0);
    assert(tc_resize(s, 1, 1) == 0);
    tc_size(s, &row, &col);
    tc_size(s, NULL, NULL);
    assert(row == 1 && col == 1);
    tc_putc(s, 'r');
    tc_restore(s);
    tc_putc(s, 't');
    assert(tc_at(s, 0, 0) == 't');
    assert(tc_resize(s, TC_MAX_SIDE, TC_MAX_SIDE) == 0);
    tc_move(s, TC_MAX_SIDE, TC_MAX_SIDE);
    tc_puts(s, "uv\n");
    tc_clear(s);
    tc_free(s);
    return 0;
}
#else
int main(void)
{
    termcel *s = tc_new(24, 80);

    if (!s)
        return 2;
    tc_move(s, 23, 79);
    tc_save(s);
    if (tc_resize(s, 10, 40) != 0)
        return 2;
    tc_restore(s);
    tc_putc(s, 'x');
    tc_free(s);
    return 0;
}
#endif
