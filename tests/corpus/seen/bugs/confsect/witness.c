#include "confsect.h"

#include <string.h>

int main(void)
{
    Conf *c = conf_new();
    if (conf_parse(c, "; x\nverbose\n\n[ server ]\n port = 8080 \nreuse\nname=\nbig=99999999999999999999\n") != 0)
        return 2;
    if (conf_count(c) != 5 || !conf_has(c, "", "verbose") || conf_get(c, "", "verbose") != NULL)
        return 2;
    if (conf_get_long(c, "server", "port", 1) != 8080 || conf_get_long(c, "server", "name", 7) != 7 ||
        conf_get_long(c, "server", "big", 7) != 7 || conf_get_long(c, "x", "y", 3) != 3)
        return 2;
    if (!conf_get_bool(c, "server", "reuse", false) || conf_get_bool(c, "server", "port", true) ||
        !conf_get_bool(c, "a", "b", true))
        return 2;
    if (conf_parse(c, "a=1\n[x\n") != 2 || conf_parse(c, "=1") != 1 || conf_parse(c, "[") != 1 || conf_parse(c, "") != 0)
        return 2;
    if (!conf_set(c, "", "a", conf_get(c, "", "a")) || conf_set(c, "", "", "x") || !conf_unset(c, "", "a") ||
        conf_unset(c, "", "a") || strcmp(conf_get(c, "server", "name"), "") != 0)
        return 2;
#ifndef LEGAL
    conf_get_long(c, "", "verbose", 0);
#endif
    conf_free(c);
    return 0;
}
