#include "lpuartx.h"

#include <assert.h>

bool lpu_open(struct lpu *port, struct lpu_regs *regs, uint32_t clock, uint32_t baud)
{
    *port = (struct lpu){0};
    if (baud == 0 || clock / baud == 0 || clock / baud > 65535)
        return false;
    regs->BRR = clock / baud;
    regs->SR = LPU_SR_TXE;
    regs->CR = LPU_CR_ENABLE;
    port->regs = regs;
    return true;
}

static void require_open(const struct lpu *port)
{
    assert(port->regs != NULL && "port is not open");
}

void lpu_close(struct lpu *port)
{
    require_open(port);
    assert(!port->tx.busy && !port->rx.busy && "transfer under way");
    port->regs->CR = 0;
    port->regs = NULL;
}

static bool start(struct lpu *port, struct lpu_xfer *x, struct lpu_xfer with, uint32_t enable)
{
    require_open(port);
    if (x->busy)
        return false;
    if (with.len == 0) {
        if (with.done != NULL)
            with.done(with.arg, 0);
        return true;
    }
    assert(with.buf != NULL);
    *x = with;
    x->busy = true;
    port->regs->CR |= enable;
    return true;
}

bool lpu_send(struct lpu *port, const void *buf, size_t len, lpu_done_fn done, void *arg)
{
    struct lpu_xfer x = {(uint8_t *)(uintptr_t)buf, len, 0, done, arg, false};
    return start(port, &port->tx, x, LPU_CR_TXIE);
}

bool lpu_recv(struct lpu *port, void *buf, size_t len, lpu_done_fn done, void *arg)
{
    struct lpu_xfer x = {buf, len, 0, done, arg, false};
    return start(port, &port->rx, x, LPU_CR_RXIE);
}

void lpu_abort(struct lpu *port)
{
    require_open(port);
    port->regs->CR &= ~(LPU_CR_TXIE | LPU_CR_RXIE);
    port->tx.busy = port->rx.busy = false;
}

bool lpu_sending(const struct lpu *port)
{
    return port->tx.busy;
}

bool lpu_receiving(const struct lpu *port)
{
    return port->rx.busy;
}

size_t lpu_received(const struct lpu *port)
{
    return port->rx.busy ? port->rx.pos : 0;
}

static void finish(struct lpu *port, struct lpu_xfer *x, uint32_t enable)
{
    struct lpu_xfer ended = *x;
    x->busy = false;
    port->regs->CR &= ~enable;
    if (ended.done != NULL)
        ended.done(ended.arg, ended.pos);
}

void lpu_isr(struct lpu *port)
{
    require_open(port);
    struct lpu_regs *regs = port->regs;
    uint32_t status = regs->SR;
    if (status & LPU_SR_RXNE) {
        uint8_t byte = (uint8_t)regs->RDR;
        regs->SR &= ~LPU_SR_RXNE;
        if (port->rx.busy) {
            port->rx.buf[port->rx.pos++] = byte;
            if (port->rx.pos == port->rx.len)
                finish(port, &port->rx, LPU_CR_RXIE);
        } else {
            port->overruns++;
        }
    }
    if ((status & LPU_SR_TXE) && port->regs != NULL && port->tx.busy) {
        regs->TDR = port->tx.buf[port->tx.pos++];
        regs->SR &= ~LPU_SR_TXE;
        if (port->tx.pos == port->tx.len)
            finish(port, &port->tx, LPU_CR_TXIE);
    }
}

void lpu_loopback(struct lpu_regs *regs)
{
    if ((regs->CR & LPU_CR_ENABLE) == 0 || (regs->SR & (LPU_SR_TXE | LPU_SR_RXNE)) != 0)
        return;
    regs->RDR = regs->TDR;
    regs->SR |= LPU_SR_TXE | LPU_SR_RXNE;
}
