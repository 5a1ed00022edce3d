#include "formurl.h"

#include <stdlib.h>
#include <string.h>

static bool tally(const char *name, const char *value, void *ctx)
{
    *(size_t *)ctx += strlen(name) + strlen(value);
    return true;
}

int main(void)
{
    char *e = formurl_encode("a b&\xff"), *d = formurl_decode(e);
    if (strcmp(e, "a+b%26%FF") != 0 || strcmp(d, "a b&\xff") != 0)
        return 2;
    free(e);
    free(d);
    d = formurl_decode("%%4%00%41%");
    if (strcmp(d, "%%4%00A%") != 0 || formurl_count("&a=1&&b&=&") != 3 || formurl_count("") != 0)
        return 2;
    free(d);
    size_t total = 0;
    if (!formurl_each("ab=%41&=x&q&&", tally, &total) || total != 5)
        return 2;
    e = formurl_add("", "k", "=");
    d = formurl_add(e, "", "");
    if (strcmp(d, "k=%3D&=") != 0 || formurl_get(d, "x") != NULL)
        return 2;
#ifndef LEGAL
    free(formurl_get(d, "k"));
#endif
    free(e);
    free(d);
    return 0;
}
