#include "echoline.h"

#include <assert.h>

int main(void)
{
    int16_t mem[16], in[4] = {INT16_MIN, INT16_MAX, 1000, 0}, out[4];
    struct echoline e;
#ifdef LEGAL
    assert(echo_init(&e, mem, 0) == ECHO_EINVAL);
    assert(echo_init(&e, mem, 16) == ECHO_OK);
    echo_run(&e, in, out, 4);
    assert(out[0] == INT16_MIN && out[3] == 0);
    echo_run(&e, out, out, 4);
    echo_run(&e, NULL, NULL, 0);
    assert(out[2] == 1000 && echo_tap(&e, 0) == 0 && echo_tap(&e, SIZE_MAX) == 0);
    assert(echo_set_time(&e, 0, 1) == ECHO_EINVAL && echo_set_time(&e, UINT32_MAX, 0) == ECHO_EINVAL);
    assert(echo_set_time(&e, ECHO_MAX_RATE, UINT32_MAX) == ECHO_EROOM);
    assert(echo_samples(UINT32_MAX, UINT32_MAX) > 0 && echo_samples(0, 7) == 0);
    assert(echo_set_time(&e, 8000, 0) == ECHO_OK);
    echo_run(&e, in, out, 4);
    assert(out[2] == 1000);
    assert(echo_set_time(&e, 8000, 250) == ECHO_OK && e.delay == 2);
    assert(echo_set_feedback(&e, ECHO_UNITY) == ECHO_EINVAL && echo_set_feedback(&e, INT32_MIN) == ECHO_EINVAL);
    assert(echo_set_mix(&e, -1) == ECHO_EINVAL && echo_set_mix(&e, INT32_MAX) == ECHO_EINVAL);
    assert(echo_set_feedback(&e, 1 - ECHO_UNITY) == ECHO_OK && echo_set_mix(&e, ECHO_UNITY) == ECHO_OK);
    echo_run(&e, in, out, 4);
    assert(out[0] == 0 && out[2] == INT16_MIN && out[3] == INT16_MAX);
    for (int i = 0; i < 9; i++)
        echo_run(&e, in, out, 3);
    assert(echo_set_mix(&e, 0) == ECHO_OK);
    echo_run(&e, in, in, 4);
    assert(in[2] == 1000 && echo_set_feedback(&e, ECHO_UNITY - 1) == ECHO_OK);
    echo_reset(&e);
    assert(echo_tap(&e, 0) == 0);
    in[0] = 7;
    echo_run(&e, in, out, 1);
    assert(echo_tap(&e, 0) == 7 && echo_tap(&e, 1) == 0 && echo_tap(&e, 2) == 0);
    assert(echo_set_time(&e, 16000, 1000) == ECHO_OK && e.delay == 16);
    for (int i = 0; i < 9; i++)
        echo_run(&e, in, out, 4);
    in[0] = INT16_MIN;
    assert(echo_peak(in, 1) == 32768 && echo_peak(NULL, 0) == 0);
#else
    echo_init(&e, mem, 16);
    if (echo_set_time(&e, 8000, 100) == ECHO_OK)
        echo_run(&e, in, out, 1);
#endif
    return 0;
}
