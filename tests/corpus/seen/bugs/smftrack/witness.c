#include "smftrack.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    smf_track *t = smf_new();
    struct smf_event event = { SMF_MAX_DELTA, 0x90, { 60, 64 } };

    if (t == NULL)
        return 0;
#ifdef LEGAL
    smf_track *u = smf_new();
    struct smf_event got;
    uint8_t bytes[64], again[64];
    size_t size;

    assert(u != NULL);
    assert(smf_encoded_size(t) == 4 && smf_encode(t, bytes, 4) == 4 && smf_encode(t, bytes, 3) == 0);
    assert(smf_decode(u, bytes, 4) == 0 && smf_count(u) == 0);
    assert(smf_append(t, &event) == 0);
    event.delta = 128;
    event.status = 0xC1;
    event.data[1] = 200;
    assert(smf_append(t, &event) == 0);
    assert(smf_get(t, 1, &got) == 0 && got.data[1] == 0 && smf_get(t, 2, &got) == -1);
    event.status = 0x80;
    assert(smf_append(t, &event) == -1);
    event.data[1] = 0;
    event.delta = 127;
    assert(smf_append(t, &event) == 0);
    event.delta = SMF_MAX_DELTA + 1;
    assert(smf_append(t, &event) == -1);
    event.delta = 0;
    event.status = 0xF0;
    assert(smf_append(t, &event) == -1);
    assert(smf_ticks(t) == (uint64_t)SMF_MAX_DELTA + 255);
    size = smf_encode(t, bytes, sizeof bytes);
    assert(size == smf_encoded_size(t));
    assert(smf_decode(u, bytes, size) == 0 && smf_count(u) == 3);
    assert(smf_encode(u, again, sizeof again) == size && memcmp(bytes, again, size) == 0);
    assert(smf_decode(u, bytes, size - 1) == -1 && smf_decode(u, bytes, 0) == -1 && smf_count(u) == 3);
    assert(smf_decode(u, (const uint8_t *)"\0\x90\x40\x40\x10\x41\x40\0\xff\x2f\0", 11) == 0 && smf_count(u) == 2);
    assert(smf_transpose(u, 12) == 0 && smf_transpose(u, 60) == -1);
    assert(smf_transpose(u, INT_MIN) == -1 && smf_transpose(u, INT_MAX) == -1);
    assert(smf_remove(u, 0) == 0 && smf_ticks(u) == 16 && smf_remove(u, 1) == -1);
    assert(smf_remove(u, 0) == 0 && smf_count(u) == 0 && smf_ticks(u) == 0);
    assert(smf_remove(t, 1) == 0 && smf_remove(t, 1) == 0 && smf_encoded_size(t) == 11);
    smf_free(u);
    smf_free(NULL);
#else
    smf_append(t, &event);
    smf_append(t, &event);
    smf_remove(t, 0);
    smf_encoded_size(t);
#endif
    smf_free(t);
    return 0;
}
