#include "pipetab.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return __LINE__ % 100 + 10; } while (0)

#ifdef LEGAL
int main(void)
{
    pipetab *t;
    char *s, big[PIPETAB_MAX_TEXT + 2];

    CHECK(pipetab_new(0) == NULL && pipetab_new(33) == NULL && pipetab_new(SIZE_MAX) == NULL);
    pipetab_free(NULL);

    t = pipetab_new(1);
    CHECK(t != NULL);
    s = pipetab_format(t);
    CHECK(s != NULL && strcmp(s, "|   |\n| - |\n") == 0);
    free(s);
    CHECK(pipetab_align(t, 0, PIPETAB_LEFT) == 0);
    s = pipetab_format(t);
    CHECK(strcmp(s, "|    |\n| :- |\n") == 0);
    free(s);
    CHECK(pipetab_align(t, 0, PIPETAB_RIGHT) == 0);
    s = pipetab_format(t);
    CHECK(strcmp(s, "|    |\n| -: |\n") == 0);
    free(s);
    pipetab_free(t);

    t = pipetab_new(3);
    CHECK(t != NULL && pipetab_rows(t) == 0);
    CHECK(pipetab_heading(t, 0, "Part") == 0 && pipetab_heading(t, 1, "Price") == 0);
    CHECK(pipetab_heading(t, 2, "Stock") == 0 && pipetab_heading(t, 3, "x") == -1);
    CHECK(pipetab_align(t, 1, PIPETAB_RIGHT) == 0 && pipetab_align(t, 2, PIPETAB_CENTER) == 0);
    CHECK(pipetab_align(t, 3, PIPETAB_CENTER) == -1 && pipetab_align(t, 0, (enum pipetab_align)4) == -1);
    CHECK(pipetab_set(t, 0, 0, "x") == -1 && pipetab_get(t, 0, 0) == NULL);
    CHECK(pipetab_add_row(t) == 0 && pipetab_add_row(t) == 0);
    CHECK(pipetab_set(t, 0, 0, "a|b\\\n") == 0 && pipetab_set(t, 0, 1, "1.20") == 0);
    CHECK(pipetab_set(t, 1, 2, "no") == 0 && pipetab_set(t, 1, 1, NULL) == 0);
    CHECK(pipetab_set(t, 1, 2, pipetab_get(t, 1, 2)) == 0 && strcmp(pipetab_get(t, 1, 2), "no") == 0);
    CHECK(strcmp(pipetab_get(t, 1, 1), "") == 0 && pipetab_get(t, 1, 3) == NULL);
    memset(big, 'x', sizeof big);
    big[sizeof big - 1] = '\0';
    CHECK(pipetab_set(t, 1, 0, big) == -1);
    s = pipetab_format(t);
    CHECK(s != NULL && strcmp(s, "| Part    | Price | Stock |\n"
                                 "| ------- | ----: | :---: |\n"
                                 "| a\\|b\\\\  |  1.20 |       |\n"
                                 "|         |       |  no   |\n") == 0);
    free(s);
    CHECK(pipetab_remove_row(t, 2) == -1 && pipetab_remove_row(t, 0) == 0 && pipetab_rows(t) == 1);
    CHECK(strcmp(pipetab_get(t, 0, 2), "no") == 0);
    big[sizeof big - 2] = '\0';
    CHECK(pipetab_set(t, 0, 0, big) == 0 && pipetab_set(t, 0, 0, "") == 0);
    CHECK(pipetab_remove_row(t, 0) == 0 && pipetab_remove_row(t, 0) == -1);
    for (int i = 0; i < PIPETAB_MAX_ROWS; i++)
        CHECK(pipetab_add_row(t) == 0);
    CHECK(pipetab_add_row(t) == -1 && pipetab_set(t, 999, 2, "end") == 0);
    s = pipetab_format(t);
    CHECK(s != NULL);
    free(s);
    pipetab_free(t);

    t = pipetab_new(PIPETAB_MAX_COLUMNS);
    CHECK(t != NULL && pipetab_heading(t, 31, "|||") == 0 && pipetab_align(t, 31, PIPETAB_CENTER) == 0);
    s = pipetab_format(t);
    CHECK(s != NULL && strstr(s, ":----: |\n") != NULL);
    free(s);
    pipetab_free(t);
    return 0;
}
#else
int main(void)
{
    pipetab *t = pipetab_new(1);

    pipetab_heading(t, 0, "No");
    pipetab_align(t, 0, PIPETAB_CENTER);
    free(pipetab_format(t));
    pipetab_free(t);
    return 0;
}
#endif
