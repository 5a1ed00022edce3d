#include "pgmarks.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    pg_page *p = pg_new();
#ifdef LEGAL
    (void)argc, (void)argv;
    if (!pg_save(p) || pg_depth(p) != 1)
        return 2;
    pg_begin_text(p);
    pg_set_font(p, 2, INT_MIN);
    pg_set_grey(p, 255);
    pg_move_text(p, -3, 4);
    pg_show(p, "a(b)\\");
    pg_show(p, "");
    pg_end_text(p);
    pg_restore(p);
    pg_move_to(p, 1, 2);
    pg_line_to(p, INT_MIN, INT_MAX);
    if (pg_mode(p) != PG_PATH)
        return 2;
    pg_stroke(p);
    const char *text = pg_finish(p);
    if (strcmp(text, "q\nBT\n/F2 1 Tf\n1.000 g\n-3 4 Td\n(a\\(b\\)\\\\) Tj\n() Tj\nET\nQ\n"
                     "1 2 m\n-2147483648 2147483647 l\nS\n") != 0 || pg_mode(p) != PG_FINISHED)
        return 2;
    pg_free(p);
    p = pg_new();
    if (strcmp(pg_finish(p), "") != 0)
        return 2;
    pg_free(p);
    p = pg_new();
    while (pg_save(p)) {
    }
    while (pg_depth(p) > 0)
        pg_restore(p);
    for (int i = 0; i < 200000; i++)
        pg_set_grey(p, 0);
    if (pg_finish(p) != NULL)
        return 2;
    pg_free(p);
    pg_free(NULL);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        pg_set_font(p, 1, 12);
        pg_show(p, "title");
        break;
    case 2:
        pg_restore(p);
        break;
    case 3:
        pg_line_to(p, 10, 10);
        break;
    case 4:
        pg_save(p);
        pg_finish(p);
        break;
    case 5:
        pg_finish(p);
        pg_save(p);
        break;
    case 6:
        pg_free(p);
        pg_mode(p);
        break;
    }
#endif
    return 0;
}
