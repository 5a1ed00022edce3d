#include "basefold.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void both(const struct basefold_style *style)
{
    unsigned char data[200];
    for (size_t i = 0; i < sizeof data; i++)
        data[i] = (unsigned char)(i * 37 + 250);
    for (size_t n = 0; n <= sizeof data; n++) {
        char *text = basefold_encode(data, n, style);
        size_t size = basefold_size(n, style), back = 99;
        assert(text && size == strlen(text) + 1 && basefold_valid(text));
        unsigned char *again = basefold_decode(text, &back);
        assert(again && back == n && memcmp(again, data, n) == 0);
        char *buffer = malloc(size);
        assert(basefold_put(buffer, size - 1, data, n, style) == -1);
        assert(basefold_put(buffer, size, data, n, style) == (long)size - 1);
        assert(strcmp(buffer, text) == 0);
        free(buffer);
        free(again);
        free(text);
    }
}

int main(void)
{
    size_t columns[] = {0, 1, 2, 3, 4, 8, 64, 76, 1000, SIZE_MAX - 3, SIZE_MAX};
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++)
        for (int flags = 0; flags < 4; flags++)
            both(&(struct basefold_style){flags & 1, flags & 2, columns[i]});
    both(&BASEFOLD_PLAIN);
    both(&BASEFOLD_MIME);
    assert(basefold_size(BASEFOLD_MAX + 1, &BASEFOLD_PLAIN) == 0);
    assert(basefold_size(SIZE_MAX, &BASEFOLD_MIME) == 0);
    assert(!basefold_encode("", SIZE_MAX, &BASEFOLD_PLAIN));
    char *empty = basefold_encode(NULL, 0, &BASEFOLD_MIME);
    assert(empty && !*empty);
    free(empty);
    const char *bad[] = {"A", "AA=", "AB==", "AAB=", "AA===", "=", "==", "====", "AAAA=", "AA==AA",
                         "A*", "\xff\x80", "AAAAA", "AA=A"};
    size_t n = 7;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert(!basefold_valid(bad[i]) && !basefold_decode(bad[i], &n));
    const char *good[] = {"", " \n", "AA", "AA= =", "A A\tA\r=", "_-+/"};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        unsigned char *d = basefold_decode(good[i], &n);
        assert(d && basefold_valid(good[i]));
        free(d);
    }
    return 0;
}
#else
int main(void)
{
    struct basefold_style style = {.url = false, .pad = true, .columns = 6};
    char *text = basefold_encode("123456789", 9, &style);
    free(text);
    return 0;
}
#endif
