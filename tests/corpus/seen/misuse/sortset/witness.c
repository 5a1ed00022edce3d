#include "sortset.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    sortset *s = ss_new();
    ss_iter it, other;
    char key[SS_MAX_KEY + 2], last[16] = "";
    size_t n = 0;

    ss_free(NULL);
    assert(s && ss_count(s) == 0 && !ss_has(s, "") && ss_remove(s, "") == 0);
    ss_first(s, &it);
    assert(!ss_valid(&it));
    ss_seek(s, &it, "");
    assert(!ss_valid(&it));
    ss_free(s);

    s = ss_new();
    assert(s && ss_add(s, "") == 1 && ss_add(s, "") == 0 && ss_has(s, ""));
    memset(key, 'k', sizeof key);
    key[SS_MAX_KEY + 1] = '\0';
    assert(ss_add(s, key) == -1 && !ss_has(s, key));
    key[SS_MAX_KEY] = '\0';
    assert(ss_add(s, key) == 1 && ss_remove(s, key) == 1);
    for (unsigned i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "%u", i * 7919 % 1000);
        assert(ss_add(s, key) == 1);
    }
    assert(ss_count(s) == 1001);
    for (ss_first(s, &it); ss_valid(&it); ss_step(&it), n++) {
        assert(n == 0 || strcmp(last, ss_key(&it)) < 0);
        strcpy(last, ss_key(&it));
    }
    assert(n == 1001);
    ss_seek(s, &it, "5000");
    assert(strcmp(ss_key(&it), "501") == 0);
    ss_seek(s, &it, "x");
    assert(!ss_valid(&it));
    ss_first(s, &it);
    ss_seek(s, &other, "5");
    while (ss_valid(&it)) { // every other one up to "5"
        if (strcmp(ss_key(&it), "5") < 0)
            ss_erase(&it);
        if (ss_valid(&it))
            ss_step(&it);
    }
    assert(strcmp(ss_key(&other), "5") == 0);
    other = it;
    assert(!ss_valid(&other));
    n = 0;
    for (ss_first(s, &it); ss_valid(&it); ss_step(&it))
        n++;
    assert(n == ss_count(s) && n < 1001);
    ss_first(s, &it);
    assert(ss_remove(s, ss_key(&it)) == 1);
    for (ss_first(s, &it); ss_valid(&it);)
        ss_erase(&it);
    assert(ss_count(s) == 0 && ss_add(s, "again") == 1);
    ss_free(s);

    s = ss_new();
    assert(s);
    for (int i = 0; i < SS_MAX_COUNT; i++) {
        snprintf(key, sizeof key, "%d", i);
        assert(ss_add(s, key) == 1);
    }
    assert(ss_add(s, "more") == -1 && ss_add(s, "7") == 0);
    ss_free(s);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    sortset *s = ss_new();
    ss_iter it, other;

    if (!s)
        return 0;
    if (rule == 2) {
        ss_first(s, &it);
        puts(ss_key(&it));
        return 0;
    }
    ss_add(s, "a");
    ss_add(s, "b");
    ss_first(s, &it);
    if (rule == 1) {
        ss_remove(s, "a");
        ss_step(&it);
    } else {
        other = it;
        ss_erase(&it);
        puts(ss_key(&other));
    }
    ss_free(s);
    return 0;
}
#endif
