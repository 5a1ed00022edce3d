#include "chapmsg.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    static const uint8_t value[CHAP_VALUE_MAX + 1] = {0x0a, 0x0b, 0xff};
    uint8_t pkt[400];
    struct chap_msg m;
    size_t n;
#ifdef LEGAL
    struct chap_msg r;
    char text[200], longest[CHAP_TEXT_MAX + 2];

    n = chap_challenge(pkt, sizeof pkt, 7, value, 2, "peer");
    assert(n == 11 && chap_parse(pkt, n, &m) == 0);
    assert(m.value_len == 2 && strcmp(m.name, "peer") == 0);
    assert(chap_parse(pkt, sizeof pkt, &r) == 0 && chap_same(&m, &r) && chap_same(&m, &m));
    for (size_t i = 0; i < n; i++)
        assert(chap_parse(pkt, i, &r) == -1);
    assert(chap_challenge(pkt, n - 1, 7, value, 2, "peer") == 0);
    assert(chap_challenge(pkt, sizeof pkt, 7, value, 0, "x") == 0);
    assert(chap_challenge(pkt, sizeof pkt, 7, value, CHAP_VALUE_MAX + 1, "x") == 0);
    assert(chap_challenge(pkt, sizeof pkt, 7, value, SIZE_MAX, "x") == 0);
    n = chap_response(pkt, sizeof pkt, 7, value, CHAP_VALUE_MAX, "");
    assert(chap_parse(pkt, n, &r) == 0 && r.name[0] == '\0' && chap_answers(&r, &m) && !chap_answers(&m, &r));
    n = chap_response(pkt, sizeof pkt, 255, value, 3, "fifteen letters");
    assert(chap_parse(pkt, n, &r) == 0 && strcmp(r.name, "fifteen letters") == 0 && !chap_answers(&r, &m));
    assert(chap_describe(&m, text, sizeof text) == strlen(text));
    assert(strcmp(text, "challenge id=7 value=0a0b name=peer") == 0);
    assert(chap_describe(&m, NULL, 0) == strlen(text));
    assert(chap_describe(&r, text, 5) > 5 && strcmp(text, "resp") == 0);
    assert(chap_describe(&r, text, 1) > 5 && *text == '\0');
    memset(longest, 'm', sizeof longest);
    longest[CHAP_TEXT_MAX + 1] = '\0';
    assert(chap_result(pkt, sizeof pkt, 0, 1, longest) == 0);
    longest[CHAP_TEXT_MAX] = '\0';
    n = chap_result(pkt, sizeof pkt, 0, 0, longest);
    assert(n == 259 && chap_parse(pkt, n, &r) == 0 && strlen(r.name) == CHAP_NAME_SIZE - 1);
    n = chap_result(pkt, 4, 0, 1, "");
    assert(n == 4 && chap_parse(pkt, 4, &r) == 0 && r.code == CHAP_SUCCESS);
    assert(chap_result(pkt, 3, 0, 1, "") == 0);
    pkt[0] = 9;
    assert(chap_parse(pkt, 4, &r) == -1 && chap_parse(pkt, 0, &r) == -1);
    assert(strcmp(chap_code_name(-1), "?") == 0 && strcmp(chap_code_name(4), "failure") == 0);
#else
    n = chap_challenge(pkt, sizeof pkt, 1, value, 4, "gateway.example.net");
    if (n > 0)
        chap_parse(pkt, n, &m);
#endif
    return 0;
}
