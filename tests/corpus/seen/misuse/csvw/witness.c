#include "csvw.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    csvw *w = csvw_create(2);
#ifdef LEGAL
    (void)count, (void)arguments;
    csvw_begin_row(w);
    csvw_text(w, "a \"b\", c");
    if (csvw_missing(w) != 1)
        return 2;
    csvw_int(w, LLONG_MIN);
    csvw_end_row(w);
    csvw_begin_row(w);
    csvw_empty(w);
    csvw_text(w, "");
    csvw_end_row(w);
    if (csvw_rows(w) != 2 || csvw_missing(w) != 0)
        return 2;
    char *text = csvw_finish(w);
    if (strcmp(text, "\"a \"\"b\"\", c\",-9223372036854775808\n,\n") != 0)
        return 2;
    free(text);
    text = csvw_finish(csvw_create(256));
    if (strcmp(text, "") != 0 || csvw_create(0) != NULL || csvw_create(257) != NULL)
        return 2;
    free(text);
    w = csvw_create(1);
    csvw_begin_row(w);
    csvw_abort(w);
    csvw_abort(NULL);
    return 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        csvw_text(w, "x");
        break;
    case 2:
        csvw_begin_row(w);
        csvw_end_row(w);
        break;
    case 3:
        csvw_begin_row(w);
        csvw_begin_row(w);
        break;
    case 4:
        csvw_begin_row(w);
        csvw_finish(w);
        break;
    case 5:
        free(csvw_finish(w));
        csvw_rows(w);
        break;
    }
    return 0;
#endif
}
