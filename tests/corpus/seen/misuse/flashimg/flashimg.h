#ifndef FLASHIMG_H
#define FLASHIMG_H

/** @file flashimg.h
 *
 *  Builds firmware images for a bootloader, and checks them.
 *
 *  An image is a header, sections of a type and a length, and a CRC:
 *
 *      "FIMG" load_address(4) | type(1) length(3) data... | ... | crc(4)
 *
 *  Numbers are little endian. Usage:
 *
 *      fi_builder *b = fi_begin(0x08004000);
 *      fi_section_begin(b, FI_CODE);
 *      fi_put(b, code, code_size);
 *      fi_section_end(b);
 *      uint8_t *image = fi_finish(b, &size);
 *      ...
 *      free(image);
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FI_MAX_SIZE (1u << 20)

typedef enum { FI_CODE = 1, FI_DATA = 2, FI_CONFIG = 3, FI_SIGNATURE = 4 } fi_type;

typedef struct fi_builder fi_builder;

/** Starts an image. NULL if there is no memory. */
fi_builder *fi_begin(uint32_t load_address);

/** Starts a section. Sections cannot be nested. */
void fi_section_begin(fi_builder *b, fi_type type);
void fi_section_end(fi_builder *b);

/** @name Content of the current section
 *  An image that would grow beyond FI_MAX_SIZE is noticed in fi_finish().
 *  @{ */
void fi_put(fi_builder *b, const void *data, size_t size);
void fi_put8(fi_builder *b, uint8_t value);
void fi_put32(fi_builder *b, uint32_t value);
/** Fills up with 0xff until the section's content is a multiple of
 *  @p alignment, which is a power of two up to 4096. */
void fi_align(fi_builder *b, size_t alignment);
/** @} */

/** Bytes so far, including the header and those of the current section. */
size_t fi_size(const fi_builder *b);

/** Completes the image and releases the builder. No section may be open.
 *  @return the image, to be released with free(); NULL if memory ran out or the
 *          image is too large. The builder is released in any case. */
uint8_t *fi_finish(fi_builder *b, size_t *size);

/** Releases a builder without making an image. */
void fi_abort(fi_builder *b);

/** Checks an image: its header, that the sections fill it, and the CRC. */
bool fi_verify(const uint8_t *image, size_t size);

/** The first section of a type in an image for which fi_verify() is true.
 *  NULL if there is none; else a pointer into the image. */
const uint8_t *fi_find(const uint8_t *image, size_t size, fi_type type, size_t *length);

#endif
