#include "galley.h"

#include <string.h>

int main(void)
{
    int first, count;
    if (galley_new(0) || galley_new(-1) || galley_new(1001))
        return 2;
    galley *g = galley_new(3);
    if (galley_pages(g) != 0 || galley_page_of(g, 0) != -1 || galley_page(g, 0, &first, &count))
        return 2;
    if (!galley_add_text(g, "one\ntwo\n", GALLEY_PLAIN) || galley_lines(g) != 3 || strcmp(galley_line(g, 2), "") != 0 ||
        galley_line(g, 3))
        return 2;
    galley_add(g, "heading", GALLEY_BREAK);
    galley_add(g, "text", GALLEY_PLAIN);
    galley_add(g, "end", GALLEY_PLAIN);
    galley_add(g, "chapter", GALLEY_TIED);
    galley_add(g, "text", GALLEY_PLAIN);
    if (galley_pages(g) != 4 || !galley_page(g, 2, &first, &count) || first != 4 || count != 2 ||
        galley_page_of(g, 6) != 3 || galley_page(g, 4, &first, &count))
        return 2;
    galley_free(g);
    g = galley_new(1);
    int status = 0;
#ifndef LEGAL
    galley_add(g, "heading", GALLEY_TIED);
    galley_add(g, "text", GALLEY_PLAIN);
    status = galley_pages(g) != 2;
#endif
    galley_free(g);
    return status;
}
