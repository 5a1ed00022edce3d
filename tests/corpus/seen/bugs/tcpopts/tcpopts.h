/* tcpopts.h - building and reading the option list of a TCP header. */
#ifndef TCPOPTS_H
#define TCPOPTS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TCPOPT_SPACE 40 /* a TCP header has no room for more */

enum {
	TCPOPT_EOL = 0,
	TCPOPT_NOP = 1,
	TCPOPT_MSS = 2,
	TCPOPT_WSCALE = 3,
	TCPOPT_SACKOK = 4,
	TCPOPT_STAMP = 8
};

enum tcpopt_status {
	TCPOPT_OK = 0,
	TCPOPT_FULL = -1,    /* no room left */
	TCPOPT_ABSENT = -2,  /* no such option */
	TCPOPT_BROKEN = -3,  /* the list is malformed */
	TCPOPT_INVALID = -4  /* not a value this option can have */
};

struct tcpopt_builder {
	uint8_t bytes[TCPOPT_SPACE];
	size_t len;
};

/* Building.  The builder is filled by the functions below, init comes first.
 * They return TCPOPT_OK, or an error and leave the builder alone. */
void tcpopt_init(struct tcpopt_builder *b);
int tcpopt_add_nop(struct tcpopt_builder *b);
int tcpopt_add_mss(struct tcpopt_builder *b, uint16_t mss);
int tcpopt_add_wscale(struct tcpopt_builder *b, uint8_t shift); /* 0 to 14 */
int tcpopt_add_stamp(struct tcpopt_builder *b, uint32_t value, uint32_t echo);
/* any option but EOL and NOP, with `len` bytes of data (NULL is fine for 0) */
int tcpopt_add_raw(struct tcpopt_builder *b, uint8_t kind, const uint8_t *data, size_t len);
/* fills up with EOL to a multiple of 4 bytes */
void tcpopt_pad(struct tcpopt_builder *b);

/* Reading.  The bytes come from the network and may be anything; a list ends
 * at EOL or after `len` bytes. */

/* Number of options before the end of the list or the first malformed one;
 * NOP and EOL are not counted. */
unsigned tcpopt_count(const uint8_t *opts, size_t len);

/* Finds the first option of a kind.  *data points into opts. */
int tcpopt_find(const uint8_t *opts, size_t len, uint8_t kind, const uint8_t **data, size_t *data_len);

/* TCPOPT_OK or TCPOPT_BROKEN. */
int tcpopt_check(const uint8_t *opts, size_t len);

/* Value of the MSS option, or `otherwise`. */
uint16_t tcpopt_mss(const uint8_t *opts, size_t len, uint16_t otherwise);

#ifdef __cplusplus
}
#endif

#endif
