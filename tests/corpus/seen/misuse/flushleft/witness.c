#include "flushleft.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
#ifdef LEGAL
    (void)count, (void)arguments;
    char a[64] = "  one\n    two\n \n  three", b[64] = "", c[64] = "\t x\n\ty\n", d[64] = " \n\n  mid \n\n  \n";
    if (fl_dedent(a) != 2 || strcmp(a, "one\n  two\n\nthree") != 0)
        return 2;
    if (fl_indent(a, sizeof a, 3) != 0 || strcmp(a, "   one\n     two\n\n   three") != 0)
        return 2;
    if (fl_indent(a, strlen(a) + 9, 3) != -1 || fl_indent(a, 0, 3) != -1 || fl_indent(a, sizeof a, UINT_MAX) != -1)
        return 2;
    if (fl_indent(a, strlen(a) + 10, 3) != 0 || fl_dedent(a) != 6 || fl_lines(a) != 4 || fl_width(a) != 5)
        return 2;
    if (fl_dedent(b) != 0 || fl_indent(b, 1, 4) != 0 || fl_rtrim(b) != 0 || fl_body(b) != b || fl_lines(b) != 0)
        return 2;
    if (fl_dedent(c) != 1 || strcmp(c, " x\ny\n") != 0 || fl_indent(c, sizeof c, 1) != 0 || strcmp(c, "  x\n y\n") != 0)
        return 2;
    if (strcmp(fl_body(d), "  mid \n") != 0 || fl_rtrim(d) != 8 || strcmp(d, "\n\n  mid\n") != 0)
        return 2;
    strcpy(b, "  \n \n");
    if (*fl_body(b) != '\0' || fl_width(b) != 0)
        return 2;
    strcpy(b, " \n  \n ");
    if (fl_dedent(b) != 0 || strcmp(b, "\n\n") != 0 || fl_indent(b, 3, 5) != 0)
        return 2;
    strcpy(b, "\nx");
    if (fl_indent(b, 4, 1) != 0 || strcmp(b, "\n x") != 0)
        return 2;
#else
    char *text = malloc(5);
    strcpy(text, "\nab\n");
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        fl_dedent((char *)"  literal");
        break;
    case 2:
        fl_indent(text, 100, 4);
        break;
    case 3:
        free(fl_body(text));
        break;
    case 4:
        memset(text, 'x', 5);
        fl_rtrim(text);
        break;
    }
#endif
    return 0;
}
