/*
 * pcapmem.h -- captures (the classic pcap format) in memory
 *
 * A reader for captures that are already in memory, say mapped or received,
 * and two functions to write them.  Names and habits are those of libpcap.
 */
#ifndef PCAPMEM_H
#define PCAPMEM_H

#include <stddef.h>
#include <stdint.h>

#define PCAPMEM_ERRBUF_SIZE 128
#define PCAPMEM_SNAPLEN 65535 /* no packet has more captured bytes */

typedef struct pcapmem pcapmem_t;

struct pcapmem_pkthdr {
	uint32_t sec, frac;	/* time; frac is micro- or nanoseconds */
	uint32_t caplen;	/* bytes that were captured */
	uint32_t len;		/* bytes the packet had */
};

/*
 * Opens the capture of size bytes at data.  The data are not copied: they must
 * stay where they are until pcapmem_close().  Returns NULL when they do not
 * begin with a capture's header, and then a message is in errbuf, which must
 * be able to hold PCAPMEM_ERRBUF_SIZE chars.
 */
pcapmem_t *pcapmem_open(const void *data, size_t size, char *errbuf);

/* Frees the reader (not the data).  NULL is allowed. */
void pcapmem_close(pcapmem_t *p);

uint32_t pcapmem_linktype(const pcapmem_t *p);

/* 1 if times are in nanoseconds, 0 if in microseconds. */
int pcapmem_nanoseconds(const pcapmem_t *p);

/*
 * The next packet: its header in *h, its bytes as the result, which points
 * into the data.  NULL at the end; also when the rest is damaged or cut off.
 */
const uint8_t *pcapmem_next(pcapmem_t *p, struct pcapmem_pkthdr *h);

/* 1 if reading stopped because of damaged data, else 0. */
int pcapmem_damaged(const pcapmem_t *p);

/* Back to the first packet. */
void pcapmem_rewind(pcapmem_t *p);

/*
 * Calls fn for packet after packet, for at most cnt of them, or for all if cnt
 * is 0 or less.  fn may call pcapmem_breakloop(), which ends the loop after fn
 * has returned, and may read on with pcapmem_next(); it must not close p.  (One
 * that calls pcapmem_rewind() each time has a loop without end.)
 * Returns the number of calls of fn.
 */
typedef void (*pcapmem_handler)(void *user, const struct pcapmem_pkthdr *h, const uint8_t *bytes);
size_t pcapmem_loop(pcapmem_t *p, int cnt, pcapmem_handler fn, void *user);
void pcapmem_breakloop(pcapmem_t *p);

/*
 * Writing.  pcapmem_start() puts a header into buf, pcapmem_append() a packet
 * of h->caplen bytes behind the first used bytes of buf.  Both return how much
 * of buf is used then, or 0, with buf unchanged, if that would be more than
 * size or if caplen is above PCAPMEM_SNAPLEN or above len.
 */
size_t pcapmem_start(uint8_t *buf, size_t size, uint32_t linktype);
size_t pcapmem_append(uint8_t *buf, size_t size, size_t used, const struct pcapmem_pkthdr *h, const uint8_t *bytes);

#endif
