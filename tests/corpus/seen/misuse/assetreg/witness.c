#include "assetreg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(1); } } while (0)

#ifdef LEGAL
static asset_reg *the_reg;

static bool mark(const asset *a, void *arg)
{
    int *left = arg;
    CHECK(areg_find(the_reg, a->tag) == a);
    CHECK(areg_rename(the_reg, a->tag, "seen"));
    return --*left > 0;
}

int main(void)
{
    asset_reg *r = the_reg = areg_new();
    int left = 3;

    CHECK(areg_count(r) == 0 && areg_at(r, 0) == NULL && areg_find(r, 0) == NULL);
    CHECK(areg_worth(r) == 0 && areg_each(r, mark, &left) == 0);
    areg_write_off(r, 1);
    CHECK(areg_enter(r, "x", -1) == NULL && areg_enter(r, "x", INT32_MIN) == NULL);
    CHECK(!areg_rename(r, 1, "x"));
    const asset *a = areg_enter(r, "a name of more than thirty-one bytes", INT32_MAX);
    CHECK(a->tag == 1 && strlen(a->name) == 31 && a->book == INT32_MAX);
    CHECK(areg_rename(r, 1, a->name + 2) && strlen(a->name) == 29);
    for (int i = 0; i < 5; i++) {
        a = areg_at(r, areg_count(r) - 1);
        a = areg_enter(r, a->name, INT32_MAX);
        CHECK(a != NULL && strlen(a->name) == 29);
    }
    CHECK(areg_worth(r) == 6 * (int64_t)INT32_MAX);
    CHECK(areg_each(r, mark, &left) == 3 && strcmp(areg_at(r, 2)->name, "seen") == 0);
    areg_write_off(r, INT32_MAX);
    CHECK(areg_at(r, 0)->book == INT32_MAX - 1);
    areg_write_off(r, 1);
    CHECK(areg_worth(r) == 0);
    areg_remove(r, areg_find(r, 6));
    areg_remove(r, areg_find(r, 1));
    CHECK(areg_find(r, 1) == NULL && areg_at(r, 0)->tag == 2 && areg_count(r) == 4);
    a = areg_enter(r, "", 0);
    CHECK(a->tag == 7 && a->name[0] == '\0');
    while (areg_count(r) > 0)
        areg_remove(r, areg_at(r, areg_count(r) / 2));
    CHECK(areg_enter(r, "again", 1)->tag == 8);
    for (int i = 0; i < 10100; i++)
        areg_enter(r, "many", i);
    CHECK(areg_count(r) == AREG_MAX);
    areg_free(r);
    areg_free(NULL);
    return 0;
}
#else
static bool enter_spare(const asset *a, void *arg)
{
    areg_enter(arg, "spare part", a->cost);
    return true;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    asset_reg *r = areg_new();
    if (r == NULL)
        return 0;
    const asset *lathe = areg_enter(r, "lathe", 500000);
    areg_enter(r, "drill", 20000);
    if (rule == 1) {
        areg_enter(r, "van", 3000000);
        printf("%s\n", lathe->name);
    } else if (rule == 2) {
        areg_each(r, enter_spare, r);
    } else {
        areg_write_off(r, 0);
    }
    areg_free(r);
    return 0;
}
#endif
