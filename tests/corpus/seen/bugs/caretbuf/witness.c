#include "caretbuf.h"

#include <limits.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    caretbuf *buf = cb_new("");
    if (buf == NULL)
        return 2;
#ifdef LEGAL
    cb_free(NULL);
    if (cb_undo(buf) != 0 || cb_peek(buf, 0) != 0 || cb_peek(buf, 4) != CB_BAD || cb_erase(buf, 0, SIZE_MAX) != 0)
        return 3;
    if (cb_insert(buf, 0, "hello") != CB_OK || cb_tell(buf, 3) != 5 || cb_seek(buf, 1, 6) != CB_BAD)
        return 4;
    if (cb_seek(buf, 1, 2) != CB_OK || cb_seek(buf, 2, INT_MIN) != CB_BAD || cb_seek(buf, 0, 1) != CB_OK)
        return 5;
    if (cb_erase(buf, 0, 3) != 3 || strcmp(cb_text(buf), "ho") != 0 || cb_tell(buf, 1) != 1 || cb_tell(buf, 2) != 2)
        return 6;
    if (cb_undo(buf) != 1 || cb_undo(buf) != 0 || strcmp(cb_text(buf), "hello") != 0 || cb_peek(buf, 0) != 'e')
        return 7;
    if (cb_length(buf) != 5 || cb_insert(buf, -1, "x") != CB_BAD || cb_erase(buf, 1, 0) != 0)
        return 8;
#else
    cb_insert(buf, 0, "hello");
    cb_undo(buf);
    cb_peek(buf, 1);
#endif
    cb_free(buf);
    return 0;
}
