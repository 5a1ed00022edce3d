/**
 * @file cansig.h
 * @brief Classic CAN frames and the signals packed into their payload.
 *
 * Bits are counted as in little endian ("Intel") DBC files: bit 0 is the
 * lowest bit of data[0], bit 8 the lowest of data[1], bit 63 the highest of
 * data[7].
 */
#ifndef CANSIG_H
#define CANSIG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CAN_MAX_DLC 8

typedef enum {
    CAN_OK = 0,
    CAN_ERR_ID,     /**< identifier does not fit 11 (29) bits */
    CAN_ERR_DLC,    /**< more than CAN_MAX_DLC bytes */
    CAN_ERR_LAYOUT, /**< signal has no bits or reaches past the payload */
    CAN_ERR_RANGE,  /**< value does not fit the signal */
    CAN_ERR_SYNTAX
} CanStatus;

typedef struct {
    uint32_t id;
    bool extended;
    uint8_t dlc; /**< bytes of payload */
    uint8_t data[CAN_MAX_DLC];
} CanFrame;

typedef struct {
    uint8_t start;  /**< lowest bit */
    uint8_t length; /**< in bits */
} CanSignal;

/** Sets up a frame with a payload of zeroes. On error the frame is unchanged. */
CanStatus CanFrame_Init(CanFrame *frame, uint32_t id, bool extended, unsigned dlc);

/** True when both would look the same on the bus. */
bool CanFrame_Equal(const CanFrame *a, const CanFrame *b);

/**
 * Describes a signal of @p length bits (1 to 64) that begins at bit @p start.
 * @return CAN_ERR_LAYOUT when it would reach past bit 63.
 */
CanStatus CanSignal_Define(CanSignal *signal, unsigned start, unsigned length);

/** Whether the signal lies within the payload of the frame. */
bool CanSignal_Fits(const CanSignal *signal, const CanFrame *frame);

/** Stores a value; the other bits of the frame keep theirs. */
CanStatus CanSignal_Set(const CanSignal *signal, CanFrame *frame, uint64_t value);

/** Fetches the value. @p value is only written on CAN_OK. */
CanStatus CanSignal_Get(const CanSignal *signal, const CanFrame *frame, uint64_t *value);

/** As CanSignal_Get(), the highest bit being the sign (two's complement). */
CanStatus CanSignal_GetSigned(const CanSignal *signal, const CanFrame *frame, int64_t *value);

/**
 * Writes the frame as candump does: "1F3#00112233". Extended identifiers have
 * eight digits.
 * @return the length of the text, which is cut when @p size is too small, as
 *         snprintf() does.
 */
size_t CanFrame_Format(const CanFrame *frame, char *text, size_t size);

/** Reads what CanFrame_Format() writes. On error the frame is unchanged. */
CanStatus CanFrame_Parse(CanFrame *frame, const char *text);

#endif
