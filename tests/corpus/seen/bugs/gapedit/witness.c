#include "gapedit.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    gapedit_t *ge = ge_new();
    if (ge_insert(ge, "world") || ge_length(ge) != 5 || ge_tell(ge) != 5)
        return 2;
    ge_seek(ge, 0);
    if (ge_insert(ge, "hello ") || ge_tell(ge) != 6 || ge_char_at(ge, 6) != 'w' || ge_char_at(ge, 11) != -1)
        return 2;
    char *text = ge_text(ge);
    if (strcmp(text, "hello world") != 0)
        return 2;
    free(text);
    if (ge_erase(ge, 2) != 2 || ge_backspace(ge, 1) != 1)
        return 2;
    ge_seek(ge, 99);
    if (ge_tell(ge) != 8 || ge_erase(ge, 1) != 0 || ge_backspace(ge, 99) != 8 || ge_length(ge) != 0)
        return 2;
    if (ge_insert(ge, "") != 0)
        return 2;
#ifndef LEGAL
    gapedit_t *other = ge_new();
    ge_insert(other, "The quick brown fox");
    ge_free(other);
#endif
    ge_free(ge);
    return 0;
}
