#include "fillform.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int longest(const char *name, size_t length, void *data)
{
    (void)name;
    if (length > *(size_t *)data)
        *(size_t *)data = length;
    return length == 1 ? 7 : 0;
}

int main(void)
{
    ff_form *form = ff_new();
    char *text;
    size_t length = 0;
    if (ff_set(form, "name", "Ann") != FF_OK || ff_set_int(form, "sum", LONG_MIN) != FF_OK ||
        ff_set(form, "", "x") != FF_BAD_NAME || ff_set(form, "a b", "x") != FF_BAD_NAME)
        return 2;
    if (ff_set(form, "name", ff_get(form, "name")) != FF_OK || ff_set_int(form, "sum", -12) != FF_OK ||
        ff_fields(form) != 2 || ff_get(form, "nam") != NULL || ff_get(form, "") != NULL)
        return 2;
    if (ff_render(form, "Dear {name}, {{you} owe {sum}{sum}", &text) != FF_OK ||
        strcmp(text, "Dear Ann, {you} owe -12-12") != 0)
        return 2;
    free(text);
    if (ff_render(form, "", &text) != FF_OK || strcmp(text, "") != 0)
        return 2;
    free(text);
    if (ff_render(form, "{name", &text) != FF_BAD_NAME || text != NULL || ff_render(form, "{}", &text) != FF_BAD_NAME)
        return 2;
    if (ff_wanted("{name} and {sum}", longest, &length) != 0 || length != 4 || ff_wanted("{a}", longest, &length) != 7 ||
        ff_wanted("{", longest, &length) != -1)
        return 2;
    if (ff_unset(form, "sum") != FF_OK || ff_unset(form, "sum") != FF_UNKNOWN)
        return 2;
#ifndef LEGAL
    if (ff_render(form, "Dear {who}", &text) != FF_UNKNOWN || text != NULL)
        return 2;
#endif
    ff_free(form);
    return 0;
}
