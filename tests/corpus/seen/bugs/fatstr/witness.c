#include "fatstr.h"

#include <string.h>

int main(void)
{
    fatstr *s = fatstr_new("ab"), *t = fatstr_copy(s), *empty = fatstr_new("");
    if (fatstr_compare(s, t) != 0 || !fatstr_append(s, s) || strcmp(fatstr_text(s), "abab") != 0)
        return 2;
    if (!fatstr_insert(s, 1, t) || strcmp(fatstr_text(s), "aabbab") != 0 || !fatstr_insert(t, 9, t))
        return 2;
    if (strcmp(fatstr_text(t), "abab") != 0 || fatstr_find(s, t) != -1 || fatstr_find(s, empty) != 0)
        return 2;
    fatstr_erase(s, 0, 1);
    fatstr_erase(s, 4, 100);
    fatstr_erase(s, 100, 1);
    if (strcmp(fatstr_text(s), "abba") != 0 || !fatstr_append_char(s, '!') || fatstr_length(s) != 5)
        return 2;
    if (!fatstr_insert(empty, 0, empty) || !fatstr_append(empty, empty) || fatstr_length(empty) != 0)
        return 2;
    while (fatstr_append(t, t))
        ;
    if (fatstr_length(t) != 32768 || fatstr_compare(s, t) == 0 || !fatstr_append_char(s, '\0'))
        return 2;
#ifndef LEGAL
    fatstr *self = fatstr_new("ab");
    fatstr_insert(self, 1, self);
    fatstr_free(self);
#endif
    fatstr_free(s);
    fatstr_free(t);
    fatstr_free(empty);
    return 0;
}
