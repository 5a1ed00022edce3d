#include "tpseg.h"

#include <string.h>

enum { ST_IDLE, ST_FIRST, ST_WAIT_FC, ST_SEND, ST_RECV, ST_DONE };

#define PAD 0xCCu

void TpTx_Init(TpTx *tx)
{
    memset(tx, 0, sizeof *tx);
}

bool TpTx_Start(TpTx *tx, const uint8_t *msg, uint16_t len)
{
    if (tx->state != ST_IDLE || len == 0 || len > TP_MSG_MAX)
        return false;
    tx->msg = msg;
    tx->len = len;
    tx->pos = 0;
    tx->seq = 1;
    tx->state = ST_FIRST;
    return true;
}

static void take(TpTx *tx, uint8_t *to, uint16_t room)
{
    uint16_t n = (uint16_t)(tx->len - tx->pos);

    if (n > room)
        n = room;
    memmove(to, tx->msg + tx->pos, n);
    tx->pos = (uint16_t)(tx->pos + n);
}

bool TpTx_Next(TpTx *tx, uint8_t *frame)
{
    if (tx->state != ST_FIRST && tx->state != ST_SEND)
        return false;

    memset(frame, PAD, TP_FRAME_LEN);
    if (tx->state == ST_FIRST) {
        if (tx->len <= 7u) {
            frame[0] = (uint8_t)tx->len;
            take(tx, frame + 1, 7u);
            tx->state = ST_IDLE;
        } else {
            frame[0] = (uint8_t)(0x10u | (tx->len >> 8));
            frame[1] = (uint8_t)(tx->len & 0xFFu);
            take(tx, frame + 2, 6u);
            tx->state = ST_WAIT_FC;
        }
        return true;
    }

    frame[0] = (uint8_t)(0x20u | tx->seq);
    tx->seq = (tx->seq + 1u) & 0x0Fu;
    take(tx, frame + 1, 7u);
    if (tx->pos == tx->len)
        tx->state = ST_IDLE;
    else if (tx->block != 0u && --tx->block == 0u)
        tx->state = ST_WAIT_FC;
    return true;
}

void TpTx_FlowControl(TpTx *tx, const uint8_t *frame)
{
    if (tx->state != ST_WAIT_FC)
        return;
    switch (frame[0]) {
    case 0x30: /* continue */
        tx->block = frame[1];
        tx->state = ST_SEND;
        break;
    case 0x32: /* overflow */
        tx->state = ST_IDLE;
        break;
    default: /* wait, or not for us */
        break;
    }
}

void TpTx_Abort(TpTx *tx)
{
    tx->state = ST_IDLE;
}

bool TpTx_Busy(const TpTx *tx)
{
    return tx->state != ST_IDLE;
}

void TpRx_Init(TpRx *rx, uint8_t *buf, uint16_t cap)
{
    memset(rx, 0, sizeof *rx);
    rx->buf = buf;
    rx->cap = cap;
}

static TpRxResult begin(TpRx *rx, uint16_t len, const uint8_t *data, uint16_t n)
{
    rx->state = ST_IDLE;
    if (len > rx->cap)
        return TP_RX_TOO_LONG;
    memmove(rx->buf, data, n);
    rx->len = len;
    rx->pos = n;
    rx->seq = 1;
    rx->state = n == len ? ST_DONE : ST_RECV;
    return n == len ? TP_RX_DONE : TP_RX_SEND_FC;
}

TpRxResult TpRx_Frame(TpRx *rx, const uint8_t *frame)
{
    uint16_t n;

    switch (frame[0] >> 4) {
    case 0:
        n = frame[0] & 0x0Fu;
        if (n == 0u || n > 7u)
            return TP_RX_IDLE;
        return begin(rx, n, frame + 1, n);
    case 1:
        n = (uint16_t)((frame[0] & 0x0Fu) << 8 | frame[1]);
        if (n < 8u)
            return TP_RX_IDLE;
        return begin(rx, n, frame + 2, 6u);
    case 2:
        if (rx->state != ST_RECV)
            return TP_RX_IDLE;
        if ((frame[0] & 0x0Fu) != rx->seq) {
            rx->state = ST_IDLE;
            return TP_RX_LOST;
        }
        rx->seq = (rx->seq + 1u) & 0x0Fu;
        n = (uint16_t)(rx->len - rx->pos);
        if (n > 7u)
            n = 7u;
        memmove(rx->buf + rx->pos, frame + 1, n);
        rx->pos = (uint16_t)(rx->pos + n);
        if (rx->pos < rx->len)
            return TP_RX_MORE;
        rx->state = ST_DONE;
        return TP_RX_DONE;
    default:
        return TP_RX_IDLE;
    }
}

uint16_t TpRx_Length(const TpRx *rx)
{
    return rx->state == ST_DONE ? rx->len : 0u;
}
