#include "textacc.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    textacc *acc = textacc_new();
    assert(acc != NULL && strcmp(textacc_text(acc), "") == 0);
    textacc_add(acc, "");
    textacc_bytes(acc, NULL, 0);
    textacc_fill(acc, 'x', 0);
    textacc_num(acc, 0, 2);
    textacc_num(acc, -255, 16);
    textacc_num(acc, 1, 17);
    textacc_num(acc, 1, 0);
    assert(strcmp(textacc_text(acc), "0-ff") == 0 && textacc_len(acc) == 4);
    for (int i = 0; i < 6; i++)
        textacc_add(acc, textacc_text(acc));
    assert(textacc_len(acc) == 256);
    textacc_bytes(acc, textacc_text(acc) + 1, 3);
    assert(strcmp(textacc_text(acc) + 256, "-ff") == 0);
    textacc_cut(acc, 259);
    textacc_cut(acc, 2);
    textacc_cut(acc, 0);
    textacc_num(acc, LONG_MIN, 2);
    assert(textacc_len(acc) == sizeof(long) * CHAR_BIT + 1);
    textacc_fill(acc, 'y', SIZE_MAX);
    assert(textacc_failed(acc));
    textacc_add(acc, "z");
    assert(textacc_len(acc) == sizeof(long) * CHAR_BIT + 1);
    assert(textacc_take(acc) == NULL);
    acc = textacc_new();
    textacc_fill(acc, 'y', TEXTACC_MAX);
    assert(!textacc_failed(acc));
    char *text = textacc_take(acc);
    assert(text != NULL && strlen(text) == TEXTACC_MAX);
    free(text);
    textacc_free(textacc_new());
    textacc_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    textacc *acc = textacc_new();
    const char *text;

    if (acc == NULL)
        return 0;
    textacc_add(acc, "hello");
    if (rule == 1) {
        text = textacc_text(acc);
        textacc_fill(acc, '.', 100);
        return text[0] == 'h' ? 0 : 2;
    }
    if (rule == 2) {
        char *taken = textacc_take(acc);
        textacc_free(acc);
        free(taken);
        return 0;
    }
    textacc_cut(acc, 6);
    textacc_free(acc);
    return 0;
}
#endif
