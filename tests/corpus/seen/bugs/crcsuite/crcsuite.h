#ifndef CRCSUITE_H
#define CRCSUITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Parameters of a CRC, in the notation of the Rocksoft model. */
typedef struct {
    unsigned width;   /**< bits of the checksum, 8 to 32 */
    uint32_t poly;
    uint32_t init;
    bool     reflect; /**< input and output */
    uint32_t xorout;
} CrcModel;

typedef struct {
    CrcModel model;
    uint32_t reg;
} CrcState;

typedef enum { CRC_PRESET_8, CRC_PRESET_16_CCITT, CRC_PRESET_16_ARC, CRC_PRESET_32, CRC_PRESET_COUNT } CrcPreset;

/** Fills in one of the well known models; false for an unknown preset. */
bool CrcPresetModel(CrcPreset preset, CrcModel *model);

/**
 * Makes a model of one's own.
 *
 * \return false, and *model is untouched, when the width is not 8 to 32 or
 *         one of the other values does not fit the width.
 */
bool CrcMakeModel(CrcModel *model, unsigned width, uint32_t poly, uint32_t init, bool reflect, uint32_t xorout);

/**
 * Begins a checksum.
 * \pre model was filled by CrcPresetModel() or CrcMakeModel()
 */
void CrcBegin(CrcState *s, const CrcModel *model);
void CrcUpdate(CrcState *s, const void *data, size_t size);
/** The checksum of what came so far; updates may follow. */
uint32_t CrcValue(const CrcState *s);

/** The checksum of one piece of data. */
uint32_t CrcOf(const CrcModel *model, const void *data, size_t size);

/** The lowest \a width bits of a value in reverse order; a width above 32 counts as 32. */
uint32_t CrcReverse(uint32_t value, unsigned width);

#endif
