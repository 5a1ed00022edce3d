#include "holdregs.h"

#include <stdlib.h>
#include <string.h>

static unsigned calls, words_written;

static void written(void *context, uint16_t first, uint16_t count)
{
    (void)context, (void)first;
    calls++;
    words_written += count;
}

#ifndef LEGAL
static void detaching(void *context, uint16_t first, uint16_t count)
{
    (void)count;
    holdregs_detach(context, first);
}
#endif

int main(int count, char **arguments)
{
    holdregs *h = holdregs_new();
    uint16_t *words = calloc(100, sizeof *words), value;
    uint8_t *pdu = malloc(HOLDREGS_PDU);
    static const uint8_t read_all[] = {3, 0, 0, 0, 100}, write_one[] = {6, 0, 60, 0x12, 0x34};
#ifdef LEGAL
    (void)count, (void)arguments;
    if (holdregs_attach(h, 50, words + 50, 50, written, NULL) != HOLDREGS_OK)
        return 2;
    if (holdregs_attach(h, 0, words, 51, NULL, NULL) != HOLDREGS_OVERLAP)
        return 2;
    if (holdregs_attach(h, 99, words, 1, NULL, NULL) != HOLDREGS_OVERLAP)
        return 2;
    if (holdregs_attach(h, 65535, words, 2, NULL, NULL) != HOLDREGS_RANGE)
        return 2;
    if (holdregs_serve(h, read_all, 5, pdu) != 2 || pdu[0] != 0x83 || pdu[1] != 2)
        return 2;
    if (holdregs_attach(h, 0, words, 50, written, NULL) != HOLDREGS_OK)
        return 2;
    if (holdregs_attach(h, 65535, words, 1, NULL, NULL) != HOLDREGS_OK || !holdregs_poke(h, 65535, 9))
        return 2;
    if (holdregs_serve(h, write_one, 5, pdu) != 5 || memcmp(pdu, write_one, 5) != 0 || words[60] != 0x1234)
        return 2;
    memcpy(pdu, read_all, 5);
    if (holdregs_serve(h, pdu, 5, pdu) != 202 || pdu[1] != 200 || pdu[3] != 9 || pdu[2 + 120] != 0x12)
        return 2;
    const uint8_t many[] = {16, 0, 49, 0, 2, 4, 0, 7, 0, 8};
    if (holdregs_serve(h, many, sizeof many, pdu) != 5 || words[49] != 7 || words[50] != 8)
        return 2;
    if (calls != 3 || words_written != 3 || holdregs_serve(h, many, 9, pdu) != 2 || pdu[1] != 3)
        return 2;
    const uint8_t last[] = {3, 0xff, 0xff, 0, 2}, odd[] = {43};
    if (holdregs_serve(h, last, 5, pdu) != 2 || holdregs_serve(h, odd, 1, pdu) != 2 || pdu[0] != (43 | 0x80))
        return 2;
    if (holdregs_serve(h, NULL, 0, pdu) != 0 || holdregs_peek(h, 100, &value) || !holdregs_peek(h, 60, &value))
        return 2;
    if (value != 0x1234 || holdregs_detach(h, 1) || !holdregs_detach(h, 50) || holdregs_peek(h, 60, &value))
        return 2;
    holdregs_delete(h);
    holdregs_delete(NULL);
    free(words);
#else
    enum holdregs_result result = holdregs_attach(h, 0, words, 100, written, NULL);
    if (result != HOLDREGS_OK)
        return 0;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        uint8_t *small = malloc(16);
        holdregs_serve(h, read_all, 5, small);
        break;
    }
    case 2:
        free(words);
        holdregs_peek(h, 5, &value);
        break;
    case 3:
        holdregs_attach(h, 1000, words, 200, NULL, NULL);
        holdregs_poke(h, 1150, 1);
        break;
    case 4:
        holdregs_detach(h, 0);
        holdregs_attach(h, 60, words, 1, detaching, h);
        holdregs_serve(h, write_one, 5, pdu);
        break;
    case 5:
        holdregs_delete(h);
        holdregs_delete(h);
        break;
    }
#endif
    free(pdu);
    return 0;
}
