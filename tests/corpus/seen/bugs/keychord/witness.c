#include "keychord.h"

#include <assert.h>
#include <limits.h>

int main(void)
{
    kc_map *map = kc_new();
    if (map == NULL)
        return 0;
#ifdef LEGAL
    assert(kc_key("C-x") == KC_CTRL + 'x' && kc_key("C-M-a") == KC_CTRL + KC_META + 'a');
    assert(kc_key("-") == '-' && kc_key("C--") == KC_CTRL + '-' && kc_key("C-") == -1);
    assert(kc_key("") == -1 && kc_key("C-SPC") == KC_CTRL + ' ' && kc_key("a b") == -1);
    assert(kc_bind(map, "", 1) == -1 && kc_bind(map, "a", 0) == -1 && kc_bind(map, "a  b", 1) == -1);
    assert(kc_bind(map, "a b c d e f g", 1) == -1 && kc_bind(map, "a ", 1) == -1);
    assert(kc_bind(map, "a b c d e f", INT_MAX) == 0);
    assert(kc_bind(map, "C-x C-s", 1) == 0 && kc_bind(map, "C-x C-c", 2) == 0);
    assert(kc_count(map) == 3);
    assert(kc_feed(map, KC_CTRL + 'x') == KC_PENDING && kc_pending(map) == 1);
    assert(kc_feed(map, KC_CTRL + 'c') == 2 && kc_pending(map) == 0);
    assert(kc_feed(map, INT_MIN) == KC_UNBOUND);
    assert(kc_feed(map, KC_CTRL + 'x') == KC_PENDING);
    assert(kc_unbind(map, "C-x C-c") == 1 && kc_pending(map) == 1);
    assert(kc_unbind(map, "C-x") == 1 && kc_pending(map) == 0);
    assert(kc_feed(map, KC_CTRL + 's') == KC_UNBOUND);
    assert(kc_feed(map, 'a') == KC_PENDING && kc_feed(map, 'b') == KC_PENDING);
    assert(kc_bind(map, "a b", 7) == 0 && kc_pending(map) == 0 && kc_count(map) == 1);
    assert(kc_lookup(map, "a b") == 7 && kc_lookup(map, "a") == 0 && kc_lookup(map, "??") == 0);
    assert(kc_bind(map, "a b c", 8) == 0 && kc_lookup(map, "a b") == 0 && kc_count(map) == 1);
    assert(kc_feed(map, 'a') == KC_PENDING);
    kc_cancel(map);
    assert(kc_unbind(map, "zz") == 0 && kc_unbind(map, "a b c") == 1 && kc_unbind(map, "a") == 0);
    kc_free(NULL);
#else
    kc_bind(map, "C-x C-s", 1);
    kc_feed(map, KC_CTRL + 'x');
    kc_unbind(map, "C-x C-s");
    kc_feed(map, KC_CTRL + 's');
#endif
    kc_free(map);
    return 0;
}
