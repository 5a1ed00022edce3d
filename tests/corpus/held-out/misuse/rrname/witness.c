#include "rrname.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const uint8_t query[] = {0x12, 0x34, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0,
                                3, 'w', 'w', 'W', 7, 'e', 'x', 'a', 'm', 'p', 'l', 'e', 3, 'c', 'o', 'm', 0, 0, 1, 0, 1,
                                2, 'f', '.', 0xC0, 16, 0, 1, 0, 1};

#ifdef LEGAL
int main(void)
{
    struct rrname_msg m, o;
    struct rrname_walk w;
    const uint8_t *label;
    unsigned n;
    char text[RRNAME_TEXT];
    uint8_t big[400];
    static uint8_t huge[65536];

    assert(rrname_open(&m, NULL, 0) == 0 && rrname_questions(&m) == 0 && rrname_question(&m, 0) == 0);
    assert(rrname_skip(&m, 0) == 0 && rrname_text(&m, SIZE_MAX, text) == -1 && rrname_equal(&m, 0, &m, 0) == -1);
    assert(rrname_open(&m, huge, 65536) == -1 && m.size == 0 && rrname_open(&m, huge, 65535) == 0);
    assert(rrname_skip(&m, 65534) == 65535 && rrname_skip(&m, 65535) == 0);
    assert(rrname_open(&m, query, sizeof query) == 0 && rrname_questions(&m) == 2);
    assert(rrname_question(&m, 0) == 12 && rrname_question(&m, 1) == 33 && rrname_question(&m, 2) == 0);
    assert(rrname_skip(&m, 12) == 29 && rrname_skip(&m, 33) == 38 && rrname_skip(&m, 28) == 29);
    assert(rrname_text(&m, 12, text) == 16 && !strcmp(text, "wwW.example.com."));
    assert(rrname_text(&m, 33, text) == 16 && !strcmp(text, "f\\..example.com."));
    assert(rrname_text(&m, 28, text) == 1 && !strcmp(text, "."));
    assert(rrname_equal(&m, 12, &m, 12) == 1 && rrname_equal(&m, 12, &m, 33) == 0 && rrname_equal(&m, 12, &m, 16) == 0);
    assert(rrname_open(&o, "\3WWw\7eXample\3com", 17) == 0 && rrname_equal(&m, 12, &o, 0) == 1 && rrname_equal(&o, 0, &m, 12) == 1);
    rrname_first(&w, &m, 33);
    assert(rrname_next(&w, &label, &n) == 1 && n == 2 && label == query + 34);
    assert(rrname_next(&w, &label, &n) == 1 && n == 7 && rrname_next(&w, &label, &n) == 1);
    assert(rrname_next(&w, &label, &n) == 0 && rrname_next(&w, &label, &n) == 0);

    assert(rrname_open(&m, "\xC0", 1) == 0 && rrname_skip(&m, 0) == 0);
    assert(rrname_open(&m, "\xC0\0", 2) == 0 && rrname_skip(&m, 0) == 0);
    assert(rrname_open(&m, "\1a\xC0\0", 4) == 0 && rrname_skip(&m, 0) == 0 && rrname_skip(&m, 2) == 0);
    assert(rrname_open(&m, "\1a\0\xC0\0", 5) == 0 && rrname_skip(&m, 3) == 5 && rrname_text(&m, 3, text) == 2);
    assert(rrname_open(&m, "\5abc", 4) == 0 && rrname_skip(&m, 0) == 0);
    assert(rrname_open(&m, "\3abc", 4) == 0 && rrname_text(&m, 0, text) == -1);
    assert(rrname_open(&m, "\x80", 2) == 0 && rrname_skip(&m, 0) == 0);
    for (int limit = 62; limit >= 61; limit--) {
        memset(big, 200, sizeof big);
        big[0] = big[64] = big[128] = 63;
        big[192] = (uint8_t)limit;
        big[193 + limit] = 0;
        assert(rrname_open(&m, big, sizeof big) == 0);
        assert(rrname_text(&m, 0, text) == (limit == 61 ? RRNAME_TEXT - 1 : -1));
    }
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct rrname_msg m;
    struct rrname_walk w;
    const uint8_t *label;
    unsigned n;
    uint8_t *packet = malloc(sizeof query);
    char *text = malloc(8);

    memcpy(packet, query, sizeof query);
    rrname_open(&m, packet, sizeof query);
    switch (rule) {
    case 1:
        rrname_text(&m, 12, text);
        puts(text);
        break;
    case 2:
        free(packet);
        printf("%zu\n", rrname_skip(&m, 12));
        break;
    default:
        memset(&w, 0, sizeof w);
        printf("%d\n", rrname_next(&w, &label, &n));
    }
    free(text);
    return 0;
}
#endif
