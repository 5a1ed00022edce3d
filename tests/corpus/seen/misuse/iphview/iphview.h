/* iphview.h -- IPv4 headers, where they lie */

#ifndef IPHVIEW_H
#define IPHVIEW_H

#include <stddef.h>
#include <stdint.h>

#define IPH_MIN     20      /* bytes of a header without options */
#define IPH_MAXOPT  40      /* most bytes of options */

/* Errors of iph_check and iph_build. */
#define IPH_ESHORT   (-1)   /* less bytes than the header says */
#define IPH_EVERSION (-2)   /* not version 4 */
#define IPH_EHEADER  (-3)   /* lengths that contradict each other */
#define IPH_ESUM     (-4)   /* wrong checksum */

struct iph_fields {
	uint32_t src, dst;      /* host order, as everywhere here */
	uint16_t id;
	uint8_t ttl, proto;
};

/* One option.  data has len bytes and points into the packet. */
struct iph_opt {
	uint8_t type;
	uint8_t len;
	const uint8_t *data;
};

/* iph_check: looks at len bytes.  0 if they begin with a good IPv4 packet,
 * one of the errors if not.  len may be larger than the packet. */
int iph_check(const uint8_t *pkt, size_t len);

/* The following are for packets for which iph_check has returned 0; they look
 * at no length but those in the packet. */

unsigned iph_header_len(const uint8_t *pkt);
unsigned iph_total_len(const uint8_t *pkt);
void iph_get(const uint8_t *pkt, struct iph_fields *out);

/* iph_payload: what follows the header, *len bytes. */
const uint8_t *iph_payload(const uint8_t *pkt, size_t *len);

/* iph_copy_options: copies the options as they are to out, which has room for
 * IPH_MAXOPT bytes and is no part of the packet; bytes that are not used are
 * set to 0.  Returns how many bytes of options there are. */
size_t iph_copy_options(const uint8_t *pkt, uint8_t *out);

/* iph_next_option: walks over the options.  *pos is 0 at first.  Returns 1
 * and fills *opt in, 0 at the end, -1 if the rest makes no sense. */
int iph_next_option(const uint8_t *pkt, size_t *pos, struct iph_opt *opt);

/* iph_forward: takes 1 from the time to live and mends the checksum.  Returns
 * the new time to live; a packet with 0 stays as it is. */
unsigned iph_forward(uint8_t *pkt);

/* iph_build: writes a header without options, for datalen bytes to come, to
 * pkt, which has room for size bytes.  Returns its length; IPH_ESHORT if size
 * is too small, IPH_EHEADER if the packet would be too long. */
int iph_build(uint8_t *pkt, size_t size, const struct iph_fields *f, size_t datalen);

/* iph_sum: Internet checksum of any len bytes, ready to be stored.  data may
 * be NULL if len is 0. */
uint16_t iph_sum(const uint8_t *data, size_t len);

#endif
