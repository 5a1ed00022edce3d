#include "popttab.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static const struct popt_option table[] = {
        {"help", 'h', 0, 1}, {"out", 'o', 1, 2}, {NULL, 'x', 0, 3}, {"long", '\0', 1, 4}, POPT_TABLEEND};
#ifdef LEGAL
    (void)count, (void)arguments;
    const char *const argv[] = {"prog", "-hxoa.c", "--help", "--help=1", "--out", "-", "--long=", "-?x", "-o", "b",
                                "--", "-h", "--no", "-"};
    const int expected[] = {1, 3, 2, 1, POPT_EXTRA, 2, 4, POPT_BADOPT, 3, 2, POPT_END, POPT_END};
    const char *const args[] = {NULL, NULL, "a.c", NULL, NULL, "-", "", NULL, NULL, "b", NULL, NULL};
    if (popt_table_size(table) != 4 || popt_find_long(table, "") != NULL || popt_find_short(table, 'o') != table + 1 ||
        popt_find_short(table, '\0') != NULL || popt_find_long(table, "long") != table + 3)
        return 2;
    popt_context *con = popt_open(14, argv, table);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 12; i++) {
            if (popt_next(con) != expected[i] || (popt_optarg(con) == NULL) != (args[i] == NULL))
                return 2;
            if (args[i] != NULL && strcmp(popt_optarg(con), args[i]) != 0)
                return 2;
        }
        if (strcmp(popt_rest(con), "-h") != 0)
            return 2;
        popt_reset(con);
    }
    popt_close(con);
    con = popt_open(9, argv, table);
    int last = 0;
    for (int i = 0; i < 10; i++)
        last = popt_next(con);
    if (last != POPT_NOARG || popt_next(con) != POPT_END || popt_rest(con) != NULL || *popt_strerror(last) != 'm')
        return 2;
    popt_close(con);
    con = popt_open(0, NULL, table);
    if (popt_next(con) != POPT_END || popt_rest(con) != NULL)
        return 2;
    popt_close(con);
#else
    const char *argv[2] = {"prog", "-h"};
    popt_context *con;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        struct popt_option open[2] = {{"a", 'a', 0, 1}, {"b", 'b', 0, 2}};
        return popt_table_size(open) != 2;
    }
    case 2:
        con = popt_open(3, argv, table);
        popt_next(con);
        popt_next(con);
        break;
    case 3: {
        struct popt_option *copy = malloc(sizeof table);
        memcpy(copy, table, sizeof table);
        con = popt_open(2, argv, copy);
        free(copy);
        popt_next(con);
        break;
    }
    case 4:
        con = popt_open(2, argv, table);
        popt_close(con);
        popt_next(con);
        break;
    case 5:
        argv[1] = NULL;
        con = popt_open(2, argv, table);
        popt_next(con);
        break;
    }
#endif
    return 0;
}
