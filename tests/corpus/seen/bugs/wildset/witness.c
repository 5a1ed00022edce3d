#include "wildset.h"

#include <string.h>

int main(void)
{
    wildset_t *set = wildset_create();
    if (!wildset_add(set, "*.[ch]") || !wildset_add(set, "!config.h") || !wildset_add(set, "a\\*b?[!x-z]"))
        return 2;
    if (!wildset_match(set, "main.c") || wildset_match(set, "config.h") || wildset_match(set, "main.o"))
        return 2;
    if (!wildset_match(set, "a*bcd") || wildset_match(set, "a*bcy") || wildset_match(set, "aabcd") || wildset_match(set, ""))
        return 2;
    wildset_clear(set);
    if (wildset_add_lines(set, "# note\n\n*a*b\n[z") != 2 || wildset_size(set) != 2 || strcmp(wildset_get(set, 1), "[z") != 0)
        return 2;
    if (!wildset_match(set, "xxaxxab") || wildset_match(set, "ba") || !wildset_match(set, "[z") || wildset_get(set, 2) != NULL)
        return 2;
    if (!wildset_is_literal("abc.h") || wildset_is_literal("a?"))
        return 2;
#ifndef LEGAL
    wildset_add(set, "tmp\\");
#endif
    wildset_destroy(set);
    return 0;
}
