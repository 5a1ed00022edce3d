#include "wsframe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(1); } } while (0)

#ifdef LEGAL
static uint32_t count_key(void *arg)
{
    return *(uint32_t *)arg += 0x01020304;
}

int main(void)
{
    wsf_encoder e;
    wsf_header h;
    uint32_t state = 0xFFFFFFF0;
    static const size_t sizes[] = { 0, 1, 125, 126, 127, 65535, 65536, WSF_MAX_PAYLOAD };
    uint8_t *payload = malloc(WSF_MAX_PAYLOAD);
    memset(payload, 0x61, WSF_MAX_PAYLOAD);

    CHECK(wsf_bound(SIZE_MAX) == 0 && wsf_bound(WSF_MAX_PAYLOAD + 1) == 0 && wsf_bound(0) == 14);
    for (int client = 0; client < 2; client++) {
        wsf_init(&e, client ? count_key : NULL, client ? &state : NULL);
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            size_t n = sizes[i];
            uint8_t *out = malloc(wsf_bound(n));
            size_t len = wsf_frame(&e, WSF_BINARY, n == 0 ? NULL : payload, n, out);
            CHECK(len >= n + 2 && len <= wsf_bound(n));
            int head = wsf_parse(out, len, &h);
            CHECK(head > 0 && h.length == n && h.fin && h.opcode == WSF_BINARY && h.masked == client);
            CHECK((size_t)head + n == len);
            for (int cut = 0; cut < head; cut++)
                CHECK(wsf_parse(out, (size_t)cut, &h) == 0);
            wsf_unmask(&h, out + head, n / 2, 0);
            wsf_unmask(&h, out + head + n / 2, n - n / 2, n / 2);
            CHECK(n == 0 || memcmp(out + head, payload, n) == 0);
            size_t ping = wsf_frame(&e, WSF_PING, payload, n, out);
            CHECK((ping > 0) == (n <= WSF_MAX_CONTROL));
            free(out);
        }
    }
    uint8_t out[64];
    CHECK(wsf_frame(&e, WSF_TEXT, payload, SIZE_MAX, out) == 0);
    CHECK(wsf_frame(&e, WSF_CONT, NULL, 0, out) == 0 && wsf_frame(&e, -1, NULL, 0, out) == 0);
    CHECK(wsf_frame(&e, 0x1F, NULL, 0, out) == 0 && wsf_in_message(&e) == 0);
    wsf_begin(&e, WSF_TEXT);
    CHECK(wsf_in_message(&e) == 1 && wsf_frame(&e, WSF_TEXT, "x", 1, out) == 0);
    CHECK(wsf_part(&e, payload, SIZE_MAX, out) == 0);
    CHECK(wsf_part(&e, "ab", 2, out) == 8 && wsf_parse(out, 8, &h) == 6 && !h.fin && h.opcode == WSF_TEXT);
    CHECK(wsf_frame(&e, WSF_PONG, NULL, 0, out) == 6);
    CHECK(wsf_part(&e, NULL, 0, out) == 6 && wsf_parse(out, 6, &h) == 6 && !h.fin && h.opcode == WSF_CONT);
    CHECK(wsf_last(&e, payload, SIZE_MAX, out) == 0 && wsf_in_message(&e) == 1);
    CHECK(wsf_last(&e, "c", 1, out) == 7 && wsf_parse(out, 7, &h) == 6 && h.fin && h.opcode == WSF_CONT);
    CHECK(wsf_in_message(&e) == 0);
    wsf_begin(&e, WSF_BINARY);
    CHECK(wsf_last(&e, NULL, 0, out) == 6 && wsf_parse(out, 6, &h) == 6 && h.fin && h.opcode == WSF_BINARY);

    CHECK(wsf_parse(NULL, 0, &h) == 0);
    for (unsigned a = 0; a < 256; a++)
        for (unsigned b = 0; b < 256; b++) {
            uint8_t raw[14] = { (uint8_t)a, (uint8_t)b, 0xFF, 0xFF, 0xFF };
            CHECK(wsf_parse(raw, sizeof raw, &h) <= 14);
            wsf_parse(raw, 2, &h);
        }
    memset(&h, 0, sizeof h);
    wsf_unmask(&h, NULL, 0, UINT64_MAX);
    wsf_unmask(&h, out, 8, UINT64_MAX);
    free(payload);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    wsf_encoder *e = malloc(sizeof *e);
    uint8_t *out = malloc(rule == 1 ? 5 : wsf_bound(5));
    if (e == NULL || out == NULL)
        return 0;
    if (rule != 3)
        wsf_init(e, NULL, NULL);
    if (rule == 2)
        wsf_last(e, "hello", 5, out);
    else
        wsf_frame(e, WSF_TEXT, "hello", 5, out);
    return 0;
}
#endif
