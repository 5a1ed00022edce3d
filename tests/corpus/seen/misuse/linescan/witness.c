#include "linescan.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct linescan ls;
    char *fields[3];
#ifdef LEGAL
    (void)argc, (void)argv;
    char text[] = "one,two,,three\r\n\n a = b c \nend", value[] = "novalue", *line;
    ls_start(&ls, text, strlen(text));
    if (ls_number(&ls) != 0 || !(line = ls_next(&ls)) || strcmp(line, "one,two,,three") != 0)
        return 2;
    if (ls_fields(line, ',', fields, 3) != 3 || strcmp(fields[1], "two") != 0 || strcmp(fields[2], ",three") != 0)
        return 2;
    if (ls_fields(fields[2], '\0', fields, 3) != 1 || ls_fields(line, ',', NULL, 0) != 0)
        return 2;
    if (!(line = ls_next(&ls)) || *line || ls_fields(line, ',', fields, 3) != 1)
        return 2;
    ls_push_back(&ls);
    if (ls_number(&ls) != 1 || ls_next(&ls) != line || *line || !(line = ls_next(&ls)))
        return 2;
    if (strcmp(ls_value(line), "b c") != 0 || strcmp(line, "a") != 0 || ls_value(value))
        return 2;
    if (!(line = ls_next(&ls)) || strcmp(line, "end") != 0)
        return 2;
    ls_push_back(&ls);
    if (ls_next(&ls) != line || strcmp(line, "end") != 0 || ls_next(&ls) || ls_next(&ls) || ls_number(&ls) != 4)
        return 2;
    char blank[] = " \t ";
    if (*ls_trim(blank) || *ls_trim(blank))
        return 2;
    ls_start(&ls, blank, 0);
    return ls_next(&ls) != NULL;
#else
    char array[] = "a\nb\n";
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        ls_start(&ls, "a literal", 9);
        break;
    case 2: {
        char *exact = malloc(3);
        memcpy(exact, "a\nb", 3);
        ls_start(&ls, exact, 3);
        break;
    }
    case 3: {
        char *copy = strcpy(malloc(5), array);
        ls_start(&ls, copy, 4);
        char *line = ls_next(&ls);
        free(copy);
        ls_trim(line);
        break;
    }
    case 4:
        ls_start(&ls, array, 4);
        ls_next(&ls);
        ls_next(&ls);
        ls_push_back(&ls);
        ls_push_back(&ls);
        break;
    case 5: {
        char line[] = "a,b,c,d,e";
        ls_fields(line, ',', fields, 5);
        break;
    }
    }
    return 0;
#endif
}
