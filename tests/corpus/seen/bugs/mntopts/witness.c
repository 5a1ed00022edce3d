#include "mntopts.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int text_is(const mntopts *o, const char *expected)
{
    char *text = mntopts_text(o);
    int same = strcmp(text, expected) == 0;
    free(text);
    return same;
}

int main(void)
{
    mntopts *o = mntopts_parse("rw,uid=1000,context=,rw,uid=7=8"), *p = mntopts_parse("");
    if (!text_is(o, "rw,uid=7=8,context=") || !text_is(p, "") || mntopts_count(o) != 3)
        return 2;
    if (mntopts_parse(",") != NULL || mntopts_parse("rw,") != NULL || mntopts_parse("=5") != NULL)
        return 2;
    if (mntopts_set(o, "", NULL) || mntopts_set(o, "a=b", NULL) || mntopts_set(o, "a", "b,c") || mntopts_count(o) != 3)
        return 2;
    if (mntopts_value(o, "rw") != NULL || !mntopts_has(o, "rw") || mntopts_value(o, "none") != NULL)
        return 2;
    mntopts_set(o, "uid", "-12");
    mntopts_set(o, "gid", "99999999999999999999999");
    mntopts_set(o, mntopts_value(o, "gid"), mntopts_value(o, "uid"));
    mntopts_set(o, "uid", mntopts_value(o, "uid"));
    if (mntopts_number(o, "uid", 3) != -12 || mntopts_number(o, "gid", 3) != 3 || mntopts_number(o, "context", 3) != 3)
        return 2;
    for (int i = 0; i < 20; i++) {
        char name[2] = {(char)('a' + i), '\0'};
        if (!mntopts_set(p, name, i % 2 ? name : NULL))
            return 2;
    }
    mntopts_set(p, "a", "now with a value");
    if (!mntopts_merge(o, p) || !mntopts_merge(o, o) || !mntopts_remove(o, mntopts_name(o, 0)) || mntopts_remove(o, "rw"))
        return 2;
    if (mntopts_count(o) != 24 || mntopts_name(o, 24) != NULL || mntopts_name(o, SIZE_MAX) != NULL)
        return 2;
#ifndef LEGAL
    mntopts_set(o, "uid", NULL);
#endif
    mntopts_free(o);
    mntopts_free(p);
    mntopts_free(NULL);
    return 0;
}
