#include "optlayer.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    optlayer *o = ol_new();
    char *text;
    if (!ol_set(o, "port", "80") || !ol_set(o, "host", "a=b") || ol_set(o, "", "x") || ol_set(o, "a=", "x"))
        return 2;
    ol_push(o);
    if (ol_depth(o) != 2 || ol_count(o) != 0 || !ol_set(o, "port", "8080") || ol_number(o, "port") != 8080)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!ol_set(o, "port", ol_get(o, "port")) || !ol_set(o, "n", "") || ol_number(o, "n") != 0)
        return 2;
    text = ol_dump(o);
    if (strcmp(text, "port=8080\nn=\n") != 0 || strcmp(ol_name(o, 1), "n") != 0)
        return 2;
    free(text);
    ol_pop(o);
    if (ol_has(o, "n") || ol_number(o, "port") != 80 || ol_get(o, "n") != NULL || ol_count(o) != 2)
        return 2;
    ol_push(o);
    ol_push(o);
    text = ol_dump(o);
    if (strcmp(text, "") != 0)
        return 2;
    free(text);
    for (char name[2] = "a"; name[0] <= 'z'; name[0]++)
        if (!ol_set(o, name, name))
            return 2;
    ol_free(NULL);
#else
    const char *value = ol_get(o, "port");
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ol_pop(o);
        ol_pop(o);
        break;
    case 2:
        ol_number(o, "color");
        break;
    case 3:
        ol_name(o, 1);
        break;
    case 4:
        ol_pop(o);
        return value[0];
    case 5:
        ol_set(o, "port", "1");
        return value[0];
    case 6:
        free((char *)(uintptr_t)value);
        break;
    case 7:
        text = ol_dump(o);
        free(text);
        free(text);
        break;
    }
#endif
    ol_free(o);
    return 0;
}
