#include "xwordgr.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct xword x;
#ifdef LEGAL
    char cells[XWORD_SIDE * XWORD_SIDE], word[XWORD_SIDE + 1];
    (void)rule;
    assert(!xword_init(&x, cells, 0, 5) && !xword_init(&x, cells, 5, 16) && !xword_init(&x, cells, INT_MIN, INT_MAX));
    assert(xword_init(&x, cells, 1, 1) && xword_number(&x) == 0 && !xword_complete(&x));
    assert(xword_block(&x, 0, 0) && xword_number(&x) == 0 && xword_complete(&x));
    assert(xword_init(&x, cells, 15, 15) && xword_number(&x) == 30);
    for (int i = 0; i < 225; i += 5)
        xword_block(&x, i % 15, i / 15);
    int n = xword_number(&x);
    assert(n > 30);
    for (int i = 0; i < n; i++)
        assert((int)strlen(xword_read(&x, i, word)) == xword_length(&x, i));
    assert(xword_init(&x, cells, 3, 2) && xword_number(&x) == 5);
    assert(!xword_block(&x, 3, 0) && !xword_block(&x, INT_MIN, INT_MAX) && xword_length(&x, 0) == 3);
    assert(!xword_fill(&x, 0, "") && !xword_fill(&x, 0, "AB") && !xword_fill(&x, 0, "ABCD") && !xword_fill(&x, 0, "abc"));
    assert(xword_fill(&x, 0, "ABC") && xword_fill(&x, 1, "AX") && !xword_fill(&x, 2, "AX"));
    assert(!strcmp(xword_read(&x, 2, word), "B.") && !xword_complete(&x));
    xword_erase(&x, 0);
    assert(!strcmp(xword_read(&x, 0, word), "A.."));
    assert(xword_fill(&x, 0, "AND") && xword_fill(&x, 4, "XYZ") && xword_complete(&x) && xword_number(&x) == 5);
#else
    if (rule == 1) {
        char *cells = malloc(20);
        xword_init(&x, cells, 5, 5);
        free(cells);
    } else {
        char cells[25];
        xword_init(&x, cells, 5, 5);
        xword_number(&x);
        if (rule == 2) {
            char *word = malloc((size_t)xword_length(&x, 0));
            xword_read(&x, 0, word);
            free(word);
        } else {
            xword_block(&x, 2, 2);
            xword_fill(&x, 0, "OPERA");
        }
    }
#endif
    return 0;
}
