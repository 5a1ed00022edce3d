#include "menuwalk.h"
#include <stdlib.h>
#include <string.h>

static int visit_count(int id, const char *label, void *user)
{
    ++*(int *)user;
    return *label == 'q' ? id : 0;
}

#ifdef LEGAL
static mw_menu *victim;
static void kill_menu(void *user)
{
    mw_free(victim);
    victim = NULL;
    ++*(int *)user;
}

int main(void)
{
    int n = 0;
    mw_menu *m = victim = mw_new();
    if (mw_each(m, visit_count, &n) || mw_remove(m, 1) != -1 || mw_find(m, "") != -1)
        return 1;
    int a = mw_add(m, "file", NULL, NULL), q = mw_add(m, "quit", kill_menu, &n), z = mw_add(m, "", NULL, NULL);
    if (mw_each(m, visit_count, &n) != q || n != 2 || mw_find(m, "qu") != q || mw_find(m, "") != a)
        return 1;
    if (mw_choose(m, a) != -1 || mw_choose(m, 77) != -1 || mw_remove(m, z) || mw_label(m, z) || strcmp(mw_label(m, a), "file"))
        return 1;
    while (mw_count(m) < MW_MAX)
        mw_add(m, "x", NULL, NULL);
    if (mw_add(m, "x", NULL, NULL) != -1 || mw_choose(m, q) || victim || n != 3)
        return 1;
    mw_free(NULL);
    return 0;
}
#else
static int visit_remove(int id, const char *label, void *user)
{
    (void)label;
    mw_remove(user, id);
    return 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1, n = 0;
    mw_menu *m = mw_new();
    if (rule == 1) {
        mw_add(m, "a", NULL, NULL);
        mw_add(m, "b", NULL, NULL);
        mw_each(m, visit_remove, m);
    } else {
        char *label = malloc(5);
        strcpy(label, "edit");
        mw_add(m, label, NULL, NULL);
        free(label);
        mw_each(m, visit_count, &n);
        n = mw_find(m, "ed");
    }
    mw_free(m);
    return 0;
}
#endif
