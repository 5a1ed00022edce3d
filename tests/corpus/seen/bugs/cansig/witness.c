#include "cansig.h"

#include <string.h>

int main(void)
{
    CanFrame frame, back;
    CanSignal speed, flag, whole;
    uint64_t value;
    int64_t number;
    char text[40];
    if (CanFrame_Init(&frame, 0x123, false, 8) != CAN_OK || CanFrame_Init(&frame, 0x800, false, 1) != CAN_ERR_ID ||
        CanFrame_Init(&frame, 1, false, 9) != CAN_ERR_DLC)
        return 2;
    if (CanSignal_Define(&speed, 4, 12) != CAN_OK || CanSignal_Define(&flag, 63, 1) != CAN_OK ||
        CanSignal_Define(&flag, 63, 2) != CAN_ERR_LAYOUT || CanSignal_Define(&whole, 0, 64) != CAN_OK ||
        CanSignal_Define(&flag, UINT32_MAX, 1) != CAN_ERR_LAYOUT)
        return 2;
    if (CanSignal_Set(&speed, &frame, 0xfff) != CAN_OK || CanSignal_Set(&flag, &frame, 1) != CAN_OK ||
        CanSignal_Set(&flag, &frame, 2) != CAN_ERR_RANGE)
        return 2;
    if (CanSignal_GetSigned(&speed, &frame, &number) != CAN_OK || number != -1 ||
        CanSignal_Get(&flag, &frame, &value) != CAN_OK || value != 1)
        return 2;
    if (CanFrame_Format(&frame, text, sizeof text) != 20 || strcmp(text, "123#F0FF000000000080") != 0)
        return 2;
    if (CanFrame_Parse(&back, text) != CAN_OK || !CanFrame_Equal(&back, &frame) ||
        CanFrame_Parse(&back, "12#") != CAN_ERR_SYNTAX || CanFrame_Parse(&back, "123#0") != CAN_ERR_SYNTAX ||
        CanFrame_Parse(&back, "1FFFFFFF#") != CAN_OK || back.dlc != 0 || CanSignal_Fits(&flag, &back))
        return 2;
#ifndef LEGAL
    if (CanSignal_Set(&whole, &frame, 5) != CAN_OK)
        return 1;
#endif
    return 0;
}
