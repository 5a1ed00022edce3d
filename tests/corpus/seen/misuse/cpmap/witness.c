#include "cpmap.h"
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(int argc, char **argv)
{
    cpmap *m = cpm_new();
    CHECK(m);
#ifdef LEGAL
    (void)argc; (void)argv;
    const unsigned char in[3] = {65, 0xA4, 0xFF};
    unsigned char back[3];
    uint32_t codes[3];
    static const char *const names[] = {"ascii", "latin1", "latin9"};
    CHECK(!cpm_builtin("") && !cpm_builtin("utf8") && cpm_builtin("latin1") == cpm_builtin("latin1"));
    for (int i = 0; i < 3; i++) {
        cpmap *b = cpm_builtin(names[i]);
        CHECK(b && cpm_sealed(b) && cpm_set(b, 1, 1) == -1 && cpm_seal(b) == 0);
        for (int c = 0; c < 256; c++)
            CHECK(cpm_code(b, (unsigned char)c) == CPM_NONE || cpm_byte(b, cpm_code(b, (unsigned char)c)) == c);
        CHECK(cpm_byte(b, CPM_NONE) == -1 && cpm_byte(b, CPM_LAST) == -1);
    }
    CHECK(cpm_decode(cpm_builtin("latin9"), in, 3, codes) == 0 && codes[1] == 0x20AC);
    CHECK(cpm_encode(cpm_builtin("latin9"), codes, 3, back, '?') == 0 && back[1] == 0xA4 && back[2] == 0xFF);
    CHECK(cpm_encode(cpm_builtin("latin1"), codes, 3, back, '?') == 1 && back[1] == '?');
    CHECK(!cpm_sealed(m) && cpm_decode(m, in, 3, codes) == 2 && codes[2] == 0xFFFD && cpm_decode(m, NULL, 0, NULL) == 0);
    CHECK(cpm_set(m, 200, 0x110000) == -1 && cpm_set(m, 200, 65) == 0 && cpm_set(m, 0, CPM_NONE) == 0 && cpm_set(m, 255, CPM_LAST) == 0);
    CHECK(cpm_seal(m) == 0 && cpm_seal(m) == 0 && cpm_byte(m, 65) == 65 && cpm_byte(m, 0) == -1 && cpm_byte(m, CPM_LAST) == 255);
    CHECK(cpm_encode(m, NULL, 0, NULL, 0) == 0 && cpm_set(m, 1, 1) == -1);
    cpm_free(m);
    CHECK((m = cpm_new()));
    for (int c = 0; c < 256; c++)
        CHECK(cpm_set(m, (unsigned char)c, CPM_NONE) == 0);
    CHECK(cpm_seal(m) == 0 && cpm_byte(m, 0) == -1);
    cpm_free(m);
    cpm_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const unsigned char in[4] = {1, 2, 3, 4};
    if (rule == 1) {
        cpm_byte(m, 65);
    } else if (rule == 2) {
        cpm_free(cpm_builtin("latin1"));
    } else {
        uint32_t *room = malloc(2 * sizeof *room);
        CHECK(room);
        cpm_decode(m, in, 4, room);
        free(room);
    }
    cpm_free(m);
    return 0;
#endif
}
