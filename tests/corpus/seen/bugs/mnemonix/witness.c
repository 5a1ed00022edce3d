#include "mnemonix.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    mnx_menu *menu = mnx_new();

    assert(menu);
#ifdef LEGAL
    assert(mnx_assign(menu) == 0 && mnx_press(menu, 'a', -1) == -1);
    assert(mnx_add(menu, "&File", 10) == 0);
    assert(mnx_add(menu, "Find && &Replace&", 11) == 1);
    assert(mnx_add(menu, "", INT_MIN) == 2);
    assert(mnx_add(menu, "& &\xc3\x96" "ffnen", 13) == 3);
    assert(strcmp(mnx_text(menu, 1), "Find & Replace") == 0);
    assert(strcmp(mnx_text(menu, 3), " \xc3\x96" "ffnen") == 0);
    assert(mnx_mnemonic(menu, 0) == 'f' && mnx_mnemonic(menu, 1) == 'r');
    assert(mnx_mnemonic(menu, 3) == 0 && mnx_mnemonic(menu, 4) == 0);
    assert(mnx_id(menu, 2) == INT_MIN && mnx_id(menu, INT_MAX) == 0);
    assert(mnx_remove(menu, 3) == 0 && mnx_remove(menu, -1) == -1);
    assert(mnx_add(menu, "frfr", 0) == 3 && mnx_add(menu, "for", 0) == 4);
    assert(mnx_add(menu, "f&fix", 0) == 5);
    assert(mnx_assign(menu) == 1 && mnx_mnemonic(menu, 4) == 'o');
    assert(mnx_press(menu, 'F', -1) == 0 && mnx_press(menu, 'f', 0) == 5);
    assert(mnx_press(menu, 'f', 5) == 0 && mnx_press(menu, 'f', INT_MAX) == 0);
    assert(mnx_press(menu, INT_MIN, 0) == -1 && mnx_press(menu, 0xe9, 0) == -1);
    assert(mnx_press(menu, '&', INT_MIN) == -1);
    while (mnx_add(menu, "x", 1) >= 0)
        ;
    assert(mnx_count(menu) == MNX_ITEMS_MAX && mnx_assign(menu) == 1);
    assert(mnx_remove(menu, 0) == 0 && mnx_remove(menu, MNX_ITEMS_MAX - 2) == 0);
    assert(mnx_text(menu, -1) == NULL);
    mnx_free(NULL);
#else
    mnx_add(menu, "Neu", 1);
    mnx_add(menu, "\xc3\x96" "ffnen", 2);
    mnx_assign(menu);
#endif
    mnx_free(menu);
    return 0;
}
