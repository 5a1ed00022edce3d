#include "textacc.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST 16

struct textacc {
    char *text; /* always terminated */
    size_t len;
    size_t room; /* with the NUL */
    int failed;
};

textacc *textacc_new(void)
{
    textacc *acc = malloc(sizeof *acc);

    if (acc == NULL)
        return NULL;
    acc->text = malloc(FIRST);
    if (acc->text == NULL) {
        free(acc);
        return NULL;
    }
    acc->text[0] = '\0';
    acc->len = 0;
    acc->room = FIRST;
    acc->failed = 0;
    return acc;
}

void textacc_free(textacc *acc)
{
    if (acc == NULL)
        return;
    free(acc->text);
    free(acc);
}

char *textacc_take(textacc *acc)
{
    char *text = acc->text;

    if (acc->failed) {
        free(text);
        text = NULL;
    }
    free(acc);
    return text;
}

/* Makes room for n more bytes.  The old memory, if it was replaced, is left to
 * the caller in *old.  Returns 0, or -1 and the accumulator has failed. */
static int reserve(textacc *acc, size_t n, char **old)
{
    size_t need, room;
    char *text;

    *old = NULL;
    if (acc->failed)
        return -1;
    if (n > TEXTACC_MAX - acc->len) {
        acc->failed = 1;
        return -1;
    }
    need = acc->len + n + 1;
    if (need <= acc->room)
        return 0;
    room = acc->room;
    while (room < need)
        room *= 2;
    text = malloc(room);
    if (text == NULL) {
        acc->failed = 1;
        return -1;
    }
    memcpy(text, acc->text, acc->len + 1);
    *old = acc->text;
    acc->text = text;
    acc->room = room;
    return 0;
}

void textacc_bytes(textacc *acc, const char *bytes, size_t n)
{
    char *old;

    if (n == 0 || reserve(acc, n, &old) != 0)
        return;
    memmove(acc->text + acc->len, bytes, n);
    acc->len += n;
    acc->text[acc->len] = '\0';
    free(old);
}

void textacc_add(textacc *acc, const char *string)
{
    textacc_bytes(acc, string, strlen(string));
}

void textacc_fill(textacc *acc, char c, size_t times)
{
    char *old;

    if (times == 0 || reserve(acc, times, &old) != 0)
        return;
    memset(acc->text + acc->len, c, times);
    acc->len += times;
    acc->text[acc->len] = '\0';
    free(old);
}

void textacc_num(textacc *acc, long number, unsigned base)
{
    char digits[sizeof(long) * CHAR_BIT + 1];
    size_t at = sizeof digits;
    unsigned long rest = number < 0 ? 0ul - (unsigned long)number : (unsigned long)number;

    if (base < 2 || base > 16)
        return;
    do {
        digits[--at] = "0123456789abcdef"[rest % base];
        rest /= base;
    } while (rest != 0);
    if (number < 0)
        digits[--at] = '-';
    textacc_bytes(acc, digits + at, sizeof digits - at);
}

const char *textacc_text(const textacc *acc)
{
    return acc->text;
}

size_t textacc_len(const textacc *acc)
{
    return acc->len;
}

int textacc_failed(const textacc *acc)
{
    return acc->failed;
}

void textacc_cut(textacc *acc, size_t len)
{
    if (len > acc->len) {
        fputs("textacc_cut: longer than the text\n", stderr);
        abort();
    }
    acc->len = len;
    acc->text[len] = '\0';
}
