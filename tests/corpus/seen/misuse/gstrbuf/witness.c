#include "gstrbuf.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    GsbString *s = gsb_string_new("abc");
#ifdef LEGAL
    (void)count, (void)arguments;
    GsbString *e = gsb_string_new(NULL);
    if (!gsb_string_append_c(s, 'd') || !gsb_string_append_len(s, "efg", 2) || !gsb_string_insert(s, 0, "<") ||
        !gsb_string_insert(s, 7, ">") || strcmp(gsb_string_str(s), "<abcdef>") != 0)
        return 2;
    if (!gsb_string_append(s, gsb_string_str(s)) || gsb_string_len(s) != 16 || !gsb_string_insert(s, 3, gsb_string_str(s) + 8))
        return 2;
    gsb_string_erase(s, 1, gsb_string_len(s) - 2);
    gsb_string_erase(s, 2, 0);
    gsb_string_truncate(s, 100);
    if (strcmp(gsb_string_str(s), "<>") != 0 || gsb_string_equal(s, e))
        return 2;
    gsb_string_truncate(s, 0);
    if (!gsb_string_equal(s, e) || !gsb_string_append(e, "") || gsb_string_free(s, true) != NULL)
        return 2;
    free(gsb_string_free(e, false));
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        gsb_string_insert(s, 4, "x");
        break;
    case 2:
        gsb_string_erase(s, 1, 3);
        break;
    case 3:
        gsb_string_free(s, true);
        gsb_string_append(s, "x");
        break;
    case 4: {
        const char *old = gsb_string_str(s);
        gsb_string_append(s, "x");
        gsb_string_append(s, old);
        break;
    }
    case 5:
        gsb_string_append_len(s, gsb_string_str(s), 10);
        break;
    }
#endif
    return 0;
}
