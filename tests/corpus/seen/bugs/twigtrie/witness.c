#include "twigtrie.h"
#include <stdio.h>
#include <string.h>

#define OK(x) do { if (!(x)) { printf("line %d\n", __LINE__); return 3; } } while (0)

#ifdef LEGAL
static bool show(const char *key, int value, void *context)
{
    char *last = context;
    if (strcmp(last, key) > 0)
        return false;
    strcpy(last, key);
    return value != 99;
}
#endif

int main(void)
{
    twigtrie *t = tw_new();
    if (!t)
        return 2;
#ifdef LEGAL
    char last[TW_KEY_MAX + 1] = "", big[TW_KEY_MAX + 2];
    int v = -5;
    OK(!tw_get(t, "", &v) && tw_longest(t, "x", &v) == -1 && !tw_remove(t, "") && !tw_remove(t, "a"));
    OK(tw_each(t, "", show, last) == 0);
    OK(tw_put(t, "", 1) && tw_get(t, "", &v) && v == 1 && tw_longest(t, "x", NULL) == 0);
    OK(tw_put(t, "team", 2) && tw_put(t, "tea", 3) && tw_put(t, "test", 4) && tw_put(t, "toast", 5) && tw_put(t, "\xff\x80", 6));
    OK(tw_put(t, "tea", 7) && tw_count(t) == 6);
    OK(tw_longest(t, "teamwork", &v) == 4 && v == 2 && tw_longest(t, "teal", &v) == 3 && v == 7 && tw_longest(t, "te", &v) == 0);
    OK(tw_each(t, "", show, last) == 6);
    last[0] = 0;
    OK(tw_each(t, "te", show, last) == 3 && tw_each(t, "tex", show, last) == 0 && tw_each(t, "teams", show, last) == 0);
    OK(!tw_get(t, "te", NULL) && !tw_remove(t, "te") && tw_remove(t, "team") && !tw_remove(t, "team"));
    OK(tw_remove(t, "\xff\x80") && tw_remove(t, "") && tw_count(t) == 3);
    memset(big, 'k', sizeof big);
    big[TW_KEY_MAX + 1] = 0;
    OK(!tw_put(t, big, 1) && !tw_get(t, big, NULL) && !tw_remove(t, big));
    big[TW_KEY_MAX] = 0;
    OK(tw_put(t, big, 1) && tw_get(t, big, &v) && v == 1 && tw_longest(t, big, NULL) == TW_KEY_MAX);
    last[0] = 0;
    OK(tw_each(t, "k", show, last) == 1 && tw_remove(t, big));
    tw_free(NULL);
#else
    OK(tw_put(t, "tea", 1) && tw_put(t, "team", 2));
    OK(tw_remove(t, "tea"));
#endif
    tw_free(t);
    return 0;
}
