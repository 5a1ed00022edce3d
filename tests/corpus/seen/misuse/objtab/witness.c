#include "objtab.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    struct objtab *table = objtab_create();
    int handles[10];
    for (int i = 0; i < 10; i++) {
        char text[] = {(char)('a' + i), '\0'};
        handles[i] = objtab_add(table, text);
    }
    if (objtab_count(table) != 10 || strcmp(objtab_text(table, handles[3]), "d") != 0 ||
        objtab_compare(table, handles[1], handles[2]) >= 0 || objtab_compare(table, handles[1], handles[1]) != 0)
        return 2;
    objtab_remove(table, handles[4]);
    objtab_remove(table, handles[2]);
#ifndef LEGAL
    if (rule == 1) {
        objtab_length(table, handles[2]);
    } else if (rule == 2) {
        objtab_remove(table, handles[2]);
    } else {
        objtab_text(table, 1000);
    }
#endif
    int again = objtab_add(table, ""), twin = objtab_dup(table, handles[3]), last = objtab_dup(table, again);
    if (again != handles[2] || twin != handles[4] || last == again || objtab_length(table, twin) != 1 ||
        objtab_length(table, last) != 0)
        return 2;
    if (objtab_replace(table, twin, objtab_text(table, twin)) != 0 || objtab_replace(table, twin, "word") != 0 ||
        strcmp(objtab_text(table, handles[3]), "d") != 0 || strcmp(objtab_text(table, twin), "word") != 0)
        return 2;
    objtab_destroy(table);
    objtab_destroy(NULL);
    return 0;
}
