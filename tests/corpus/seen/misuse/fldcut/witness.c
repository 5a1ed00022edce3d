#include "fldcut.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char line[] = "root::0:0:x", *fld[8], out[32];
    int n = fc_split(line, ':', fld, 8);
    if (n != 5 || strcmp(fld[0], "root") || *fld[1] || fc_index(fld, n, "x") != 4 || fc_index(fld, n, "y") != -1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (fc_join(fld, n, '/', out, sizeof out) != 11 || strcmp(out, "root//0/0/x"))
        return 2;
    if (fc_join(fld, n, '/', out, 4) != 11 || strcmp(out, "roo") || fc_join(NULL, 0, '/', out, 1) != 0 || *out)
        return 2;
    if (fc_join(fld, n, '/', NULL, 0) != 11 || fc_join(fld, -1, '/', NULL, -1) != 0)
        return 2;
    char two[] = "a:b:c";
    if (fc_split(two, ':', fld, 2) != 2 || strcmp(fld[1], "b:c") || fc_split(two, ':', fld, 0) != 0)
        return 2;
    char one[] = ":", none[] = "";
    if (fc_split(one, ':', fld, 8) != 2 || *fld[0] || *fld[1] || fc_split(none, ':', fld, 8) != 1)
        return 2;
    char words[] = "  say \"hello \"world\t \"open end ", *p = words, blanks[] = "  ";
    if (fc_words(words, fld, 8) != 3 || strcmp(fld[1], "hello world") || strcmp(fld[2], "open end "))
        return 2;
    if (fc_words(blanks, fld, 8) != 0 || fc_words(none, fld, -3) != 0 || *fc_trim(blanks))
        return 2;
    char cut[] = "x y z";
    if (fc_words(cut, fld, 2) != 2 || strcmp(fld[1], "y z"))
        return 2;
    strcpy(words, " k = v\n");
    if (strcmp(fc_trim(fc_next(&p, '=')), "k") || strcmp(fc_trim(fc_next(&p, '=')), "v") || fc_next(&p, '=') != NULL)
        return 2;
    char esc[] = "\\n\\\\\\a\\t\\";
    if (strcmp(fc_unesc(esc), "\n\\a\t\\"))
        return 2;
    return 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        fc_split((char *)"a:b", ':', fld, 8);
        break;
    case 2: {
        char **small = malloc(2 * sizeof *small), more[] = "a:b:c";
        fc_split(more, ':', small, 3);
        break;
    }
    case 3: {
        char *copy = malloc(6);
        memcpy(copy, "a:b:c", 6);
        n = fc_split(copy, ':', fld, 8);
        free(copy);
        fc_join(fld, n, '/', out, sizeof out);
        break;
    }
    case 4: {
        char **exact = malloc(2 * sizeof *exact), more[] = "a:b";
        fc_split(more, ':', exact, 2);
        fc_index(exact, 3, "none");
        break;
    }
    case 5:
        fc_trim(NULL);
        break;
    }
    return 0;
#endif
}
