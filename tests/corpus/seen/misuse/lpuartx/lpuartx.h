#ifndef LPUARTX_H
#define LPUARTX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Interrupt driven UART.
 *
 * The application starts a transfer and goes on with its life; lpu_isr(), called
 * from the interrupt vector, moves the bytes and in the end calls back.  One
 * transfer in each direction can be under way.
 *
 * The driver does not copy.  A buffer that was given to lpu_send() or lpu_recv()
 * belongs to the driver until its callback was called or lpu_abort() has
 * returned.  The same goes for the registers: they have to be there as long as
 * the port is open.
 *
 * Misconfiguration is caught by assert(), as usual in firmware.
 */

struct lpu_regs {
    uint32_t CR;  /* control */
    uint32_t SR;  /* status */
    uint32_t BRR; /* clock divider */
    uint32_t TDR; /* transmit data */
    uint32_t RDR; /* receive data */
};

#define LPU_CR_ENABLE 0x1u
#define LPU_CR_TXIE   0x2u
#define LPU_CR_RXIE   0x4u
#define LPU_SR_TXE    0x1u /* transmit register is empty */
#define LPU_SR_RXNE   0x2u /* receive register is not empty */

/* n: bytes moved.  A callback may start the next transfer. */
typedef void (*lpu_done_fn)(void *arg, size_t n);

struct lpu_xfer { /* private */
    uint8_t *buf;
    size_t len, pos;
    lpu_done_fn done;
    void *arg;
    bool busy;
};

struct lpu {
    struct lpu_regs *regs;
    struct lpu_xfer tx, rx;
    uint32_t overruns; /* bytes that came in when nobody was reading */
};

/* Opens a port on these registers.  The port need not be initialised before.
   Returns false, with the port closed, when clock / baud is not 1..65535 or
   baud is 0. */
bool lpu_open(struct lpu *port, struct lpu_regs *regs, uint32_t clock, uint32_t baud);

/* All that follow want a port that lpu_open() has opened. */

/* Switches the UART off.  Transfers must have ended or been aborted. */
void lpu_close(struct lpu *port);

/* Start a transfer; false when one is under way in that direction.  With a
   length of 0 the callback comes at once.  done may be NULL. */
bool lpu_send(struct lpu *port, const void *buf, size_t len, lpu_done_fn done, void *arg);
bool lpu_recv(struct lpu *port, void *buf, size_t len, lpu_done_fn done, void *arg);

/* Ends both transfers without callbacks. */
void lpu_abort(struct lpu *port);

bool lpu_sending(const struct lpu *port);
bool lpu_receiving(const struct lpu *port);

/* Bytes of the transfer under way that came in so far. */
size_t lpu_received(const struct lpu *port);

/* To be called on the interrupt of the port. */
void lpu_isr(struct lpu *port);

/* For tests on the host: what a UART does with its output wired to its input.
   Takes a byte from the transmit register to the receive register, if both
   sides are ready. */
void lpu_loopback(struct lpu_regs *regs);

#endif
