#include "vtpane.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); exit(2); } } while (0)

#ifdef LEGAL
int main(void)
{
    char buf[64];
    int r, c;
    vtpane *v;

    CHECK(vt_new(0, 5) == NULL && vt_new(5, 301) == NULL && vt_new(-1, 1) == NULL);
    v = vt_new(4, 10);
    CHECK(v != NULL && vt_rows(v) == 4 && vt_cols(v) == 10);
    vt_write(v, NULL, 0);
    vt_puts(v, "hello\r\nworld");
    CHECK(vt_line(v, 0, buf, sizeof buf) == 5 && strcmp(buf, "hello") == 0);
    CHECK(vt_line(v, 1, buf, 3) == 5 && strcmp(buf, "wo") == 0);
    CHECK(vt_line(v, 2, NULL, 0) == 0 && vt_line(v, 4, buf, 4) == -1 && vt_line(v, -1, buf, 4) == -1);
    vt_puts(v, "\033[2;2H\033");
    vt_puts(v, "7");
    vt_puts(v, "\033[99999;99999Hx");
    vt_cursor(v, &r, &c);
    CHECK(r == 3 && c == 9);
    vt_puts(v, "y");
    CHECK(vt_line(v, 3, buf, sizeof buf) == 1 && buf[0] == 'y');
    vt_puts(v, "\0338");
    vt_cursor(v, &r, NULL);
    vt_cursor(v, NULL, &c);
    CHECK(r == 1 && c == 1);
    CHECK(vt_resize(v, 0, 0) == -1 && vt_resize(v, 4, 301) == -1);
    CHECK(vt_resize(v, 20, 30) == 0);
    vt_puts(v, "\033[u!\033[20;30Hz");
    CHECK(vt_resize(v, 2, 2) == 0);
    vt_cursor(v, &r, &c);
    CHECK(r == 1 && c == 1);
    vt_puts(v, "\0338ab\ncd\t\b\b\b\033[1J\033[J\033[2J\033[3J\033[2K\033[1K\033[K\033[7K");
    CHECK(vt_resize(v, 1, 1) == 0);
    vt_reset(v);
    vt_puts(v, "abc\n\n\033[1;2;3;4;5;6mq\033[?25h\033[A\033[B\033[C\033[D\033[;H\xc3\xa4");
    CHECK(vt_line(v, 0, buf, sizeof buf) == 1 && buf[0] == '?');
    CHECK(vt_resize(v, 300, 300) == 0);
    vt_puts(v, "\033c\033[300;300Hxx\0338k");
    CHECK(vt_line(v, 0, buf, sizeof buf) == 1);
    vt_free(v);
    vt_free(NULL);
    return 0;
}
#else
int main(void)
{
    vtpane *v = vt_new(10, 20);

    if (v == NULL)
        return 0;
    vt_puts(v, "\033[10;20H\0337");
    vt_resize(v, 3, 5);
    vt_puts(v, "\0338x");
    vt_free(v);
    return 0;
}
#endif
