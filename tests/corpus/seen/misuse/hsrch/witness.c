#include "hsrch.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void add_up(const char *key, void *data, void *closure)
{
    *(size_t *)closure += strlen(key) + (size_t)*(int *)data;
}
#endif


int main(int count, char **arguments)
{
    hs_data t;
    int one = 1;
#ifdef LEGAL
    (void)count, (void)arguments;
    int two = 2;
    size_t sum = 0;
    if (hs_create(0, &t) || hs_create((size_t)-1, &t) || !hs_create(2, &t))
        return 2;
    if (hs_find("a", &t) != NULL || hs_enter("a", &one, &t) == NULL || hs_enter("", &two, &t) == NULL)
        return 2;
    if (hs_enter("c", &one, &t) != NULL || hs_enter("a", &two, &t)->data != &one || hs_filled(&t) != 2 || hs_room(&t) != 0)
        return 2;
    hs_find("a", &t)->data = &two;
    hs_walk(&t, add_up, &sum);
    if (sum != 5 || hs_find("c", &t) != NULL)
        return 2;
    hs_destroy(&t);
    hs_destroy(&t);
    if (hs_find("a", &t) != NULL || hs_enter("a", NULL, &t) != NULL)
        return 2;
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule == 2) {
        memset(&t, 0x41, sizeof t);
        hs_find("a", &t);
        return 0;
    }
    if (!hs_create(1, &t))
        return 0;
    if (rule == 1) {
        char *key = malloc(2);
        if (key == NULL)
            return 0;
        strcpy(key, "a");
        hs_enter(key, &one, &t);
        free(key);
        hs_find("a", &t);
    }
    if (rule == 3) {
        hs_item *item = hs_enter("a", &one, &t);
        hs_destroy(&t);
        return *(int *)item->data == 1;
    }
#endif
    return 0;
}
