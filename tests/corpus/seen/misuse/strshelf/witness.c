#include "strshelf.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct shelf *s = shelf_new();
    if (!s)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    static const char *const sorted[] = {"", "a", "b"};
    struct shelf *t = shelf_from_sorted(sorted, 3), *e = shelf_from_sorted(sorted, 0);
    if (!t || !e || shelf_from_sorted(sorted, SIZE_MAX))
        return 2;
    if (shelf_size(e) || shelf_strings(e)[0] || shelf_find(e, "") || shelf_take(e, "x") || shelf_rank(e, "x"))
        return 3;
    if (shelf_put(s, "c") != 1 || shelf_put(s, "a") != 1 || shelf_put(s, "c") != 0 || shelf_merge(s, t) || shelf_size(s) != 4)
        return 4;
    if (shelf_merge(s, s) || shelf_merge(s, e) || shelf_merge(e, s) || shelf_size(e) != 4 || shelf_rank(s, "bb") != 3)
        return 5;
    if (strcmp(shelf_take(s, "a"), "a") || shelf_find(s, "a") || shelf_strings(s)[3] || strcmp(shelf_strings(s)[2], "c"))
        return 6;
    shelf_clear(s);
    if (shelf_size(s) || shelf_put(s, "") != 1 || shelf_put(s, "") != 0)
        return 7;
    char *own = malloc(2);
    if (!own)
        return 0;
    strcpy(own, "q");
    shelf_put(s, own);
    free((char *)shelf_take(s, "q"));
    if (shelf_find(s, "q"))
        return 8;
    shelf_free(t), shelf_free(e), shelf_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        char *own = malloc(2);
        if (!own)
            return 0;
        strcpy(own, "q");
        shelf_put(s, own);
        free(own);
        shelf_find(s, "q");
    } else if (rule == 2) {
        shelf_put(s, "b");
        const char *const *all = shelf_strings(s);
        shelf_put(s, "a");
        if (strcmp(all[0], "a") == 0)
            shelf_clear(s);
    } else {
        static const char *const wrong[] = {"b", "a"};
        shelf_free(shelf_from_sorted(wrong, 2));
    }
#endif
    shelf_free(s);
    return 0;
}
