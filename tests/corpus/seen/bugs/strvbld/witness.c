#include "strvbld.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    StrvBld *b = strvbld_new();
    if (strvbld_length(b) != 0 || strvbld_peek(b)[0] != NULL || strvbld_pop(b) != NULL)
        return 2;
    strvbld_strfreev(strvbld_end(b));
    if (!strvbld_add(b, "a") || !strvbld_add(b, "") || !strvbld_add(b, strvbld_peek(b)[0]))
        return 2;
    while (strvbld_length(b) < 24)
        if (!strvbld_addv(b, strvbld_peek(b)))
            return 2;
    strvbld_unref(strvbld_ref(b));
    char *last = strvbld_pop(b);
    if (strcmp(last, "a") != 0 || strvbld_length(b) != 23 || !strvbld_addv(b, NULL))
        return 2;
    free(last);
    char *joined = strvbld_join(b, ", ");
    if (strlen(joined) != 15 + 22 * 2 || strncmp(joined, "a, , a, a, ", 11) != 0)
        return 2;
    free(joined);
    char **strv = strvbld_end(b);
    if (strcmp(strv[22], "") != 0 || strv[23] != NULL || strvbld_length(b) != 0 || strvbld_peek(b)[0] != NULL)
        return 2;
#ifndef LEGAL
    strvbld_add(b, "again");
#endif
    joined = strvbld_join(b, NULL);
    free(joined);
    strvbld_strfreev(strv);
    strvbld_unref(b);
    strvbld_unref(NULL);
    b = strvbld_new();
    while (strvbld_add(b, "x"))
        ;
    if (strvbld_length(b) != STRVBLD_MAX || strvbld_addv(b, strvbld_peek(b)))
        return 2;
    strvbld_unref(b);
    return 0;
}
