#include "pcapmem.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

#ifdef LEGAL
struct seen { pcapmem_t *p; int calls; size_t bytes; int skip; };

static void look(void *user, const struct pcapmem_pkthdr *h, const uint8_t *bytes)
{
    struct seen *s = user;
    struct pcapmem_pkthdr other;
    s->calls++;
    for (uint32_t i = 0; i < h->caplen; i++)
        s->bytes += bytes[i];
    if (s->skip == 1)
        pcapmem_next(s->p, &other);
    if (s->skip == 2)
        pcapmem_breakloop(s->p);
}
#else
static void closes(void *user, const struct pcapmem_pkthdr *h, const uint8_t *bytes)
{
    (void)h, (void)bytes;
    pcapmem_close(user);
}
#endif

int main(int argc, char **argv)
{
    static uint8_t buf[256];
    static const uint8_t pkt[4] = {1, 2, 3, 4};
    struct pcapmem_pkthdr h = {100, 5, 4, 60};
    size_t used = pcapmem_start(buf, sizeof buf, 1);
    CHECK(used == 24);
    used = pcapmem_append(buf, sizeof buf, used, &h, pkt);
    used = pcapmem_append(buf, sizeof buf, used, &h, pkt);
    CHECK(used == 64);
#ifdef LEGAL
    (void)argc, (void)argv;
    char err[PCAPMEM_ERRBUF_SIZE];
    pcapmem_close(NULL);
    CHECK(pcapmem_open(NULL, 0, err) == NULL && strlen(err) > 0);
    CHECK(pcapmem_open("0123456789012345678901234567", 28, err) == NULL && strlen(err) > 0);
    CHECK(pcapmem_start(buf, 23, 1) == 0 && pcapmem_append(buf, 83, used, &h, pkt) == 0);
    CHECK(pcapmem_append(buf, 10, SIZE_MAX, &h, pkt) == 0);
    struct pcapmem_pkthdr none = {0, 0, 0, 0}, huge = {0, 0, UINT32_MAX, UINT32_MAX}, odd = {0, 0, 2, 1};
    CHECK(pcapmem_append(buf, SIZE_MAX, used, &huge, pkt) == 0 && pcapmem_append(buf, 256, used, &odd, pkt) == 0);
    used = pcapmem_append(buf, sizeof buf, used, &none, NULL);
    CHECK(used == 80);
    pcapmem_t *p = pcapmem_open(buf, used, err);
    CHECK(p && pcapmem_linktype(p) == 1 && !pcapmem_nanoseconds(p));
    struct seen s = {p, 0, 0, 0};
    CHECK(pcapmem_loop(p, 0, look, &s) == 3 && s.bytes == 20 && pcapmem_loop(p, -1, look, &s) == 0 && !pcapmem_damaged(p));
    pcapmem_rewind(p);
    CHECK(pcapmem_loop(p, 1, look, &s) == 1);
    pcapmem_rewind(p);
    s.skip = 1;
    CHECK(pcapmem_loop(p, 0, look, &s) == 2);
    pcapmem_rewind(p);
    s.skip = 2;
    pcapmem_breakloop(p);
    CHECK(pcapmem_loop(p, 5, look, &s) == 1 && pcapmem_next(p, &h) == buf + 24 + 20 + 16 && h.len == 60);
    pcapmem_close(p);
    for (size_t cut = 24; cut <= used; cut++) {
        uint8_t *c = malloc(cut);
        CHECK(c);
        memcpy(c, buf, cut);
        p = pcapmem_open(c, cut, err);
        CHECK(p);
        while (pcapmem_next(p, &h))
            ;
        CHECK(pcapmem_damaged(p) == (cut != 24 && cut != 44 && cut != 64 && cut != 80));
        pcapmem_close(p);
        free(c);
    }
    static const uint8_t be[40] = {0xa1, 0xb2, 0x3c, 0x4d, [23] = 7, [35] = 0, [39] = 9};
    p = pcapmem_open(be, sizeof be, err);
    CHECK(p && pcapmem_linktype(p) == 7 && pcapmem_nanoseconds(p) && pcapmem_next(p, &h) && h.len == 9 && h.caplen == 0);
    pcapmem_close(p);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char err[PCAPMEM_ERRBUF_SIZE];
    uint8_t *data = malloc(used);
    CHECK(data);
    memcpy(data, buf, used);
    if (rule == 3) {
        char *small = malloc(16);
        pcapmem_open(data, 10, small);
        free(small);
        free(data);
        return 0;
    }
    pcapmem_t *p = pcapmem_open(data, used, err);
    CHECK(p);
    if (rule == 2) {
        pcapmem_loop(p, 0, closes, p);
        free(data);
        return 0;
    }
    free(data);
    pcapmem_next(p, &h);
    pcapmem_close(p);
    return 0;
#endif
}
