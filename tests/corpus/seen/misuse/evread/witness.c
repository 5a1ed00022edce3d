#include "evread.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    evread *r = evread_open("<a>x &lt; y<b/></a>");
    if (!r || strcmp(evread_value(r), "") || evread_next(r) != EVREAD_OPEN || strcmp(evread_value(r), "a") ||
        evread_depth(r) != 1 || evread_next(r) != EVREAD_TEXT)
        return 1;
    char *t = evread_take(r);
    if (!t || strcmp(t, "x < y") || *evread_value(r) || evread_next(r) != EVREAD_OPEN ||
        evread_next(r) != EVREAD_CLOSE || strcmp(evread_value(r), "b") || evread_next(r) != EVREAD_CLOSE ||
        evread_next(r) != EVREAD_END || evread_next(r) != EVREAD_END || evread_offset(r) != 19)
        return 1;
    free(t);
    free(evread_take(r));
    evread_close(r);
    static const char *const bad[] = { "<", "</", "<a", "<a>", "</a>", "<a></b>", "&x;", "<a/", "< a>", "&" };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        evread_event e;
        if (!(r = evread_open(bad[i])))
            return 1;
        while ((e = evread_next(r)) != EVREAD_ERROR)
            if (e == EVREAD_END)
                return 1;
        if (evread_next(r) != EVREAD_ERROR || !*evread_value(r))
            return 1;
        evread_close(r);
    }
    evread_close(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *doc = malloc(32);
    strcpy(doc, "<title>Home</title>");
    evread *r = evread_open(doc);
    evread_next(r);
    if (rule == 3) {
        free(doc);
        evread_next(r);
        return 0;
    }
    const char *tag = evread_value(r);
    if (rule == 2)
        free((char *)tag);
    evread_next(r);
    return strcmp(tag, "title") != 0;
#endif
}
