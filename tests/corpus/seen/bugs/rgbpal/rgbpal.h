#ifndef RGBPAL_H_INCLUDED
#define RGBPAL_H_INCLUDED

#include <stddef.h>
#include <stdint.h>

/** @file
 *  Palettes of named colours, 0xRRGGBB.
 *
 *  Names are at most RGBPAL_NAME characters and not empty.  Case matters.
 */

#define RGBPAL_NAME 31
#define RGBPAL_MAX 256

typedef struct RgbPal RgbPal;

enum RgbPalStatus {
    RGBPAL_OK = 0,
    RGBPAL_ENAME = -1, /**< name empty or too long */
    RGBPAL_EFULL = -2, /**< RGBPAL_MAX colours already */
    RGBPAL_ENONE = -3  /**< no colour of that name */
};

/** @return an empty palette, NULL if out of memory */
RgbPal *RgbPal_Create(void);
void RgbPal_Destroy(RgbPal *pal);

/** Number of colours. */
size_t RgbPal_Count(const RgbPal *pal);

/** Adds a colour, or changes the one with that name.  The upper 8 bits of
 *  @p rgb are ignored. */
int RgbPal_Set(RgbPal *pal, const char *name, uint32_t rgb);
int RgbPal_Get(const RgbPal *pal, const char *name, uint32_t *rgb);
int RgbPal_Remove(RgbPal *pal, const char *name);

/** Name of the colour that is nearest to @p rgb, valid until the palette is
 *  changed.  NULL if the palette is empty. */
const char *RgbPal_Nearest(const RgbPal *pal, uint32_t rgb);

/** Mixes two colours of the palette.
 *  @param weight share of the second, 0 to 255; more counts as 255
 *  @param rgb    receives the mix
 *  @return RGBPAL_OK, or RGBPAL_ENONE if one of the names is unknown */
int RgbPal_Mix(const RgbPal *pal, const char *first, const char *second, unsigned weight, uint32_t *rgb);

#endif
