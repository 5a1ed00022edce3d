#include "cfgview.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char text[] = "# head\n a = 1\n\nb=two words \n= x\nnothing\na= -7\n#c=3\nbig=99999999999\nempty=";
    cfg_iter it;
    memset(&it, 0xa5, sizeof it);
#ifdef LEGAL
    (void)count, (void)arguments;
    cfg *view = cfg_open(text);
    if (cfg_size(view) != 6 || cfg_get_int(view, "a", 0) != -7 || strcmp(cfg_get(view, "b"), "two words") != 0 ||
        strcmp(cfg_get(view, ""), "x") != 0 || cfg_get(view, "c") != NULL || strcmp(cfg_get(view, "empty"), "") != 0)
        return 2;
    if (cfg_get_int(view, "big", INT_MIN) != INT_MIN || cfg_get_int(view, "b", 5) != 5 || cfg_get_int(view, "", 6) != 6)
        return 2;
    size_t entries = 0;
    for (bool ok = cfg_first(view, &it); ok; ok = cfg_next(&it), entries++)
        if (strcmp(cfg_iter_key(&it), cfg_key(view, entries)) != 0 || cfg_iter_value(&it) != cfg_value(view, entries))
            return 2;
    if (entries != 6 || cfg_next(&it))
        return 2;
    cfg_close(view);
    char none[] = "";
    view = cfg_open(none);
    if (cfg_size(view) != 0 || cfg_first(view, &it) || cfg_next(&it) || cfg_get(view, "a") != NULL)
        return 2;
    cfg_close(view);
    cfg_close(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        char *allocated = malloc(sizeof text);
        memcpy(allocated, text, sizeof text);
        cfg *view = cfg_open(allocated);
        free(allocated);
        cfg_get(view, "a");
        break;
    }
    case 2:
        cfg_open((char *)(size_t)"a=1\n");
        break;
    case 3:
        cfg_value(cfg_open(text), 6);
        break;
    case 4:
        cfg_next(&it);
        break;
    case 5:
        cfg_first(cfg_open(text), &it);
        while (cfg_next(&it))
            ;
        cfg_iter_key(&it);
        break;
    case 6: {
        cfg *view = cfg_open(text);
        cfg_first(view, &it);
        cfg_close(view);
        cfg_next(&it);
        break;
    }
    case 7:
        cfg_get(cfg_open(text), NULL);
        break;
    }
#endif
    return 0;
}
