/*
 * coilmap - the data side of a Modbus slave: a block of coils (bits) and a
 * block of holding registers (16-bit words), and a function that executes
 * request PDUs on them.  Framing, addresses and checksums of the line are
 * somebody else's work: a PDU here begins with the function code.
 */
#ifndef COILMAP_H
#define COILMAP_H

#include <stddef.h>
#include <stdint.h>

#define COILMAP_MAX 4096       /* coils and registers, each */
#define COILMAP_REPLY 253      /* no reply PDU is longer */

/* Exception codes, second byte of a reply whose first has bit 7 set. */
#define COILMAP_BAD_FUNCTION 1
#define COILMAP_BAD_ADDRESS 2
#define COILMAP_BAD_VALUE 3

struct coilmap;

/* A map of `coils` coils and `regs` registers, all zero.  Either may be 0.
 * NULL when one is above COILMAP_MAX or memory is short. */
struct coilmap *coilmap_new(unsigned coils, unsigned regs);
void coilmap_free(struct coilmap *m); /* NULL is fine */

unsigned coilmap_coils(const struct coilmap *m);
unsigned coilmap_regs(const struct coilmap *m);

/* The application's own access.  0 or 1, or the register's value; -1 when
 * there is no such address. */
int coilmap_coil(const struct coilmap *m, unsigned address);
long coilmap_reg(const struct coilmap *m, unsigned address);

/* 0, or -1 when there is no such address.  `on` counts as 0 or not 0. */
int coilmap_set_coil(struct coilmap *m, unsigned address, int on);
int coilmap_set_reg(struct coilmap *m, unsigned address, uint16_t value);

/*
 * Executes the request PDU of `len` bytes at `pdu`, as it came from the line,
 * and writes the reply PDU to `reply`, which has room for COILMAP_REPLY bytes
 * and does not overlap the request.  Returns the length of the reply; 0, and
 * nothing is written, when len is 0.
 *
 *   01 read coils            start(2) quantity(2)                  1..2000
 *   03 read registers        start(2) quantity(2)                  1..125
 *   05 write coil            address(2) FF00 or 0000
 *   06 write register        address(2) value(2)
 *   0F write coils           start(2) quantity(2) bytes(1) data    1..1968
 *   10 write registers       start(2) quantity(2) bytes(1) data    1..123
 *
 * Numbers are big-endian.  The peer is not trusted: a request that is cut
 * short, too long, or contradicts itself changes nothing and is answered with
 * COILMAP_BAD_VALUE; one that leaves the map, with COILMAP_BAD_ADDRESS.
 */
size_t coilmap_serve(struct coilmap *m, const uint8_t *pdu, size_t len, uint8_t *reply);

#endif
