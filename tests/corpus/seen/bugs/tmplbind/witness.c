#include "tmplbind.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    tb_vars *v = tb_new();
    if (tb_bind(v, "user", "Ann") || tb_bind(v, "user", "Bob") || tb_bind(v, "", "e") || tb_size(v) != 2)
        return 2;
    char *s = tb_render(v, "Hello {{ user }}{{}}{{no}} {{");
    if (strcmp(s, "Hello Bobe {{") != 0 || tb_count("a{{b}} {{c}}") != 2 || tb_count("") != 0)
        return 2;
    free(s);
    if (!tb_complete(v, "{{user}}{{") || tb_complete(v, "{{x}}") || !tb_unbind(v, "user") || tb_value(v, "user"))
        return 2;
    int status = 0;
#ifndef LEGAL
    status = tb_count("{{user") != 0;
#endif
    tb_free(v);
    return status;
}
