#include "lnindex.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    lnindex ix = lnindex_make("one\n two \n\nend", 14);
    lnspan two = { "two", 3 };
    if (ix.count != 4 || lnindex_line(&ix, 0).len != 3 || !lnspan_equal(lnspan_trim(lnindex_line(&ix, 1)), two) ||
        lnindex_line(&ix, 2).len || lnindex_line(&ix, 3).len != 3)
        return 1;
    if (lnindex_find(&ix, 0) || lnindex_find(&ix, 3) || lnindex_find(&ix, 4) != 1 || lnindex_find(&ix, (size_t)-1) != 3 ||
        lnindex_column(&ix, 5) != 1 || lnindex_column(&ix, (size_t)-1) != 3)
        return 1;
    if (lnindex_offset(&ix, 1, 2) != 6 || lnindex_offset(&ix, 1, (size_t)-1) != 9 || lnindex_offset(&ix, (size_t)-1, 0) != 14 ||
        lnindex_widest(&ix) != 5)
        return 1;
    lnindex_release(&ix);
    lnindex_release(&ix);
    if (lnindex_find(&ix, 3) || lnindex_column(&ix, 3) || lnindex_offset(&ix, 0, 0) || lnindex_widest(&ix))
        return 1;
    ix = lnindex_make(NULL, 0);
    if (ix.count != 1 || lnindex_line(&ix, 0).len || lnspan_trim(lnindex_line(&ix, 0)).len)
        return 1;
    lnindex_release(&ix);
    ix = lnindex_make("\n", 1);
    if (ix.count != 2 || lnindex_line(&ix, 1).len || lnindex_column(&ix, 1) != 0)
        return 1;
    lnindex_release(&ix);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *text = malloc(8);
    memcpy(text, "ab\ncd\nef", 8);
    lnindex ix = lnindex_make(text, rule == 4 ? 100 : 8), copy = ix;
    if (rule == 1)
        lnindex_line(&ix, ix.count);
    if (rule == 2)
        lnindex_release(&copy);
    if (rule == 3) {
        free(text);
        return !lnspan_equal(lnindex_line(&ix, 0), lnindex_line(&ix, 1));
    }
    if (rule == 5)
        return strlen(lnindex_line(&ix, 2).s) != 2;
    lnindex_release(&ix);
    free(text);
    return 0;
#endif
}
