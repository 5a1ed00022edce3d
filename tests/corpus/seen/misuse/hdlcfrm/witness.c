#include "hdlcfrm.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static struct frm_receiver receiver;
static uint8_t frame[FRM_BOUND(FRM_MAX_PAYLOAD)];

#ifdef LEGAL
static uint8_t got[FRM_MAX_PAYLOAD];
static size_t got_length;

static void keep(void *context, const uint8_t *payload, size_t n)
{
    ++*(int *)context;
    memcpy(got, payload, n);
    got_length = n;
    frm_resync(&receiver);
}
#else
static void answer(void *context, const uint8_t *payload, size_t n)
{
    (void)payload;
    (void)n;
    frm_feed(&receiver, frame, *(size_t *)context);
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    static const uint8_t payload[] = { 0x7E, 0x7D, 0, 1, 0x20, 0x7E, 0xFF, 0x5E };

#ifdef LEGAL
    static uint8_t storage[FRM_MAX_PAYLOAD + 2], large[FRM_MAX_PAYLOAD + 1];
    int calls = 0;
    size_t n, i;

    (void)rule;
    assert(frm_fcs(FRM_FCS_START, (const uint8_t *)"123456789", 9) == (uint16_t)~0x906E);
    assert(frm_fcs(frm_fcs(FRM_FCS_START, payload, 3), payload + 3, 5) == frm_fcs(FRM_FCS_START, payload, 8));
    frm_init(&receiver, storage, sizeof storage, keep, &calls);
    n = frm_encode(payload, sizeof payload, frame);
    assert(n > 0 && n <= FRM_BOUND(sizeof payload));
    for (i = 0; i < n; i++)
        frm_feed(&receiver, frame + i, 1);
    assert(calls == 1 && got_length == sizeof payload && memcmp(got, payload, got_length) == 0);
    frm_feed(&receiver, NULL, 0);
    n = frm_encode(NULL, 0, frame);
    frm_feed(&receiver, frame, n);
    assert(calls == 2 && got_length == 0 && frm_good(&receiver) == 2 && frm_bad(&receiver) == 0);
    memset(large, 0x7E, sizeof large);
    assert(frm_encode(large, sizeof large, frame) == 0);
    n = frm_encode(large, FRM_MAX_PAYLOAD, frame);
    frm_feed(&receiver, frame, n);
    assert(calls == 3 && got_length == FRM_MAX_PAYLOAD);
    frame[5] ^= 1;
    frm_feed(&receiver, frame, n);
    assert(calls == 3 && frm_bad(&receiver) == 1);
    frm_feed(&receiver, (const uint8_t *)"\x7e\x7d\x7e" "a\x7e\x7e\x7e", 7);
    assert(frm_bad(&receiver) == 3);
    frm_init(&receiver, NULL, 0, NULL, NULL);
    frm_feed(&receiver, frame, n);
    assert(frm_good(&receiver) == 0 && frm_bad(&receiver) == 1);
    frm_init(&receiver, storage, 4, NULL, NULL);
    n = frm_encode(payload, 2, frame);
    frm_feed(&receiver, frame, n);
    assert(frm_good(&receiver) == 1);
#else
    uint8_t *storage = malloc(rule == 1 ? 8 : 16);
    size_t n = 0;

    if (storage == NULL)
        return 0;
    if (rule == 1) {
        frm_encode(payload, sizeof payload, storage);
        return 0;
    }
    n = frm_encode(payload, sizeof payload, frame);
    if (rule == 2) {
        frm_init(&receiver, storage, 16, NULL, NULL);
        free(storage);
        frm_feed(&receiver, frame, n);
        return 0;
    }
    frm_init(&receiver, storage, 16, answer, &n);
    frm_feed(&receiver, frame, n);
    free(storage);
#endif
    return 0;
}
