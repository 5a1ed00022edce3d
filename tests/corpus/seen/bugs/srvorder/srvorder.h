/* SRVORDER - the order in which to try the targets of a DNS SRV answer
 *
 * Works on arrays of plain records that the caller owns; nothing here
 * allocates memory.  See RFC 2782 for what the fields mean.
 */
#ifndef SRVORDER_H
#define SRVORDER_H

#include <stddef.h>
#include <stdint.h>

#define SRV_HOST 64

struct srv_rec {
	uint16_t prio;		/* lower ones are tried first */
	uint16_t weight;	/* share of the load within one prio; 0 is
				   "only when the others are down" */
	uint16_t port;
	char host[SRV_HOST];	/* NUL-terminated; "." is "no such service" */
};

/* A source of random numbers, any 32 bits. */
typedef uint32_t srv_rand(void *arg);

/* Sets a record.  0, or -1 if host is empty or too long; *rec is then
   unchanged. */
int srv_set(struct srv_rec *rec, uint16_t prio, uint16_t weight,
	    uint16_t port, const char *host);

/* Reads the presentation form, "prio weight port host", numbers 0 to 65535,
   fields separated by blanks.  0, or -1 with *rec unchanged. */
int srv_parse(struct srv_rec *rec, const char *text);

/* Writes the presentation form into buf, cut to size with a NUL as snprintf
   does (size may be 0, buf then NULL).  Returns the full length. */
size_t srv_format(const struct srv_rec *rec, char *buf, size_t size);

/* 1 if all fields are the same, hosts compared without regard to ASCII case;
   else 0. */
int srv_same(const struct srv_rec *a, const struct srv_rec *b);

/* Drops records that are the same as an earlier one.  Returns how many of the
   n remain; they are at the start of recs and in their old order. */
size_t srv_uniq(struct srv_rec *recs, size_t n);

/* Number of records from recs on, n at most, with the same prio as the
   first; 0 if n is 0. */
size_t srv_group(const struct srv_rec *recs, size_t n);

/* Brings n records into the order in which they are to be tried: by prio, and
   within a prio at random according to the weights.  Records of weight 0 come
   last in their prio.  rnd is called as often as needed. */
void srv_order(struct srv_rec *recs, size_t n, srv_rand *rnd, void *arg);

/* 1 if the answer says that the service is not to be had: exactly one record,
   whose host is "."; else 0. */
int srv_refused(const struct srv_rec *recs, size_t n);

#endif
