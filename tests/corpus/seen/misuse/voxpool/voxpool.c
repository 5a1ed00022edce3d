#include "voxpool.h"

#include <assert.h>

struct voice {
    const int16_t *samples; /* NULL: free */
    size_t length, at;
    int gain, loop;
    uint32_t turn; /* how often this voice was used, 24 bits */
};

static struct voice pool[VOX_MAX];
static int pool_size; /* 0: not open */

static int bounded(int v, int low, int high)
{
    return v < low ? low : v > high ? high : v;
}

void vox_open(int voices)
{
    if (pool_size > 0)
        vox_close();
    pool_size = bounded(voices, 1, VOX_MAX);
}

void vox_close(void)
{
    assert(pool_size > 0);
    for (int i = 0; i < pool_size; i++)
        pool[i].samples = NULL;
    pool_size = 0;
}

/* The voice if it is playing, else NULL. */
static struct voice *lookup(vox_id id)
{
    uint32_t i = id & 0xff;

    assert(pool_size > 0);
    if (i >= (uint32_t)pool_size || !pool[i].samples || pool[i].turn != id >> 8)
        return NULL;
    return &pool[i];
}

static struct voice *playing(vox_id id)
{
    struct voice *v = lookup(id);

    assert(v && "voice is not playing");
    return v;
}

vox_id vox_play(const int16_t *samples, size_t length, int gain, int loop)
{
    assert(pool_size > 0);
    if (length == 0)
        return 0;
    assert(samples);
    for (int i = 0; i < pool_size; i++) {
        struct voice *v = &pool[i];

        if (v->samples)
            continue;
        v->samples = samples;
        v->length = length;
        v->at = 0;
        v->gain = bounded(gain, 0, 256);
        v->loop = loop != 0;
        v->turn = v->turn == 0xffffff ? 1 : v->turn + 1;
        return v->turn << 8 | (uint32_t)i;
    }
    return 0;
}

int vox_playing(vox_id id)
{
    return lookup(id) != NULL;
}

void vox_gain(vox_id id, int gain)
{
    playing(id)->gain = bounded(gain, 0, 256);
}

void vox_rewind(vox_id id)
{
    playing(id)->at = 0;
}

void vox_stop(vox_id id)
{
    playing(id)->samples = NULL;
}

size_t vox_left(vox_id id)
{
    struct voice *v = playing(id);

    return v->length - v->at;
}

int vox_active(void)
{
    int n = 0;

    assert(pool_size > 0);
    for (int i = 0; i < pool_size; i++)
        n += pool[i].samples != NULL;
    return n;
}

void vox_mix(int16_t *out, size_t n)
{
    assert(pool_size > 0);
    for (size_t k = 0; k < n; k++) {
        int32_t sum = 0;

        for (int i = 0; i < pool_size; i++) {
            struct voice *v = &pool[i];

            if (!v->samples)
                continue;
            sum += v->samples[v->at] * v->gain / 256;
            if (++v->at == v->length) {
                v->at = 0;
                if (!v->loop)
                    v->samples = NULL;
            }
        }
        out[k] = (int16_t)bounded(sum, INT16_MIN, INT16_MAX);
    }
}
