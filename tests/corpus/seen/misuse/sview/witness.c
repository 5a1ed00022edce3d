#include "sview.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    sview v = sv_from(" a=b=c ");
#ifdef LEGAL
    (void)count, (void)arguments;
    char buffer[4];
    sview none = {0}, t = sv_trim(v);
    if (t.len != 5 || sv_front(t) != 'a' || sv_back(t) != 'c' || sv_at(t, 1) != '=' || sv_find(t, 'x') != SV_NPOS)
        return 2;
    sview key = sv_chop(&t, '=');
    if (!sv_equal(key, sv_from("a")) || sv_copy(t, buffer, sizeof buffer) != 3 || strcmp(buffer, "b=c") != 0)
        return 2;
    if (sv_search(v, sv_from("b=")) != 3 || sv_search(v, none) != 0 || sv_search(none, v) != SV_NPOS ||
        sv_search(none, none) != 0)
        return 2;
    if (!sv_equal(none, sv_from("")) || sv_compare(none, v) >= 0 || sv_compare(v, v) != 0 || sv_trim(none).len != 0 ||
        sv_chop(&none, 'a').len != 0 || sv_drop(none, 0).len != 0 || sv_copy(none, NULL, 0) != 0)
        return 2;
    if (sv_copy(v, buffer, 2) != 7 || strcmp(buffer, " ") != 0 || sv_sub(v, 7, 0).len != 0 || sv_from_n("abc", 2).len != 2)
        return 2;
    return 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        sv_at(v, 7);
        break;
    case 2:
        sv_sub(v, 5, 3);
        break;
    case 3:
        sv_back(sv_from(""));
        break;
    case 4: {
        char *text = malloc(4);
        strcpy(text, "abc");
        v = sv_from(text);
        free(text);
        sv_find(v, 'c');
        break;
    }
    case 5: {
        char *text = malloc(4);
        strcpy(text, "abc");
        sv_find(sv_from_n(text, 10), 'x');
        break;
    }
    case 6:
        sv_copy(v, malloc(3), 10);
        break;
    }
    return 0;
#endif
}
