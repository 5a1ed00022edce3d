#include "dishmul.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int says(uint32_t num, uint32_t den, const char *expected)
{
    char text[40];
    int len = dm_text((dm_amount){ num, den }, text, sizeof text);
    return len == (int)strlen(expected) && strcmp(text, expected) == 0;
}

int main(void)
{
    char name[] = "flour", unit[] = "cup";
    dm_item item;
    dm_amount sum = { 9, 9 };
    assert(!dm_new(0));
    dm_free(NULL);
    dm_recipe *pie = dm_new(4), *dough = dm_new(1), *base = dm_new(UINT32_MAX);
    assert(pie && dough && base);
    assert(dm_add(pie, "flour", (dm_amount){ 2, 4 }, "cup") == 0);
    assert(dm_add(pie, "egg", (dm_amount){ 3, 1 }, NULL) == 0);
    assert(dm_add(pie, NULL, (dm_amount){ 3, 1 }, NULL) == -1);
    assert(dm_add(pie, "x", (dm_amount){ 3, 0 }, NULL) == -1);
    assert(dm_add(dough, name, (dm_amount){ 1, 3 }, unit) == 0);
    assert(dm_add_part(pie, pie) == -1 && dm_add_part(pie, NULL) == -1);
    assert(dm_add_part(pie, dough) == 0 && dm_add_part(pie, dough) == -1);
    assert(dm_add_part(dough, pie) == -1 && dm_add_part(base, dough) == -1);
    assert(dm_total(pie, "flour", "cup", &sum) == 2 && sum.num == 5 && sum.den == 6);
    assert(dm_total(pie, "egg", "", &sum) == 1 && sum.num == 3 && sum.den == 1);
    assert(dm_total(pie, "egg", "dozen", &sum) == 0 && sum.num == 0 && sum.den == 1);
    assert(dm_scale(pie, 3, 2) == 0 && dm_serves(pie) == 6 && dm_serves(dough) == 2);
    assert(dm_get(pie, 1, &item) == 0 && item.amount.num == 9 && item.amount.den == 2 && !*item.unit);
    assert(dm_get(dough, 0, &item) == 0 && item.amount.num == 1 && item.amount.den == 2);
    assert(dm_get(pie, 2, &item) == -1 && dm_get(pie, SIZE_MAX, &item) == -1);
    assert(dm_scale(pie, 1, UINT32_MAX) == -1 && dm_serves(pie) == 6);
    assert(dm_scale(pie, 2, 3) == 0 && dm_serves(pie) == 4);
    assert(dm_add(dough, "salt", (dm_amount){ UINT32_MAX, 1 }, NULL) == 0);
    assert(dm_scale(pie, 2, 1) == -1 && dm_serves(dough) == 2);
    assert(dm_add(pie, "salt", (dm_amount){ UINT32_MAX, UINT32_MAX - 1 }, "") == 0);
    sum.num = 7;
    assert(dm_total(pie, "salt", NULL, &sum) == -1 && sum.num == 7);
    assert(dm_scale(pie, 0, UINT32_MAX) == 0 && dm_serves(pie) == 1);
    assert(dm_total(pie, "salt", NULL, &sum) == 2 && sum.num == 0 && sum.den == 1);
    assert(dm_scale(base, 2, 1) == -1 && dm_scale(base, UINT32_MAX, UINT32_MAX) == 0);
    dm_free(pie);

    for (int i = 0; i < DM_ITEMS_MAX; i++)
        assert(dm_add(base, "", (dm_amount){ UINT32_MAX, (uint32_t)i + 1 }, NULL) == 0);
    assert(dm_add(base, "", (dm_amount){ 1, 1 }, NULL) == -1 && dm_count(base) == DM_ITEMS_MAX);
    for (int i = 1; i < DM_DEPTH_MAX; i++) {
        dm_recipe *up = dm_new(1);
        assert(up && dm_add_part(up, base) == 0);
        base = up;
    }
    dm_recipe *top = dm_new(1);
    assert(top && dm_add_part(top, base) == -1);
    for (int i = 0; i < DM_PARTS_MAX; i++)
        assert(dm_add_part(top, dm_new(1)) == 0);
    dough = dm_new(1);
    assert(dm_add_part(top, dough) == -1 && dm_count(top) == 0);
    dm_free(dough);
    dm_free(top);
    dm_free(base);

    assert(says(0, 1, "0") && says(4, 2, "2") && says(6, 8, "3/4") && says(3, 2, "1 1/2") && says(1, 0, "?"));
    assert(says(UINT32_MAX, 2, "2147483647 1/2") && says(0, UINT32_MAX, "0"));
    assert(dm_text((dm_amount){ 3, 2 }, NULL, 0) == 5);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    dm_recipe *r = dm_new(4);
    assert(r);
    dm_add(r, "egg", (dm_amount){ 1, 1 }, "");
    if (rule == 1) {
        dm_scale(r, 1, 0);
    } else if (rule == 2) {
        dm_amount sum;
        char *name = malloc(6);
        assert(name);
        strcpy(name, "flour");
        dm_add(r, name, (dm_amount){ 1, 2 }, "cup");
        free(name);
        printf("%d\n", dm_total(r, "flour", "cup", &sum));
    } else {
        dm_recipe *dough = dm_new(1);
        dm_add_part(r, dough);
        dm_free(dough);
    }
    dm_free(r);
    return 0;
}
#endif
