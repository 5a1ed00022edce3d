#include "namestow.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return __LINE__ % 100 + 10; } while (0)

#ifdef LEGAL
static int add_up(const char *atom, void *arg)
{
    size_t *sum = arg;

    *sum += strlen(atom);
    return *sum > 100000 ? 5 : 0;
}

int main(void)
{
    namestow *s = namestow_new(), *t = namestow_new();
    const char *a, *b;
    char *big, text[20];
    size_t sum = 0;

    CHECK(s && t && namestow_count(s) == 0 && !name_find(s, "") && namestow_each(s, add_up, &sum) == 0 && sum == 0);
    a = name_intern(s, "apple");
    CHECK(a && name_intern(s, "apple") == a && name_find(s, "apple") == a && name_refs(s, a) == 2);
    CHECK(name_keep(s, a) == a && name_refs(s, a) == 3 && name_length(s, a) == 5);
    CHECK(name_intern_n(s, "apple pie", 5) == a && name_intern_n(s, "apple\0x", SIZE_MAX) == a);
    CHECK(name_intern(s, a) == a && name_refs(s, a) == 6);
    b = name_intern(s, a + 1);
    CHECK(b && b != a && strcmp(b, "pple") == 0);
    b = name_intern_n(s, "x", 0);
    CHECK(b && *b == '\0' && name_intern(s, "") == b && name_length(s, b) == 0 && namestow_count(s) == 3);
    name_release(s, NULL);
    name_release(s, b);
    name_release(s, b);
    CHECK(!name_find(s, "") && namestow_count(s) == 2);
    b = name_intern(t, a);
    CHECK(b && b != a && strcmp(a, b) == 0);
    name_release(t, b);
    CHECK(namestow_count(t) == 0);

    for (int i = 0; i < 500; i++) {
        snprintf(text, sizeof text, "n%d", i);
        CHECK(name_intern(s, text));
    }
    CHECK(name_find(s, "apple") == a && namestow_count(s) == 502);
    for (int i = 0; i < 500; i += 2) {
        snprintf(text, sizeof text, "n%d", i);
        name_release(s, name_find(s, text));
    }
    CHECK(namestow_count(s) == 252 && !name_find(s, "n0") && name_find(s, "n499"));
    CHECK(namestow_each(s, add_up, &sum) == 0 && sum > 900);
    sum = 100000;
    CHECK(namestow_each(s, add_up, &sum) == 5);

    big = malloc(NAMESTOW_LONGEST + 2);
    CHECK(big);
    memset(big, 'b', NAMESTOW_LONGEST + 1);
    big[NAMESTOW_LONGEST + 1] = '\0';
    CHECK(!name_intern(s, big) && !name_find(s, big));
    b = name_intern_n(s, big, NAMESTOW_LONGEST);
    CHECK(b && name_intern(s, big + 1) == b && name_length(s, b) == NAMESTOW_LONGEST);
    free(big);
    namestow_free(s);
    namestow_free(t);
    namestow_free(NULL);
    return 0;
}
#else
static int drop(const char *atom, void *arg)
{
    name_release(arg, atom);
    return 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    namestow *stow = namestow_new(), *other = namestow_new();
    const char *atom = name_intern(stow, "apple");

    switch (rule) {
    case 1:
        name_release(stow, atom);
        name_release(stow, atom);
        break;
    case 2:
        name_release(other, atom);
        break;
    case 3:
        namestow_each(stow, drop, stow);
        break;
    }
    namestow_free(stow);
    namestow_free(other);
    return 0;
}
#endif
