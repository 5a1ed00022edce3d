#include "mtempl.h"

#include <stdlib.h>
#include <string.h>

static char *heap(const char *text)
{
    return strcpy(malloc(strlen(text) + 1), text);
}

int main(int count, char **arguments)
{
    char *source = heap("Dear $who, you owe $$ $sum $who$"), *value = heap("Ann");
    char buf[64];
    mtempl *t = mtempl_compile(source);
    if (mtempl_slots(t) != 2 || mtempl_find(t, "sum") != 1 || mtempl_find(t, "") != -1)
        return 2;
    mtempl_set(t, 0, value);
    mtempl_render(t, buf);
    if (strcmp(buf, "Dear Ann, you owe $  Ann$") != 0 || mtempl_length(t) != strlen(buf))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!mtempl_set_named(t, "sum", "5") || mtempl_set_named(t, "x", "5") || strcmp(mtempl_get(t, 1), "5") != 0)
        return 2;
    mtempl_reset(t);
    mtempl *e = mtempl_compile("");
    mtempl_render(e, buf);
    if (mtempl_get(t, 0) != NULL || buf[0] != '\0' || mtempl_length(e) != 0)
        return 2;
    mtempl_free(e);
    mtempl_free(t);
    free(source);
    free(value);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(source);
        mtempl_length(t);
        break;
    case 2:
        free(value);
        mtempl_render(t, buf);
        break;
    case 3:
        mtempl_set(t, 2, "x");
        break;
    case 4: {
        char *small = malloc(10);
        mtempl_render(t, small);
        break;
    }
    case 5:
        mtempl_free(t);
        mtempl_reset(t);
        break;
    }
#endif
    return 0;
}
