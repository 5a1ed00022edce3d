#include "dynstr.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    char out[4];
    dynstr *s = dynstr_new();
    int ok = dynstr_len(s) == 0 && *dynstr_data(s) == '\0';
    for (int i = 0; i < 50; i++)
        ok = ok && dynstr_cat(s, "ab") == 0;
    ok = ok && dynstr_cat_len(s, "\0x", 2) == 0 && dynstr_cat_len(s, NULL, 0) == 0 && dynstr_len(s) == 102;
    ok = ok && dynstr_cat_len(s, dynstr_data(s), dynstr_len(s)) == 0 && dynstr_len(s) == 204;
    ok = ok && dynstr_cat(s, dynstr_data(s)) == 0 && dynstr_len(s) == 304;
    dynstr *t = dynstr_dup(s);
    ok = ok && dynstr_cmp(s, t) == 0;
    dynstr_range(t, 1, 3);
    ok = ok && strcmp(dynstr_data(t), "ba") == 0 && dynstr_cmp(s, t) < 0 && dynstr_cmp(t, s) > 0;
    ok = ok && dynstr_copy_out(s, out, sizeof out) == 4 && dynstr_copy_out(t, out, sizeof out) == 2;
    dynstr_range(t, 9, 3);
    ok = ok && dynstr_len(t) == 0;
    dynstr_free(s);
    dynstr_free(t);
    dynstr_free(NULL);
    return !ok;
}
#else
int main(void)
{
    char *word = malloc(4);
    memcpy(word, "abc", 4);
    dynstr *s = dynstr_new();
    dynstr_cat_len(s, word, 64);
    dynstr_free(s);
    free(word);
    return 0;
}
#endif
