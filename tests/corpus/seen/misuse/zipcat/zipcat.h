#ifndef ZIPCAT_H
#define ZIPCAT_H

#include <stddef.h>
#include <stdint.h>

/**
 * @brief Directory of a zip archive that lies in memory.
 *
 * The archive is not copied: the bytes given to zc_open() have to stay where
 * they are, unchanged, until zc_close().
 */
typedef struct zipcat zipcat;

/** @brief Why zc_open() failed. */
typedef enum {
    ZC_OK,
    ZC_NOT_ZIP,  /**< no end record */
    ZC_DAMAGED,  /**< directory does not fit its end record */
    ZC_NO_MEMORY
} zc_error;

/** @brief Reads the directory.  @p error may be NULL.  NULL on failure. */
zipcat *zc_open(const void *bytes, size_t size, zc_error *error);
void zc_close(zipcat *zip);

/** @brief Number of entries; they are numbered from 0. */
unsigned zc_count(const zipcat *zip);

/** @brief The entry of that name, or -1. */
int zc_find(const zipcat *zip, const char *name);

/** @name Properties of an entry
 *  @p entry is less than zc_count(). */
/** @{ */

/** Name of the entry, with its length; points into the archive and is not terminated. */
const char *zc_name(const zipcat *zip, unsigned entry, size_t *length);
uint32_t zc_size(const zipcat *zip, unsigned entry);
uint32_t zc_packed_size(const zipcat *zip, unsigned entry);
uint32_t zc_crc(const zipcat *zip, unsigned entry);

/** Non-zero if the name ends with a slash. */
int zc_is_folder(const zipcat *zip, unsigned entry);
/** @} */

/** @brief Sum of all sizes. */
uint64_t zc_total(const zipcat *zip);

#endif
