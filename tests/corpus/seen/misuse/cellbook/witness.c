#include "cellbook.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    cb_book *book = cb_book_new(), *other = cb_book_new();
    cb_sheet *s = cb_add_sheet(book, "a");
    cb_row_begin(s);
    if (cb_put(s, 1.5) != 0 || cb_put(s, -2e300) != 0 || cb_row_end(s) != 0 || cb_rows(s) != 1 || cb_cells(s, 0) != 2)
        return 2;
    char *text = cb_text(s);
    if (strcmp(text, "1.5\t-2e+300\n") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    cb_text_free(text);
    cb_text_free(NULL);
    for (int i = 0; i < 20; i++) {
        cb_row_begin(s);
        cb_put(s, -1.23456e-300);
        cb_row_end(s);
    }
    cb_row_begin(s);
    cb_put(s, 3);
    if (cb_rows(s) != 21 || cb_value(s, 0, 1) != -2e300 || cb_value(s, 0, 2) != 0 || cb_add_sheet(book, "a") != NULL)
        return 2;
    cb_text_free(cb_text(s));
    if (cb_row_end(s) != 21 || cb_get_sheet(book, "b") != NULL || cb_get_sheet(book, "a") != s)
        return 2;
    cb_sheet *e = cb_add_sheet(book, "");
    text = cb_text(e);
    if (text[0] != '\0' || cb_sheet_count(book) != 2)
        return 2;
    cb_text_free(text);
    cb_row_begin(e);
    cb_row_end(e);
    cb_text_free(cb_text(e));
    cb_delete_sheet(book, s);
    cb_book_free(book);
    cb_book_free(other);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cb_put(s, 1);
        break;
    case 2:
        cb_row_begin(s);
        cb_row_begin(s);
        break;
    case 3:
        cb_row_end(s);
        break;
    case 4:
        cb_delete_sheet(other, s);
        break;
    case 5:
        cb_value(s, 1, 0);
        break;
    case 6:
        free(text);
        break;
    case 7:
        cb_book_free(book);
        cb_rows(s);
        break;
    case 8:
        cb_delete_sheet(book, s);
        cb_rows(s);
        break;
    case 9:
        cb_text_free(text);
        cb_text_free(text);
        break;
    case 10: {
        char own[64] = "";
        cb_text_free(own + 32);
        break;
    }
    }
#endif
    return 0;
}
