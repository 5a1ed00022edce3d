#include "arcoder.h"

#include <assert.h>
#include <stdlib.h>

#define TOP    ((uint32_t)1 << 24)
#define BOTTOM ((uint32_t)1 << 16)

struct ac_model {
    unsigned count;
    unsigned below[];           /* sums of frequencies; the last is the total */
};

ac_model *ac_model_new(const unsigned *frequencies, unsigned count)
{
    ac_model *model;
    unsigned sum = 0;

    if (count < 1 || count > AC_MAX_SYMBOLS)
        return NULL;
    for (unsigned i = 0; i < count; i++) {
        if (frequencies[i] > AC_MAX_TOTAL - sum)
            return NULL;
        sum += frequencies[i];
    }
    if (sum == 0)
        return NULL;
    model = malloc(sizeof *model + (count + 1) * sizeof *model->below);
    if (!model)
        return NULL;
    model->count = count;
    model->below[0] = 0;
    for (unsigned i = 0; i < count; i++)
        model->below[i + 1] = model->below[i] + frequencies[i];
    return model;
}

void ac_model_free(ac_model *model)
{
    free(model);
}

unsigned ac_model_count(const ac_model *model)
{
    return model->count;
}

unsigned ac_model_frequency(const ac_model *model, unsigned symbol)
{
    return symbol < model->count ? model->below[symbol + 1] - model->below[symbol] : 0;
}

void ac_encoder_init(ac_encoder *encoder, unsigned char *out, size_t size)
{
    encoder->low = 0;
    encoder->range = UINT32_MAX;
    encoder->out = out;
    encoder->size = size;
    encoder->length = 0;
}

static void put_byte(ac_encoder *encoder, uint32_t byte)
{
    if (encoder->length < encoder->size)
        encoder->out[encoder->length] = (unsigned char)byte;
    encoder->length++;
}

/* Whether the top byte is settled; a range that straddles it and has become
 * too small is cut so that it is. */
static int settled(uint32_t low, uint32_t *range)
{
    if ((low ^ (low + *range)) < TOP)
        return 1;
    if (*range >= BOTTOM)
        return 0;
    *range = (0 - low) & (BOTTOM - 1);
    return 1;
}

void ac_encode(ac_encoder *encoder, const ac_model *model, unsigned symbol)
{
    const unsigned *below = &model->below[symbol];
    uint32_t frequency = below[1] - below[0];

    assert(frequency > 0);
    encoder->range /= model->below[model->count];
    encoder->low += below[0] * encoder->range;
    encoder->range *= frequency;
    while (settled(encoder->low, &encoder->range)) {
        put_byte(encoder, encoder->low >> 24);
        encoder->low <<= 8;
        encoder->range <<= 8;
    }
}

size_t ac_encoder_finish(ac_encoder *encoder)
{
    for (int i = 0; i < 4; i++) {
        put_byte(encoder, encoder->low >> 24);
        encoder->low <<= 8;
    }
    return encoder->length;
}

static uint32_t get_byte(ac_decoder *decoder)
{
    return decoder->at < decoder->length ? decoder->in[decoder->at++] : 0;
}

void ac_decoder_init(ac_decoder *decoder, const unsigned char *in, size_t length)
{
    decoder->low = 0;
    decoder->range = UINT32_MAX;
    decoder->code = 0;
    decoder->in = in;
    decoder->length = length;
    decoder->at = 0;
    for (int i = 0; i < 4; i++)
        decoder->code = decoder->code << 8 | get_byte(decoder);
}

unsigned ac_decode(ac_decoder *decoder, const ac_model *model)
{
    uint32_t total = model->below[model->count], value;
    unsigned low = 0, high = model->count;

    decoder->range /= total;
    value = (decoder->code - decoder->low) / decoder->range;
    if (value >= total)
        value = total - 1;
    /* The last symbol that begins at value or below it. */
    while (high - low > 1) {
        unsigned middle = low + (high - low) / 2;

        if (model->below[middle] <= value)
            low = middle;
        else
            high = middle;
    }
    decoder->low += model->below[low] * decoder->range;
    decoder->range *= model->below[low + 1] - model->below[low];
    while (settled(decoder->low, &decoder->range)) {
        decoder->code = decoder->code << 8 | get_byte(decoder);
        decoder->low <<= 8;
        decoder->range <<= 8;
    }
    return low;
}

size_t ac_decoder_used(const ac_decoder *decoder)
{
    return decoder->at;
}
