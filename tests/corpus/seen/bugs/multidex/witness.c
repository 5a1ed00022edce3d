#include "multidex.h"

static void sum(const char *word, int page, void *user)
{
    (void)word;
    *(int *)user += page;
}

int main(void)
{
    int page = 0, total = 0;
    multidex *x = multidex_create();
    if (!multidex_add(x, "ant", 7) || !multidex_add(x, "ant", 3) || multidex_add(x, "ant", 3) ||
        !multidex_add(x, "", -1))
        return 2;
    if (!multidex_first(x, "ant", &page) || page != 3 || multidex_first(x, "bee", &page))
        return 2;
    if (multidex_each(x, "ant", sum, &total) != 2 || total != 10 || multidex_count(x, "ant") != 2)
        return 2;
    if (!multidex_remove(x, "ant", 3) || multidex_remove(x, "ant", 3) || multidex_contains(x, "ant", 3) ||
        !multidex_contains(x, "ant", 7))
        return 2;
    if (multidex_remove(x, "bee", 1) || !multidex_first(x, "ant", &page) || page != 7)
        return 2;
#ifndef LEGAL
    multidex_remove(x, "ant", 7);
    multidex_first(x, "ant", &page);
#endif
    multidex_destroy(x);
    return 0;
}
