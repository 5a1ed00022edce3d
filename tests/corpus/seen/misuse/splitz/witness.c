#include "splitz.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    splitz s;
#ifdef LEGAL
    (void)count, (void)arguments;
    char text[] = "a,, b ;c", empty[] = "", blanks[] = " \t ", *fields[3];
    if (splitz_count(text, ",;") != 4 || splitz_count("", ",") != 1 || splitz_count(",", ",") != 2)
        return 2;
    splitz_begin(&s, text, ",;");
    if (strcmp(splitz_next(&s), "a") != 0 || strcmp(splitz_next(&s), "") != 0 ||
        strcmp(splitz_next_trimmed(&s), "b") != 0 || strcmp(splitz_rest(&s), "c") != 0 || splitz_next(&s) != NULL ||
        splitz_rest(&s) != NULL)
        return 2;
    if (splitz_all(empty, "", fields, 3) != 1 || fields[0] != empty || *splitz_trim(blanks) != '\0')
        return 2;
    char more[] = "1 2 3 4 5";
    if (splitz_all(more, " ", fields, 3) != 5 || strcmp(fields[2], "3") != 0)
        return 2;
    return 0;
#else
    char *text = malloc(8);
    strcpy(text, "a,b,c,d");
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        splitz_begin(&s, (char *)"a,b", ",");
        splitz_next(&s);
        break;
    case 2:
        splitz_begin(&s, text, ",");
        splitz_next(&s);
        free(text);
        splitz_next(&s);
        break;
    case 3: {
        char **fields = malloc(2 * sizeof *fields);
        splitz_all(text, ",", fields, 4);
        break;
    }
    case 4:
        memset(&s, 0x5a, sizeof s);
        splitz_next(&s);
        break;
    case 5: {
        char *delims = malloc(2);
        strcpy(delims, ",");
        splitz_begin(&s, text, delims);
        free(delims);
        splitz_next(&s);
        break;
    }
    }
    return 0;
#endif
}
