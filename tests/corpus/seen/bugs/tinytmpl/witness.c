#include "tinytmpl.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int renders(const tt_ctx *t, const char *tmpl, const char *expected)
{
    char *text = tt_render(t, tmpl);
    int same = strcmp(text, expected) == 0;
    free(text);
    return same;
}

int main(void)
{
    tt_ctx *t = tt_open();
    if (!tt_set(t, "who", "world") || !tt_set_int(t, "n", LONG_MIN) || !tt_set(t, "", "-") || tt_count(t) != 3)
        return 2;
    if (!renders(t, "Hi {who}!", "Hi world!") || !renders(t, "{{who} {x}{", "{who} {") || !renders(t, "", "") ||
        !renders(t, "{}{{{who}", "-{world"))
        return 2;
    unsigned long before = tt_generation(t);
    if (!tt_set(t, "who", tt_get(t, "who")) || tt_generation(t) != before || !tt_unset(t, "who") || tt_unset(t, "who") ||
        tt_get(t, "who") != NULL || tt_generation(t) != before + 1)
        return 2;
#ifndef LEGAL
    tt_set(t, "who", "you");
#endif
    tt_close(t);
    return 0;
}
