/* holdregs.h -- holding registers of a Modbus slave
 *
 * You have variables in arrays of 16 bit words, the master wants registers.
 * Attach your arrays at the addresses you like, and pass every request that
 * comes in (the PDU: function code and data, without address and check sum) to
 * holdregs_serve(), which makes the response.  Function codes 3, 6 and 16 are
 * known.  A request may reach over several arrays if there is no gap between
 * them.
 */
#ifndef HOLDREGS_H
#define HOLDREGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The longest PDU there is. */
#define HOLDREGS_PDU 253

typedef struct holdregs holdregs;

/* Called after the master has written to your array: `count` registers from
   address `first` on.  It is called once for each array, while the request is
   still being worked on, so attach or detach nothing from there. */
typedef void holdregs_written(void *context, uint16_t first, uint16_t count);

enum holdregs_result {
    HOLDREGS_OK,
    HOLDREGS_RANGE,   /* nothing to attach, or beyond address 65535 */
    HOLDREGS_OVERLAP, /* another array is there */
    HOLDREGS_MEMORY
};

/* NULL when there is no memory. */
holdregs *holdregs_new(void);

/* Your arrays are left alone, of course.  NULL does nothing. */
void holdregs_delete(holdregs *h);

/* Maps `words`, an array of `count` words, to the addresses from `start` on.
   The array is used in place and must exist until it is detached or `h` is
   deleted.  `written` may be NULL if you need not know. */
enum holdregs_result holdregs_attach(holdregs *h, uint16_t start, uint16_t *words, uint16_t count,
                                     holdregs_written *written, void *context);

/* Unmaps the array that was attached at `start`; false if none was. */
bool holdregs_detach(holdregs *h, uint16_t start);

/* Local access, nobody is called.  False if there is no such register. */
bool holdregs_peek(const holdregs *h, uint16_t address, uint16_t *value);
bool holdregs_poke(holdregs *h, uint16_t address, uint16_t value);

/* Works on the request of `length` bytes and returns how long the response is,
   which can be an exception; 0 means that there is nothing to send because the
   request was empty.  `response` must have room for HOLDREGS_PDU bytes
   whatever the request says.  It may be the buffer of the request. */
size_t holdregs_serve(holdregs *h, const uint8_t *request, size_t length, uint8_t *response);

#endif
