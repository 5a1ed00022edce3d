#include "rexlite.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    rx_hit hit;
    rx *r = rx_compile("(a+)(.)b?");
#ifdef LEGAL
    (void)count, (void)arguments;
    char out[8];
    if (rx_groups(r) != 2 || rx_search(r, "xaaacb-aa", &hit) != 1 || rx_group_length(&hit, 0) != 5 ||
        rx_group_copy(&hit, 1, out, sizeof out) != 3 || strcmp(out, "aaa") != 0 || *rx_group(&hit, 2) != 'c')
        return 2;
    if (rx_next(r, &hit) != 1 || rx_group_copy(&hit, 0, out, 2) != 2 || strcmp(out, "a") != 0 || rx_next(r, &hit) != 0 ||
        rx_search(r, "", &hit) != 0)
        return 2;
    rx_free(r);
    static const char *const bad[] = {"*", "(", ")", "(a)*", "^*", "\\", "a**"};
    for (int i = 0; i < 7; i++)
        if (rx_compile(bad[i]) != NULL)
            return 2;
    r = rx_compile("a*");
    int found = 0;
    for (int result = rx_search(r, "baac", &hit); result == 1; result = rx_next(r, &hit))
        found++;
    if (found != 4)
        return 2;
    rx_free(r);
    r = rx_compile("^a*a*a*a*a*a*a*a*a*a*b$");
    if (rx_search(r, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", &hit) != -1)
        return 2;
    rx_free(r);
    r = rx_compile("");
    if (rx_search(r, "", &hit) != 1 || rx_next(r, &hit) != 0 || rx_group_length(&hit, 0) != 0)
        return 2;
    rx_free(r);
#else
    char *text = malloc(4);
    strcpy(text, "aab");
    if (rx_search(r, text, &hit) != 1)
        return 0;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rx_group(&hit, 3);
        break;
    case 2:
        free(text);
        rx_next(r, &hit);
        break;
    case 3: {
        rx_hit none;
        memset(&none, 0x5a, sizeof none);
        rx_search(r, "xyz", &none);
        rx_group_length(&none, 0);
        break;
    }
    case 4:
        rx_free(r);
        rx_search(r, text, &hit);
        break;
    case 5:
        rx_group_copy(&hit, 0, malloc(2), 10);
        break;
    }
#endif
    return 0;
}
