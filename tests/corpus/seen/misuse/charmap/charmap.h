#ifndef CHARMAP_H
#define CHARMAP_H

#include <stddef.h>
#include <stdint.h>

/**
 * Character sets of one byte and their conversion from and to UTF-8.
 *
 * CM_Startup() has to be called before anything else. For each call of it there
 * is one of CM_Shutdown(), and with the last of these all character sets must
 * have been released.
 *
 * Character sets are counted references: CM_Open() and CM_Retain() give the
 * caller one more, CM_Release() takes one back.
 */
typedef struct CM_Set CM_Set;

/** @return 0, or -1 if memory is out; then it does not count */
int CM_Startup(void);
void CM_Shutdown(void);

/** @param name "ascii", "latin1" or "latin9"
 *  @return NULL if there is no such set */
CM_Set *CM_Open(const char *name);
CM_Set *CM_Retain(CM_Set *set);
void CM_Release(CM_Set *set);

/** Character sets that somebody has references to. */
int CM_Active(void);

const char *CM_Name(const CM_Set *set);

/** The code point of a byte, -1 if the set has none for it. */
int32_t CM_Decode(const CM_Set *set, uint8_t byte);
/** The byte of a code point, -1 if it is not in the set. */
int CM_Encode(const CM_Set *set, int32_t code_point);

/** Converts a text to UTF-8; '?' for what is not in the set. At most `size`
 *  bytes are written, with the terminator; characters are not cut. `out` must
 *  not overlap the text.
 *  @return the length that the whole would have */
size_t CM_ToUtf8(const CM_Set *set, const char *text, char *out, size_t size);

#endif
