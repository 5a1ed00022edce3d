#include "cansig.h"

#include <string.h>

#define STANDARD_IDS 0x7ffu
#define EXTENDED_IDS 0x1fffffffu

static const char digits[] = "0123456789ABCDEF";

static unsigned payload(const CanFrame *frame)
{
    return frame->dlc > CAN_MAX_DLC ? CAN_MAX_DLC : frame->dlc;
}

CanStatus CanFrame_Init(CanFrame *frame, uint32_t id, bool extended, unsigned dlc)
{
    if (id > (extended ? EXTENDED_IDS : STANDARD_IDS))
        return CAN_ERR_ID;
    if (dlc > CAN_MAX_DLC)
        return CAN_ERR_DLC;
    frame->id = id;
    frame->extended = extended;
    frame->dlc = (uint8_t)dlc;
    memset(frame->data, 0, sizeof frame->data);
    return CAN_OK;
}

bool CanFrame_Equal(const CanFrame *a, const CanFrame *b)
{
    return a->id == b->id && a->extended == b->extended && payload(a) == payload(b) &&
           memcmp(a->data, b->data, payload(a)) == 0;
}

CanStatus CanSignal_Define(CanSignal *signal, unsigned start, unsigned length)
{
    if (length < 1 || length > 64 || start > 64 - length)
        return CAN_ERR_LAYOUT;
    signal->start = (uint8_t)start;
    signal->length = (uint8_t)length;
    return CAN_OK;
}

bool CanSignal_Fits(const CanSignal *signal, const CanFrame *frame)
{
    return signal->length > 0 && signal->start + signal->length <= 8u * payload(frame);
}

static uint64_t load(const CanFrame *frame)
{
    uint64_t bits = 0;
    for (unsigned i = payload(frame); i > 0; i--)
        bits = bits << 8 | frame->data[i - 1];
    return bits;
}

static void store(CanFrame *frame, uint64_t bits)
{
    for (unsigned i = 0; i < payload(frame); i++)
        frame->data[i] = (uint8_t)(bits >> 8 * i);
}

static uint64_t mask_of(const CanSignal *signal)
{
    return ((uint64_t)1 << signal->length) - 1;
}

CanStatus CanSignal_Set(const CanSignal *signal, CanFrame *frame, uint64_t value)
{
    if (!CanSignal_Fits(signal, frame))
        return CAN_ERR_LAYOUT;
    uint64_t mask = mask_of(signal);
    if (value > mask)
        return CAN_ERR_RANGE;
    store(frame, (load(frame) & ~(mask << signal->start)) | value << signal->start);
    return CAN_OK;
}

CanStatus CanSignal_Get(const CanSignal *signal, const CanFrame *frame, uint64_t *value)
{
    if (!CanSignal_Fits(signal, frame))
        return CAN_ERR_LAYOUT;
    *value = load(frame) >> signal->start & mask_of(signal);
    return CAN_OK;
}

CanStatus CanSignal_GetSigned(const CanSignal *signal, const CanFrame *frame, int64_t *value)
{
    uint64_t bits;
    CanStatus status = CanSignal_Get(signal, frame, &bits);
    if (status != CAN_OK)
        return status;
    if (bits >> (signal->length - 1) & 1)
        *value = -(int64_t)(mask_of(signal) - bits) - 1;
    else
        *value = (int64_t)bits;
    return CAN_OK;
}

static void put(char *text, size_t size, size_t *length, char character)
{
    if (*length + 1 < size)
        text[*length] = character;
    ++*length;
}

size_t CanFrame_Format(const CanFrame *frame, char *text, size_t size)
{
    size_t length = 0;
    for (int shift = frame->extended ? 28 : 8; shift >= 0; shift -= 4)
        put(text, size, &length, digits[frame->id >> shift & 15]);
    put(text, size, &length, '#');
    for (unsigned i = 0; i < payload(frame); i++) {
        put(text, size, &length, digits[frame->data[i] >> 4]);
        put(text, size, &length, digits[frame->data[i] & 15]);
    }
    if (size > 0)
        text[length < size ? length : size - 1] = '\0';
    return length;
}

static int digit_value(char digit)
{
    const char *at = digit == '\0' ? NULL : strchr(digits, digit);
    return at == NULL ? -1 : (int)(at - digits);
}

CanStatus CanFrame_Parse(CanFrame *frame, const char *text)
{
    CanFrame parsed;
    uint32_t id = 0;
    int count = 0;
    for (; digit_value(*text) >= 0 && count < 8; text++, count++)
        id = id << 4 | (uint32_t)digit_value(*text);
    if ((count != 3 && count != 8) || *text != '#')
        return CAN_ERR_SYNTAX;
    CanStatus status = CanFrame_Init(&parsed, id, count == 8, 0);
    if (status != CAN_OK)
        return status;
    for (text++; *text != '\0'; text += 2) {
        int high = digit_value(text[0]);
        int low = high < 0 ? -1 : digit_value(text[1]);
        if (low < 0)
            return CAN_ERR_SYNTAX;
        if (parsed.dlc == CAN_MAX_DLC)
            return CAN_ERR_DLC;
        parsed.data[parsed.dlc++] = (uint8_t)(high << 4 | low);
    }
    *frame = parsed;
    return CAN_OK;
}
