/*
 * iacbuf - outgoing side of a telnet connection (RFC 854, RFC 855)
 *
 * Everything that is to be sent is queued in an iacbuf in its wire format and
 * fetched from there in portions of any size with iac_drain().  User data and
 * subnegotiation parameters are given as they are: the doubling of the byte
 * 255 (IAC) is done here.
 *
 * Functions returning int return IAC_OK, or one of the negative codes, and in
 * that case nothing has been queued.
 */
#ifndef IACBUF_H
#define IACBUF_H

#include <stddef.h>

#define IAC_OK 0
#define IAC_ENOMEM (-1)
#define IAC_EINVAL (-2)
#define IAC_EFULL (-3) /* more than IAC_QUEUE bytes would be waiting */

#define IAC_QUEUE 65536

enum iac_verb { IAC_WILL = 251, IAC_WONT = 252, IAC_DO = 253, IAC_DONT = 254 };

typedef struct iacbuf iacbuf;

iacbuf *iac_open(void);         /* NULL if out of memory */
void iac_close(iacbuf *q);      /* NULL is allowed */

/* Queue user data. `bytes` may be NULL if n is 0. */
int iac_data(iacbuf *q, const void *bytes, size_t n);

/* Queue a two byte command, 241 (NOP) to 249 (GA); IAC_EINVAL for others. */
int iac_command(iacbuf *q, int command);

/* Queue IAC verb option. option is 0 to 254, IAC_EINVAL for others. */
int iac_negotiate(iacbuf *q, enum iac_verb verb, int option);

/* Queue IAC SB option parameters IAC SE. option is 0 to 254, IAC_EINVAL for
 * others; `bytes` may be NULL if n is 0. */
int iac_subneg(iacbuf *q, int option, const void *bytes, size_t n);

/* Number of bytes that wait. */
size_t iac_pending(const iacbuf *q);

/* Move up to max bytes to `out`, which has room for max bytes. Returns how
 * many were moved. */
size_t iac_drain(iacbuf *q, void *out, size_t max);

#endif
