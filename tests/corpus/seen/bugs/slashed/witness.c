#include "slashed.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char text[64];
    unsigned char back[64];
    size_t n = 99;
#ifdef LEGAL
    void *out;
    char *dup;
    assert(slashed_escape(NULL, 0, NULL, 0) == 0);
    assert(slashed_escape(text, sizeof text, NULL, 0) == 0 && text[0] == '\0');
    assert(slashed_unescape(NULL, 0, "", &n) == SLASHED_OK && n == 0);
    for (int b = 0; b < 256; b++) {
        unsigned char pair[2] = {(unsigned char)b, 'x'};
        assert(slashed_escape(text, sizeof text, pair, 2) < sizeof text);
        assert(slashed_valid(text));
        assert(slashed_unescape(back, 2, text, &n) == SLASHED_OK && n == 2);
        assert(memcmp(back, pair, 2) == 0);
        assert(slashed_unescape(back, 1, text, &n) == SLASHED_ROOM);
        dup = slashed_dup(pair, 2);
        assert(dup && strcmp(dup, text) == 0);
        assert(slashed_undup(dup, &out, &n) == SLASHED_OK && n == 2 && memcmp(out, pair, 2) == 0);
        free(out);
        free(dup);
    }
    assert(slashed_escape(text, sizeof text, "\xff" "1", 2) == 5 && strcmp(text, "\\2551") == 0);
    assert(slashed_escape(text, 3, "\xff" "1", 2) == 5 && strcmp(text, "\\2") == 0);
    assert(slashed_escape(text, 1, "abc", 3) == 3 && text[0] == '\0');
    assert(!slashed_valid("\\") && !slashed_valid("\\256") && !slashed_valid("\\x") && !slashed_valid("\x80"));
    assert(!slashed_valid("\"") && !slashed_valid("\n") && slashed_valid("\\0\\00\\0000"));
    assert(slashed_undup("\\", &out, &n) == SLASHED_BAD);
    assert(slashed_unescape(back, sizeof back, "a\\999", &n) == SLASHED_BAD);
    assert(slashed_strerror(1234) && slashed_strerror(SLASHED_ROOM));
#else
    slashed_escape(text, sizeof text, "\1" "2", 2);
    if (slashed_unescape(back, sizeof back, text, &n) != SLASHED_OK)
        return 1;
    if (n != 2 || memcmp(back, "\1" "2", 2) != 0)
        return 1;
#endif
    return 0;
}
