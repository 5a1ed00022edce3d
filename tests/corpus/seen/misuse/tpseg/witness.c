#include "tpseg.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    TpTx tx;
    TpRx rx;
    uint8_t frame[8], fc[8] = {0x30, 2};
    uint8_t *msg = malloc(40), *buf = malloc(40), *small = malloc(4);
    if (!msg || !buf || !small)
        return 2;
    for (int i = 0; i < 40; i++)
        msg[i] = (uint8_t)i;
    TpTx_Init(&tx);
    TpRx_Init(&rx, buf, 40);
#ifdef LEGAL
    (void)argc, (void)argv;
    TpRxResult r = TP_RX_IDLE;
    if (TpTx_Start(&tx, msg, 0) || TpTx_Start(&tx, msg, 4096) || !TpTx_Start(&tx, msg, 40) || TpTx_Start(&tx, msg, 1))
        return 2;
    while (TpTx_Busy(&tx)) {
        if (!TpTx_Next(&tx, frame))
            TpTx_FlowControl(&tx, fc);
        else
            r = TpRx_Frame(&rx, frame);
    }
    if (r != TP_RX_DONE || TpRx_Length(&rx) != 40 || memcmp(msg, buf, 40))
        return 2;
    if (!TpTx_Start(&tx, msg, 7) || !TpTx_Next(&tx, frame) || TpTx_Busy(&tx) || TpRx_Frame(&rx, frame) != TP_RX_DONE)
        return 2;
    TpRx_Init(&rx, small, 4);
    if (TpRx_Frame(&rx, frame) != TP_RX_TOO_LONG || TpRx_Length(&rx) != 0)
        return 2;
    TpRx_Init(&rx, NULL, 0);
    if (TpRx_Frame(&rx, frame) != TP_RX_TOO_LONG || TpRx_Frame(&rx, fc) != TP_RX_IDLE)
        return 2;
    free(msg);
    free(buf);
    free(small);
#else
    (void)fc;
    TpTx_Start(&tx, msg, 40);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        free(msg);
        TpTx_Next(&tx, frame);
        break;
    case 2:
        TpTx_Next(&tx, small);
        break;
    case 3:
        TpRx_Init(&rx, small, 40);
        TpTx_Next(&tx, frame);
        TpRx_Frame(&rx, frame);
        break;
    case 4:
        small[0] = 7;
        TpRx_Frame(&rx, small);
        break;
    case 5:
        memset(&rx, 0x5a, sizeof rx);
        TpTx_Next(&tx, frame);
        TpRx_Frame(&rx, frame);
        break;
    case 6:
        free(buf);
        TpTx_Next(&tx, frame);
        TpRx_Frame(&rx, frame);
        break;
    }
#endif
    return 0;
}
