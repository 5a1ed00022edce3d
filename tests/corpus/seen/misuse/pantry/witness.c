#include "pantry.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    pan_store *store = pan_open(), *other = pan_open();
    pan_item *flour, *egg;
    pan_recipe *cake, *air;
    char name[PAN_NAME_MAX + 2];

    assert(store != NULL && other != NULL && pan_find(store, "") == NULL);
    assert(pan_add(store, "", 1) == NULL && pan_add(store, "a", -1) == NULL);
    assert(pan_add(store, "a", LONG_MAX) == NULL);
    memset(name, 'x', sizeof name);
    name[PAN_NAME_MAX + 1] = 0;
    assert(pan_add(store, name, 0) == NULL);
    name[PAN_NAME_MAX] = 0;
    assert(pan_add(store, name, 0) != NULL && strcmp(pan_name(pan_find(store, name)), name) == 0);
    flour = pan_add(store, "flour", 500);
    egg = pan_add(store, "egg", 6);
    assert(flour != NULL && egg != NULL && pan_add(store, "egg", 1) == NULL);
    assert(pan_add(store, pan_name(egg), 1) == NULL && pan_add(other, pan_name(egg), 1) != NULL);
    assert(pan_change(egg, LONG_MIN) == -1 && pan_change(egg, LONG_MAX) == -1 && pan_change(egg, -7) == -1);
    assert(pan_change(egg, -6) == 0 && pan_amount(egg) == 0 && pan_change(egg, PAN_AMOUNT_MAX) == 0);
    assert(pan_change(egg, 1) == -1 && pan_change(egg, 0) == 0);
    cake = pan_recipe_new(store);
    air = pan_recipe_new(store);
    assert(cake != NULL && air != NULL && pan_recipe_portions(air) == 0 && pan_recipe_cook(air) == 0);
    assert(pan_recipe_need(cake, pan_find(other, "egg"), 1) == -1);
    assert(pan_recipe_need(cake, flour, 0) == -1 && pan_recipe_need(cake, flour, LONG_MIN) == -1);
    assert(pan_recipe_need(cake, flour, 100) == 0 && pan_recipe_need(cake, flour, 100) == 0);
    assert(pan_recipe_need(cake, flour, PAN_AMOUNT_MAX) == -1);
    assert(pan_recipe_portions(cake) == 2 && pan_recipe_need(cake, egg, 1) == 0);
    assert(pan_recipe_cook(cake) == 0 && pan_recipe_cook(cake) == 0 && pan_recipe_cook(cake) == -1);
    assert(pan_amount(flour) == 100 && pan_amount(egg) == PAN_AMOUNT_MAX - 2);
    for (int i = 0; i < PAN_NEEDS_MAX + 1; i++) {
        snprintf(name, sizeof name, "i%d", i);
        assert(pan_recipe_need(air, pan_add(store, name, 1), 1) == (i < PAN_NEEDS_MAX ? 0 : -1));
    }
    pan_recipe_free(cake);
    pan_remove(flour);
    pan_remove(egg);
    assert(pan_find(store, "egg") == NULL && pan_add(store, "egg", 1) != NULL);
    pan_recipe_free(air);
    pan_recipe_free(NULL);
    pan_close(store);
    pan_close(other);
    pan_close(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pan_store *store = pan_open();
    pan_item *egg;
    pan_recipe *cake;

    assert(store != NULL);
    egg = pan_add(store, "egg", 6);
    cake = pan_recipe_new(store);
    assert(egg != NULL && cake != NULL);
    switch (rule) {
    case 1:
        pan_recipe_need(cake, egg, 2);
        pan_remove(egg);
        pan_recipe_cook(cake);
        break;
    case 2:
        pan_remove(egg);
        return pan_amount(egg) == 6;
    case 3:
        pan_close(store);
        pan_recipe_free(cake);
        break;
    }
    return 0;
}
#endif
