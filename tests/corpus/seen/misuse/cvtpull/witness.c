#include "cvtpull.h"

#include <math.h>
#include <stdlib.h>

static CVT_STATE *state;
static float *block;
static int rule;

struct ramp {
    float samples[4];
    int blocks;
};

static long ramp_input(void *cb_data, const float **data)
{
    struct ramp *r = cb_data;
    if (r->blocks == 0)
        return 0;
    r->blocks--;
    *data = r->samples;
    return 2;
}

static long input(void *cb_data, const float **data)
{
    (void)cb_data;
    float out[2];
    *data = block;
    switch (rule) {
    case 2:
        free(block);
        break;
    case 3:
        return 100;
    case 4:
        cvt_read(state, 1, out);
        break;
    case 5:
        *data = NULL;
        break;
    case 6:
        return -1;
    }
    return 4;
}

int main(int count, char **arguments)
{
    struct ramp ramp = {{0, 10, 1, 11}, 2};
    float out[64];
    int error = -1;
#ifdef LEGAL
    (void)count, (void)arguments, (void)input;
    if (cvt_callback_new(NULL, NULL, 1, 1, &error) || error != CVT_ERR_BAD_CALLBACK)
        return 2;
    if (cvt_callback_new(ramp_input, &ramp, 9, 1, &error) || error != CVT_ERR_BAD_CHANNELS)
        return 2;
    if (cvt_callback_new(ramp_input, &ramp, 2, NAN, &error) || cvt_callback_new(ramp_input, &ramp, 2, 0, NULL))
        return 2;
    if (error != CVT_ERR_BAD_RATIO || cvt_strerror(error) == NULL || cvt_strerror(77) != NULL)
        return 2;
    state = cvt_callback_new(ramp_input, &ramp, 2, 2, &error);
    if (state == NULL || error != 0 || cvt_channels(state) != 2 || cvt_read(state, 0, NULL) != 0)
        return 2;
    if (cvt_read(state, 3, out) != 3 || out[1] != 10 || out[2] != 0.5f || out[5] != 11)
        return 2;
    if (cvt_read(state, 32, out) != 3 || cvt_read(state, 32, out) != 0)
        return 2;
    ramp.blocks = 2;
    cvt_reset(state);
    if (cvt_set_ratio(state, 1000) == 0 || cvt_set_ratio(state, 1.0 / 256) || cvt_get_ratio(state) != 1.0 / 256)
        return 2;
    if (cvt_read(state, 32, out) != 1 || cvt_read(state, 1, out) != 0)
        return 2;
    state = cvt_delete(state);
    cvt_delete(NULL);
#else
    (void)ramp, (void)ramp_input;
    rule = count > 1 ? atoi(arguments[1]) : 1;
    block = calloc(4, sizeof *block);
    state = cvt_callback_new(input, NULL, 1, 1, &error);
    if (block == NULL || state == NULL)
        return 2;
    if (rule == 1) {
        float *few = malloc(4 * sizeof *few);
        cvt_read(state, 10, few);
        free(few);
    } else if (rule == 7) {
        cvt_delete(state);
        cvt_channels(state);
    } else {
        cvt_read(state, 16, out);
    }
    cvt_delete(state);
    free(block);
#endif
    return 0;
}
