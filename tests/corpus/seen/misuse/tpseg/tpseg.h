#ifndef TPSEG_H_INCLUDED
#define TPSEG_H_INCLUDED
/**
 * \file  tpseg.h
 * \brief Segmented transport over 8 byte CAN frames (ISO 15765-2, normal addressing).
 *
 * No dynamic memory and no copies: the sender reads straight from the message
 * it was given, the receiver assembles in a buffer of the application. The
 * members of the contexts are private to the module.
 */
#include <stdbool.h>
#include <stdint.h>

#define TP_FRAME_LEN 8u     /**< every frame is padded to this */
#define TP_MSG_MAX   4095u  /**< longest message */

/** Sender. */
typedef struct {
    const uint8_t *msg;
    uint16_t       len;
    uint16_t       pos;
    uint8_t        seq;
    uint8_t        block;  /* frames left in this block, 0 = no limit */
    uint8_t        state;
} TpTx;

/** Receiver. */
typedef struct {
    uint8_t *buf;
    uint16_t cap;
    uint16_t len;
    uint16_t pos;
    uint8_t  seq;
    uint8_t  state;
} TpRx;

typedef enum {
    TP_RX_IDLE,      /**< frame was ignored */
    TP_RX_MORE,      /**< message is not complete yet */
    TP_RX_SEND_FC,   /**< first frame accepted, send a flow control frame */
    TP_RX_DONE,      /**< message is complete, see TpRx_Length() */
    TP_RX_TOO_LONG,  /**< message does not fit into the buffer */
    TP_RX_LOST       /**< sequence error, message was dropped */
} TpRxResult;

/** Must be called once before anything else is done with the context. */
void TpTx_Init(TpTx *tx);

/**
 * Starts a message.
 * \param msg  the message; it is not copied and must not change or go away
 *             until TpTx_Busy() returns false
 * \return false if len is 0 or above TP_MSG_MAX, or the sender is busy
 */
bool TpTx_Start(TpTx *tx, const uint8_t *msg, uint16_t len);

/**
 * Produces the next frame, if there is one to be sent now.
 * \param frame  room for TP_FRAME_LEN bytes
 */
bool TpTx_Next(TpTx *tx, uint8_t *frame);

/** Processes a received flow control frame of TP_FRAME_LEN bytes; others are ignored. */
void TpTx_FlowControl(TpTx *tx, const uint8_t *frame);

/** Gives up on the message. */
void TpTx_Abort(TpTx *tx);
bool TpTx_Busy(const TpTx *tx);

/**
 * Must be called before a receiver is used, and may be called again to start over.
 * \param buf  memory for messages, in use as long as the receiver is
 * \param cap  size of buf in bytes
 */
void TpRx_Init(TpRx *rx, uint8_t *buf, uint16_t cap);

/** Processes one received frame of TP_FRAME_LEN bytes. */
TpRxResult TpRx_Frame(TpRx *rx, const uint8_t *frame);

/** Length of the last complete message, 0 if there is none. */
uint16_t TpRx_Length(const TpRx *rx);

#endif
