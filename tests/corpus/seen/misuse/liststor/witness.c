#include "liststor.h"
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
    ls_store *s = ls_new(3, LS_TEXT, LS_INT, LS_REAL);
    if (s == NULL)
        return 0;
#ifdef LEGAL
    for (int i = 0; i < 20; i++) {
        int row = ls_append(s);
        if (row != i || ls_set(s, row, 0, "bolt", 1, INT_MIN + i, 2, i == 3 ? NAN : 0.25 * i, -1) != 0)
            return 1;
    }
    ls_set(s, 0, 0, "", 0, NULL, 0, "nut", -1);
    ls_set(s, 1, 0, NULL, -1);
    ls_set(s, 1, -1);
    ls_swap(s, 0, 1);
    ls_swap(s, 5, 5);
    ls_remove(s, 19);
    ls_remove(s, 2);
    char *text;
    int n;
    double d;
    ls_get(s, 0, 0, &text, 1, &n, -1);
    if (text != NULL || n != INT_MIN + 1)
        return 1;
    ls_get(s, 1, 0, &text, -1);
    if (strcmp(text, "nut") != 0)
        return 1;
    free(text);
    ls_get(s, 3, 2, &d, -1);
    if (d != 1 || ls_rows(s) != 18 || ls_columns(s) != 3 || ls_type_of(s, 1) != LS_INT)
        return 1;
    while (ls_append(s) != -1)
        ;
    if (ls_rows(s) != LS_ROWS_MAX)
        return 1;
    ls_free(s);
    ls_free(NULL);
    return ls_new(0) != NULL || ls_new(1, 77) != NULL || ls_new(INT_MAX) != NULL;
#else
    int row = ls_append(s);
    float small = 0;
    ls_set(s, row, 2, 1.5, -1);
    switch (rule) {
    case 1:
        ls_set(s, row, 0, 40, -1);
        break;
    case 2:
        ls_get(s, row, 2, &small, -1);
        return small == 7;
    case 3:
        ls_set(s, row, 3, 1, -1);
        break;
    case 4:
        ls_remove(s, row);
        ls_set(s, row, 1, 1, -1);
        break;
    case 5:
        /* what follows the pairs on the stack is taken for further ones */
        ls_set(s, row, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5);
        break;
    }
    return 0;
#endif
}
