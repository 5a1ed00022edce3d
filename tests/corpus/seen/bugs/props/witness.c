#include "props.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    props *p = pr_new();
    if (pr_set(p, "", "x") != -1 || pr_set(p, "a=b", "x") != -1 || pr_set(p, "#a", "") != -1 || pr_set(p, "a", "\n") != -1)
        return 2;
    if (pr_set(p, "name", "value") || pr_set(p, "other", "") || pr_set(p, "name", "short"))
        return 2;
    if (pr_set(p, "name", pr_get(p, "name", NULL) + 2) || strcmp(pr_get(p, "name", "?"), "ort"))
        return 2;
    if (pr_load(p, "# c\nx=1\r\n\nbad\ny=a=b") != 1 || strcmp(pr_get(p, "y", ""), "a=b") || pr_size(p) != 4)
        return 2;
    if (pr_del(p, pr_key(p, 0)) || pr_del(p, "name") != -1 || pr_key(p, 3) != NULL)
        return 2;
    char *d = pr_dump(p);
    if (strcmp(d, "other=\nx=1\ny=a=b\n"))
        return 2;
    free(d);
#ifndef LEGAL
    pr_set(p, "other", "not empty now");
#endif
    pr_free(p);
    pr_free(NULL);
    return 0;
}
