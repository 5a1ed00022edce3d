#ifndef MIMETYPE_INCLUDED
#define MIMETYPE_INCLUDED

#include <stdbool.h>
#include <stddef.h>

/**
 * Media types such as "text/html; charset=utf-8".
 *
 * Types and subtypes are compared without regard to (ASCII) case, parameters
 * are not compared at all. A media type never changes once parsed.
 */
typedef struct MimeType MimeType;

/**
 * Parses a media type. Type and subtype are one or more letters, digits or
 * any of "!#$&-^_.+*", with one slash in between; what follows a semicolon is
 * kept as the parameters.
 *
 * Returns NULL when the text is something else. Free with MimeTypeFree().
 */
MimeType *MimeTypeParse(const char *text);
void MimeTypeFree(MimeType *type);

/** A copy of its own, NULL when there is no memory. */
MimeType *MimeTypeCopy(const MimeType *type);

/** The full type as it was written, without parameters. */
const char *MimeTypeName(const MimeType *type);

/** What stood behind the semicolon, "" if there was none. */
const char *MimeTypeParameters(const MimeType *type);

/** Whether both are the same type. */
bool MimeTypeEqual(const MimeType *a, const MimeType *b);

/** Order for sorting: below, equal to or above 0; 0 for equal types only. */
int MimeTypeCompare(const MimeType *a, const MimeType *b);

/** For hash tables keyed by type: equal types have equal hashes. */
size_t MimeTypeHash(const MimeType *type);

/** Whether the type is covered by a range like "text/ *" (without the blank)
    or "* / *", or is equal to it. */
bool MimeTypeMatches(const MimeType *type, const MimeType *range);

#endif
