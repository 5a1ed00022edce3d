#include "pcapmem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_HEADER 24
#define PACKET_HEADER 16
#define MAGIC_MICRO 0xa1b2c3d4u
#define MAGIC_NANO 0xa1b23c4du

struct pcapmem {
    const uint8_t *data;
    size_t size, at;
    int big, nano, damaged, stop;
    uint32_t linktype;
};

static uint32_t get32(const uint8_t *p, int big)
{
    if (big)
        return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
    return (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

static void put32(uint8_t *p, uint32_t v)
{
    for (int i = 0; i < 4; i++)
        p[i] = (uint8_t)(v >> 8 * i);
}

pcapmem_t *pcapmem_open(const void *data, size_t size, char *errbuf)
{
    const uint8_t *d = data;
    int big;
    uint32_t magic = 0;
    if (size < FILE_HEADER) {
        snprintf(errbuf, PCAPMEM_ERRBUF_SIZE, "truncated dump file; tried to read %d header bytes, only got %zu",
                 FILE_HEADER, size);
        return NULL;
    }
    for (big = 0; big < 2; big++) {
        magic = get32(d, big);
        if (magic == MAGIC_MICRO || magic == MAGIC_NANO)
            break;
    }
    if (big == 2) {
        snprintf(errbuf, PCAPMEM_ERRBUF_SIZE, "unknown file format: magic is 0x%08lx", (unsigned long)magic);
        return NULL;
    }
    pcapmem_t *p = calloc(1, sizeof *p);
    if (p == NULL) {
        snprintf(errbuf, PCAPMEM_ERRBUF_SIZE, "out of memory");
        return NULL;
    }
    p->data = d;
    p->size = size;
    p->at = FILE_HEADER;
    p->big = big;
    p->nano = magic == MAGIC_NANO;
    p->linktype = get32(d + 20, big);
    return p;
}

void pcapmem_close(pcapmem_t *p)
{
    free(p);
}

uint32_t pcapmem_linktype(const pcapmem_t *p)
{
    return p->linktype;
}

int pcapmem_nanoseconds(const pcapmem_t *p)
{
    return p->nano;
}

const uint8_t *pcapmem_next(pcapmem_t *p, struct pcapmem_pkthdr *h)
{
    size_t rest = p->size - p->at;
    if (p->damaged || rest == 0)
        return NULL;
    if (rest < PACKET_HEADER) {
        p->damaged = 1;
        return NULL;
    }
    const uint8_t *d = p->data + p->at;
    struct pcapmem_pkthdr got = {
        .sec = get32(d, p->big),
        .frac = get32(d + 4, p->big),
        .caplen = get32(d + 8, p->big),
        .len = get32(d + 12, p->big),
    };
    if (got.caplen > PCAPMEM_SNAPLEN || got.caplen > got.len || got.caplen > rest - PACKET_HEADER) {
        p->damaged = 1;
        return NULL;
    }
    p->at += PACKET_HEADER + got.caplen;
    *h = got;
    return d + PACKET_HEADER;
}

int pcapmem_damaged(const pcapmem_t *p)
{
    return p->damaged;
}

void pcapmem_rewind(pcapmem_t *p)
{
    p->at = FILE_HEADER;
    p->damaged = 0;
}

size_t pcapmem_loop(pcapmem_t *p, int cnt, pcapmem_handler fn, void *user)
{
    struct pcapmem_pkthdr h;
    const uint8_t *bytes;
    size_t calls = 0;
    p->stop = 0;
    while (!p->stop && (cnt <= 0 || calls < (size_t)cnt) && (bytes = pcapmem_next(p, &h)) != NULL) {
        fn(user, &h, bytes);
        calls++;
    }
    p->stop = 0;
    return calls;
}

void pcapmem_breakloop(pcapmem_t *p)
{
    p->stop = 1;
}

size_t pcapmem_start(uint8_t *buf, size_t size, uint32_t linktype)
{
    if (size < FILE_HEADER)
        return 0;
    memset(buf, 0, FILE_HEADER);
    put32(buf, MAGIC_MICRO);
    buf[4] = 2; /* version 2.4 */
    buf[6] = 4;
    put32(buf + 16, PCAPMEM_SNAPLEN);
    put32(buf + 20, linktype);
    return FILE_HEADER;
}

size_t pcapmem_append(uint8_t *buf, size_t size, size_t used, const struct pcapmem_pkthdr *h, const uint8_t *bytes)
{
    if (h->caplen > PCAPMEM_SNAPLEN || h->caplen > h->len)
        return 0;
    if (used > size || size - used < PACKET_HEADER + (size_t)h->caplen)
        return 0;
    uint8_t *d = buf + used;
    put32(d, h->sec);
    put32(d + 4, h->frac);
    put32(d + 8, h->caplen);
    put32(d + 12, h->len);
    if (h->caplen > 0)
        memmove(d + PACKET_HEADER, bytes, h->caplen);
    return used + PACKET_HEADER + h->caplen;
}
