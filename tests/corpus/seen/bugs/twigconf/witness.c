#include "twigconf.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
static int collect(const char *path, const char *value, void *user)
{
    char *out = user;

    strcat(out, path);
    strcat(out, "=");
    strcat(out, value);
    strcat(out, ";");
    return 0;
}
static int stop(const char *path, const char *value, void *user)
{
    (void)path, (void)value, (void)user;
    return 7;
}
#endif

int main(void)
{
    tc_tree *tree = tc_new();

    assert(tree != NULL);
#ifdef LEGAL
    char out[600] = "", longest[TC_PATH_MAX + 2], big[TC_VALUE_MAX + 2];

    tc_free(NULL);
    assert(tc_get(tree, "") == NULL && tc_get(tree, ".") == NULL);
    assert(tc_set(tree, "", "x") == -1 && tc_set(tree, "a.", "x") == -1);
    assert(tc_set(tree, ".a", "x") == -1 && tc_set(tree, "a b", "x") == -1);
    assert(tc_remove(tree, "a") == -1 && tc_remove(tree, "") == -1);
    assert(tc_set(tree, "a.b", "1") == 0 && tc_set(tree, "a.c", "") == 0);
    assert(tc_get(tree, "a") == NULL && tc_has(tree, "a"));
    assert(tc_set(tree, "a.b", tc_get(tree, "a.b")) == 0);
    assert(tc_set(tree, "d", tc_get(tree, "a.b")) == 0);
    assert(tc_count(tree) == 3);
    assert(tc_each(tree, collect, out) == 0);
    assert(strcmp(out, "a.b=1;a.c=;d=1;") == 0);
    assert(tc_each(tree, stop, NULL) == 7);
    assert(tc_get(tree, "a.b") != NULL && tc_remove(tree, "a.b") == 1);
    assert(tc_get(tree, "a.b") == NULL && !tc_has(tree, "a.b"));
    memset(longest, 'x', sizeof longest);
    longest[TC_PATH_MAX + 1] = '\0';
    assert(tc_set(tree, longest, "1") == -1 && !tc_has(tree, longest));
    longest[TC_PATH_MAX] = '\0';
    for (int i = 1; i < TC_PATH_MAX; i += 2)
        longest[i] = '.';
    assert(tc_set(tree, longest, "deep") == 0);
    memset(big, 'v', sizeof big);
    big[TC_VALUE_MAX + 1] = '\0';
    assert(tc_set(tree, "big", big) == -1 && !tc_has(tree, "big"));
    big[TC_VALUE_MAX] = '\0';
    assert(tc_set(tree, "big", big) == 0 && tc_remove(tree, "big") == 1);
    out[0] = '\0';
    assert(tc_each(tree, collect, out) == 0);
    assert(strcmp(tc_get(tree, longest), "deep") == 0);
#else
    tc_set(tree, "a.b", "1");
    tc_get(tree, "a.b");
    tc_remove(tree, "a");
    tc_get(tree, "a.b");
#endif
    tc_free(tree);
    return 0;
}
