#include "parflow.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    parflow *l = pf_new(5);
    if (pf_line_count(l) != 1 || pf_get_line(l, 0)->length != 0 || !pf_done(pf_begin(l)))
        return 2;
    if (!pf_set_text(l, "ab cd\xc3\xa9 efghijkl\n", -1) || pf_line_count(l) != 5)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    static const size_t columns[] = {2, 3, 5, 3, 0};
    for (size_t i = 0; i < 5; i++)
        if (pf_get_line(l, i)->columns != columns[i] || pf_line_of(l, pf_get_line(l, i)->start) != i)
            return 2;
    if (pf_line_of(l, 99) != 4 || pf_length(l) != 17 || pf_text(l)[17] != '\0')
        return 2;
    size_t n = 0;
    for (pf_iter it = pf_begin(l); !pf_done(it); it = pf_next(it), n++)
        if (n == 5 && (pf_char(it) != 0xe9 || pf_offset(it) != 5))
            return 2;
    if (n != 16 || !pf_set_text(l, pf_text(l), 2) || strcmp(pf_text(l), "ab") != 0)
        return 2;
    if (!pf_set_width(l, 1) || pf_line_count(l) != 2 || !pf_set_width(l, SIZE_MAX) || pf_line_count(l) != 1)
        return 2;
    if (!pf_set_text(l, "ab ", -1) || !pf_set_width(l, 2) || pf_line_count(l) != 1 || !pf_set_text(l, "\n\n", 2))
        return 2;
    if (pf_line_count(l) != 3 || pf_valid("\xf0", 1) || !pf_valid("", 0) || pf_valid("\xc0\x80", 2))
        return 2;
#else
    pf_iter it = pf_begin(l);
    const pf_line *line;
    char *small;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        pf_set_text(l, "\xf0", -1);
        return pf_char(pf_begin(l)) == 1;
    case 2:
        return pf_get_line(l, 5)->start == 1;
    case 3:
        pf_set_text(l, "x", -1);
        return pf_char(it) == 1;
    case 4:
        line = pf_get_line(l, 1);
        pf_set_width(l, 9);
        return line->start == 99;
    case 5:
        while (!pf_done(it))
            it = pf_next(it);
        return pf_char(it) == 1;
    case 6:
        pf_set_width(l, 0);
        break;
    case 7:
        small = malloc(2);
        memcpy(small, "ab", 2);
        pf_set_text(l, small, 40);
        free(small);
        break;
    }
#endif
    pf_free(l);
    return 0;
}
