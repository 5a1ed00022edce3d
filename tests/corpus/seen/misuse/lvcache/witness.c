#include "lvcache.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    lv_cache *c = lv_create(2);
    lv_handle *one = lv_insert(c, 1, "one"), *two = lv_insert(c, 2, "");
    lv_handle *again = lv_lookup(c, 1);
    if (one != again || strcmp(lv_text(one), "one") != 0 || lv_key(two) != 2 || lv_count(c) != 2)
        return 2;
    lv_release(c, again);
    lv_release(c, two);
#ifdef LEGAL
    (void)count, (void)arguments;
    two = lv_insert(c, 3, "three");
    lv_release(c, two);
    if (lv_lookup(c, 2) != NULL || !lv_erase(c, 1) || lv_erase(c, 1) || strcmp(lv_text(one), "one") != 0)
        return 2;
    lv_release(c, one);
    lv_release(c, lv_insert(c, 4, "x"));
    one = lv_insert(c, 5, "y");
    two = lv_insert(c, 5, lv_text(one));
    lv_release(c, one);
    if (lv_prune(c) != 1 || lv_count(c) != 1 || lv_create(0) != NULL)
        return 2;
    lv_release(c, two);
    lv_destroy(c);
#else
    lv_cache *other;
    const char *text;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        lv_destroy(c);
        break;
    case 2:
        lv_release(c, one);
        lv_release(c, one);
        break;
    case 3:
        lv_erase(c, 1);
        lv_release(c, one);
        return (int)lv_key(one) + 1;
    case 4:
        other = lv_create(1);
        lv_release(other, one);
        break;
    case 5:
        text = lv_text(one);
        lv_release(c, one);
        lv_prune(c);
        return text[0] + 1;
    case 6:
        lv_release(c, lv_lookup(c, 77));
        break;
    }
#endif
    return 0;
}
