#include "mattext.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
#ifndef LEGAL
    for (int i = 0; i < 4; i++)
        if (mt_parse("1 2; 3") != NULL)
            return 2;
#endif
    mt_matrix *m = mt_parse("1 2 3; 4 5 6.5"), *t = mt_transpose(m), *p = mt_multiply(m, t);
    if (mt_rows(m) != 2 || mt_cols(m) != 3 || mt_get(p, 0, 0) != 14 || mt_get(p, 2, 0) != 0 || mt_multiply(m, m) != NULL)
        return 2;
    char *text = mt_print(m);
    if (strcmp(text, "1 2 3;4 5 6.5") != 0 || !mt_set(m, 1, 1, -1.7976931348623157e308) || mt_set(m, -1, 0, 1))
        return 2;
    free(text);
    text = mt_print(m);
    mt_matrix *back = mt_parse(text);
    if (mt_get(back, 1, 1) != mt_get(m, 1, 1))
        return 2;
    free(text);
    if (mt_parse("") != NULL || mt_parse("1;") != NULL || mt_parse("1 x") != NULL || mt_parse(";") != NULL)
        return 2;
    mt_free(back);
    mt_free(m);
    mt_free(t);
    mt_free(p);
    return 0;
}
