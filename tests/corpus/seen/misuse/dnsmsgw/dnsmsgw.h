/* dnsmsgw.h - writes DNS messages (RFC 1035) into a buffer.

   The sections of a message come in a fixed order: questions first, then
   answers, then authority records, then additional records. Write them in
   that order:

	struct dnsw w;
	uint8_t packet[512];

	dnsw_begin(&w, packet, sizeof packet, 0x1234, DNSW_RESPONSE);
	dnsw_question(&w, "example.com", 1);
	dnsw_record(&w, DNSW_ANSWER, "example.com", 1, 300, addr, 4);
	n = dnsw_finish(&w);

   The first error stops everything: later calls return it, too, and so does
   dnsw_finish(). */

#ifndef DNSMSGW_H
#define DNSMSGW_H

#include <stddef.h>
#include <stdint.h>

#define DNSW_HEADER	12
#define DNSW_RESPONSE	0x8000u		/* flags */
#define DNSW_RECURSION	0x0100u

enum dnsw_section { DNSW_QUESTION, DNSW_ANSWER, DNSW_AUTHORITY, DNSW_ADDITIONAL };

enum { DNSW_OK = 0, DNSW_ENAME = -1, DNSW_ESPACE = -2 };

struct dnsw {			/* private */
	uint8_t *buf;
	size_t cap, len;
	unsigned count[4];
	int section;
	int error;
	int open;
};

/* Starts a message in a buffer of cap bytes, of which there must be at least
   DNSW_HEADER. The buffer is used until dnsw_finish(). */
void dnsw_begin(struct dnsw *w, uint8_t *buf, size_t cap, unsigned id, unsigned flags);

/* A question of class IN. Names are dotted, with or without a dot at the end;
   "" and "." are the root. */
int dnsw_question(struct dnsw *w, const char *name, unsigned type);

/* A record of class IN; rdlen bytes of data, up to 65535. */
int dnsw_record(struct dnsw *w, enum dnsw_section section, const char *name, unsigned type, uint32_t ttl,
                const void *rdata, size_t rdlen);

/* Bytes written up to now. */
size_t dnsw_length(const struct dnsw *w);
int dnsw_error(const struct dnsw *w);

/* Completes the message; its length, or the error. Nothing can be added after
   that, but dnsw_begin() may start a new message. */
long dnsw_finish(struct dnsw *w);

/* Bytes that a name takes; DNSW_ENAME if it is none (a label is empty or has
   more than 63 characters, or the whole takes more than 255). */
int dnsw_name_size(const char *name);

#endif
