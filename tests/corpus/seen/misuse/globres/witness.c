#include "globres.h"
#include <stdlib.h>
#include <string.h>

#ifndef LEGAL
size_t __sanitizer_get_current_allocated_bytes(void);
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
    static const char *const list[] = {"main.c", "README", "util.c", "", "a*b", NULL};
    static const char *const none[] = {NULL};
    gr_result r;
    (void)none;
#ifdef LEGAL
    if (gr_find(none, "*", GR_NOSORT, &r) != GR_NOMATCH || r.names != NULL)
        return 1;
    if (gr_find(list, "*.c", GR_APPEND, &r) != GR_OK || r.count != 2 || gr_widest(&r) != 6)
        return 1;
    if (gr_find(list, "*", GR_APPEND, &r) != GR_OK || r.count != 7 || r.names[2][0] != '\0' || r.names[7] != NULL)
        return 1;
    if (gr_find(list, "nope", GR_APPEND, &r) != GR_NOMATCH || r.count != 7)
        return 1;
    gr_free(&r);
    gr_free(&r);
    if (gr_widest(&r) != 0 || gr_find(list, "r?adm*e**", GR_NOCASE | GR_NOSORT, &r) != GR_OK || r.count != 1)
        return 1;
    gr_result copy;
    if (gr_find((const char *const *)r.names, "*", -1 & ~GR_APPEND, &copy) != GR_OK)
        return 1;
    gr_free(&copy);
    gr_free(&r);
    if (!gr_match("a\\*b", "a*b", 0) || gr_match("a\\*b", "axb", 0) || !gr_match("\\", "\\", 0) || !gr_match("", "", 0))
        return 1;
    if (gr_match("", "x", 0) || gr_match("?", "", 0) || !gr_match("*", "", 0) || gr_match("*ab", "abac", 0) || !gr_match("*ab*", "aab", 0))
        return 1;
    return gr_is_pattern("") || !gr_is_pattern("a?");
#else
    const char *open[2] = {"one", "two"};
    const char *name;
    size_t before;
    switch (rule) {
    case 1:
        before = __sanitizer_get_current_allocated_bytes();
        gr_find(list, "*", 0, &r);
        gr_find(list, "*", 0, &r);
        gr_free(&r);
        return __sanitizer_get_current_allocated_bytes() != before;
    case 2:
        memset(&r, 0, sizeof r);
        memset(&r.names, 0xaa, sizeof r.names);
        gr_find(list, "*", GR_APPEND, &r);
        break;
    case 3:
        gr_find(list, "*.c", 0, &r);
        name = r.names[0];
        gr_free(&r);
        return name[0] == 'x';
    case 4:
        gr_find(open, "z", 0, &r);
        break;
    case 5:
        gr_find(list, "*", 0, &r);
        gr_find((const char *const *)r.names, "*", GR_APPEND, &r);
        break;
    }
    return 0;
#endif
}
