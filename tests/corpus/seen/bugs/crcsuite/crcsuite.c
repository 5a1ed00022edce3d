#include "crcsuite.h"

static const CrcModel presets[CRC_PRESET_COUNT] = {
    [CRC_PRESET_8] = {8, 0x07, 0, false, 0},
    [CRC_PRESET_16_CCITT] = {16, 0x1021, 0xffff, false, 0},
    [CRC_PRESET_16_ARC] = {16, 0x8005, 0, true, 0},
    [CRC_PRESET_32] = {32, 0x04c11db7, 0xffffffff, true, 0xffffffff},
};

bool CrcPresetModel(CrcPreset preset, CrcModel *model)
{
    if ((unsigned)preset >= CRC_PRESET_COUNT)
        return false;
    *model = presets[preset];
    return true;
}

bool CrcMakeModel(CrcModel *model, unsigned width, uint32_t poly, uint32_t init, bool reflect, uint32_t xorout)
{
    if (width < 8 || width > 32)
        return false;
    if ((poly | init | xorout) >> width != 0)
        return false;
    model->width = width;
    model->poly = poly;
    model->init = init;
    model->reflect = reflect;
    model->xorout = xorout;
    return true;
}

uint32_t CrcReverse(uint32_t value, unsigned width)
{
    uint32_t out = 0;
    for (unsigned i = 0; i < width && i < 32; i++) {
        out = out << 1 | (value & 1);
        value >>= 1;
    }
    return out;
}

void CrcBegin(CrcState *s, const CrcModel *model)
{
    s->model = *model;
    /* The register is kept at the top of 32 bits. */
    s->reg = model->init << (32 - model->width);
}

void CrcUpdate(CrcState *s, const void *data, size_t size)
{
    const unsigned char *p = data;
    uint32_t poly = s->model.poly << (32 - s->model.width);
    for (size_t i = 0; i < size; i++) {
        uint32_t byte = s->model.reflect ? CrcReverse(p[i], 8) : p[i];
        s->reg ^= byte << 24;
        for (int bit = 0; bit < 8; bit++)
            s->reg = s->reg & 0x80000000u ? s->reg << 1 ^ poly : s->reg << 1;
    }
}

uint32_t CrcValue(const CrcState *s)
{
    uint32_t value = s->reg >> (32 - s->model.width);
    if (s->model.reflect)
        value = CrcReverse(value, s->model.width);
    return value ^ s->model.xorout;
}

uint32_t CrcOf(const CrcModel *model, const void *data, size_t size)
{
    CrcState s;
    CrcBegin(&s, model);
    CrcUpdate(&s, data, size);
    return CrcValue(&s);
}
