#include "lineed.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    ed_doc *doc = ed_open("one\ntwo\n");
    ed_line *first = ed_first(doc), *second = ed_next(first);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (ed_count(doc) != 3 || strcmp(ed_text(second), "two") != 0 || strcmp(ed_text(ed_last(doc)), "") != 0 ||
        ed_prev(first) != NULL || ed_next(ed_last(doc)) != NULL)
        return 2;
    ed_line *zero = ed_insert(doc, NULL, "zero\nrest"), *end = ed_insert(doc, ed_last(doc), ed_text(first));
    if (ed_first(doc) != zero || strcmp(ed_text(zero), "zero") != 0 || ed_last(doc) != end || ed_count(doc) != 5)
        return 2;
    ed_line *half = ed_split(doc, zero, 2), *none = ed_split(doc, half, 2), *whole = ed_split(doc, none, 0);
    if (strcmp(ed_text(zero), "ze") != 0 || strcmp(ed_text(half), "ro") != 0 || strcmp(ed_text(whole), "") != 0)
        return 2;
    if (ed_join(doc, zero) != 0 || strcmp(ed_text(zero), "zero") != 0 || ed_next(zero) != none)
        return 2;
    while (ed_count(doc) > 1)
        ed_remove(doc, ed_last(doc));
    if (ed_first(doc) != zero || ed_last(doc) != zero)
        return 2;
    ed_close(doc);
    doc = ed_open("");
    if (ed_count(doc) != 1)
        return 2;
    ed_close(doc);
    ed_close(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ed_remove(doc, first);
        ed_next(first);
        break;
    case 2:
        ed_close(doc);
        ed_text(second);
        break;
    case 3:
        ed_remove(ed_open("x\ny"), first);
        break;
    case 4:
        doc = ed_open("x");
        ed_remove(doc, ed_first(doc));
        break;
    case 5:
        ed_join(doc, ed_last(doc));
        break;
    case 6:
        ed_split(doc, first, 4);
        break;
    case 7: {
        const char *text = ed_text(second);
        ed_remove(doc, second);
        ed_insert(doc, NULL, text);
        break;
    }
    }
#endif
    return 0;
}
