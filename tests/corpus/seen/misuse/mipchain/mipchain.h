/*
 * mipchain: mip levels of 8-bit gray images
 *
 * Level 0 is the image itself, each further level has half the width and
 * height (rounded down, at least 1), down to a single pixel.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#define MIP_MAX_SIDE 4096

typedef struct MipChain MipChain;

/// Builds all levels. @p pixels are @p height rows of @p width bytes; rows
/// begin @p stride bytes after one another (@p stride >= @p width). The pixels
/// are copied.
/// @return NULL if a side is not 1..MIP_MAX_SIDE, the stride is too small or
///         memory is out
MipChain *mipCreate(const uint8_t *pixels, int width, int height, size_t stride);

/// Frees the chain with all its levels.
void mipDestroy(MipChain *mip);

/// Number of levels, at least 1. Levels are numbered from 0.
int mipLevels(const MipChain *mip);

int mipWidth(const MipChain *mip, int level);
int mipHeight(const MipChain *mip, int level);

/// The pixels of a level, mipWidth() * mipHeight() bytes without padding.
/// They belong to the chain.
const uint8_t *mipPixels(const MipChain *mip, int level);

/// A pixel of a level.
/// @pre 0 <= x < mipWidth(mip, level), 0 <= y < mipHeight(mip, level)
uint8_t mipAt(const MipChain *mip, int level, int x, int y);

/// Sets a pixel of level 0 and what depends on it in all other levels.
/// @pre as for mipAt() with level 0
void mipSet(MipChain *mip, int x, int y, uint8_t value);

/// The level to draw from so that the image covers @p width pixels: the
/// smallest that is at least as wide, level 0 if none is.
int mipPick(const MipChain *mip, int width);
