#include "symbank.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    sb_bank *bank = sb_new();
    assert(bank);
#ifdef LEGAL
    assert(sb_count(bank) == 0 && sb_find(bank, "") == SB_NONE && sb_text(bank, 1) == NULL);
    sb_sym empty = sb_intern(bank, "");
    assert(empty == 1 && sb_intern_n(bank, NULL, 0) == 1 && sb_find(bank, "") == 1);
    assert(sb_join(bank, 1, 1) == 1 && sb_join(bank, 1, 2) == SB_NONE && sb_join(bank, 0, 1) == SB_NONE);
    sb_sym ab = sb_intern_n(bank, "abc", 2);
    assert(sb_intern(bank, "ab") == ab && sb_length(bank, ab) == 2 && sb_intern_n(bank, "a\0b", 3) == SB_NONE);
    sb_sym twice = sb_join(bank, ab, ab);
    assert(strcmp(sb_text(bank, twice), "abab") == 0);
    assert(sb_intern(bank, sb_text(bank, twice)) == twice && sb_intern(bank, sb_text(bank, twice) + 2) == ab);
    sb_sym long_one = twice;
    for (int i = 0; i < 10; i++)
        long_one = sb_join(bank, long_one, long_one);
    assert(sb_length(bank, long_one) == 4096 && sb_join(bank, long_one, ab) == SB_NONE);
    for (int i = 0; i < 70000; i++) {
        char name[20];
        snprintf(name, sizeof name, "n%d", i);
        sb_sym got = sb_intern(bank, name);
        assert((got == SB_NONE) == (i + 13 >= SB_MAX_SYMBOLS));
    }
    assert(sb_count(bank) == SB_MAX_SYMBOLS && strcmp(sb_text(bank, sb_find(bank, "n777")), "n777") == 0);
    assert(sb_find(bank, "n69999") == SB_NONE && sb_text(bank, ~0u) == NULL && sb_length(bank, ~0u) == 0);
    sb_free(NULL);
#else
    sb_sym hello = sb_intern(bank, "hello world");
    sb_sym world = sb_intern(bank, sb_text(bank, hello) + 6);
    assert(strcmp(sb_text(bank, world), "world") == 0);
#endif
    sb_free(bank);
    return 0;
}
