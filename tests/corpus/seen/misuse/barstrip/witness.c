#include "barstrip.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t *strip = malloc(BARSTRIP_LEN(5)), *other = malloc(BARSTRIP_LEN(5));
    if (strip == NULL || other == NULL)
        return 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    uint8_t large[BARSTRIP_LEN_MAX];
    char text[BARSTRIP_MAX_TEXT + 2] = "";
    if (!barstrip_isCode39("") || !barstrip_isItf("") || barstrip_isItf("123") || barstrip_isCode39("a"))
        return 2;
    barstrip_encodeCode39("HELLO", strip);
    if (barstrip_getSize(strip) != 111 || barstrip_countBars(strip) != 35 || !barstrip_getModule(strip, 0))
        return 2;
    if (barstrip_getModule(strip, 1) || barstrip_getModule(strip, INT_MIN) || barstrip_getModule(strip, INT_MAX))
        return 2;
    barstrip_flip(strip, other);
    barstrip_encodeCode39("", strip);
    barstrip_encodeItf("1234", strip);
    if (barstrip_getSize(strip) != 45 || barstrip_countBars(strip) != 14 || barstrip_countBars(other) != 35)
        return 2;
    barstrip_encodeItf("", strip);
    if (barstrip_getSize(strip) != 9)
        return 2;
    for (const char *c = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%"; *c != '\0'; c++) {
        text[0] = *c;
        barstrip_encodeCode39(text, strip);
        if (barstrip_getSize(strip) != 47)
            return 2;
    }
    memset(text, '8', BARSTRIP_MAX_TEXT);
    barstrip_encodeCode39(text, large);
    barstrip_encodeItf(text, large);
    text[BARSTRIP_MAX_TEXT] = '8';
    if (barstrip_isCode39(text) || barstrip_isItf(text))
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        barstrip_encodeItf("123", strip);
        break;
    case 2:
        barstrip_encodeCode39("TOO LONG", strip);
        break;
    case 3:
        memset(strip, 0xFF, BARSTRIP_LEN(5));
        barstrip_getSize(strip);
        break;
    case 4:
        barstrip_encodeCode39("HELLO", strip);
        barstrip_flip(strip, strip);
        break;
    case 5:
        barstrip_encodeCode39("HELLO", strip);
        free(other);
        other = malloc(BARSTRIP_LEN(1));
        barstrip_flip(strip, other);
        break;
    }
#endif
    free(strip);
    free(other);
    return 0;
}
