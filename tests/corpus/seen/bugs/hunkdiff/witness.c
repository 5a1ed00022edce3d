#include "hunkdiff.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    unsigned line = 9;
    hd_script *s = hd_parse("+3 some text\n-5\n=2 \n", &line);
    if (s == NULL || hd_count(s) != 3 || hd_get_op(s, 1) != HD_DELETE || hd_get_line(s, 0) != 3 || hd_balance(s) != 0)
        return 2;
    if (strcmp(hd_get_text(s, 1), "") != 0 || hd_get_text(s, 3) != NULL || hd_add(s, HD_INSERT, 1, "a\nb") == 0)
        return 2;
    if (hd_add(s, HD_INSERT, 4294967295u, "end") != 0 || hd_add(s, HD_DELETE, 0, NULL) == 0)
        return 2;
    char *text = hd_format(s);
    hd_script *again = hd_parse(text, NULL);
    if (again == NULL || strcmp(text, "+3 some text\n-5\n=2 \n+4294967295 end\n") != 0)
        return 2;
    free(text);
    hd_free(again);
    hd_free(s);
    if (hd_parse("\n", &line) != NULL || line != 1)
        return 2;
#ifndef LEGAL
    if (hd_parse("-1\n*2\n", &line) != NULL || line != 2)
        return 2;
#endif
    return 0;
}
