#ifndef VERSARR_H
#define VERSARR_H

#include <stddef.h>

/*! \file versarr.h
 *  \brief Arrays of numbers with cheap snapshots.
 *
 *  An array is kept in chunks, and a snapshot shares them with the array
 *  until they are changed.  Snapshots never change.
 */

#define VA_MAX_LENGTH    65536  /*!< elements of an array at most */
#define VA_MAX_SNAPSHOTS 1000   /*!< snapshots of an array at one time */

typedef struct va_array va_array;
typedef struct va_snap va_snap;

/*! \brief Creates an array of \a length zeros; 0 is allowed.
 *  \return the array, or NULL when it would be too long or memory is short */
va_array *va_new(size_t length);

/*! \brief Destroys an array together with all its snapshots, which must not be
 *  used any more, nor released.  NULL is ignored. */
void va_free(va_array *array);

/*! \brief The number of elements. */
size_t va_length(const va_array *array);

/*! \brief An element, or 0 when \a index is not below the length. */
long va_get(const va_array *array, size_t index);

/*! \brief Changes an element.
 *  \return 0, or -1 when \a index is not below the length or memory is short */
int va_set(va_array *array, size_t index, long value);

/*! \brief Takes a snapshot.  Release it with va_snap_release() when it is no
 *  longer needed, or leave it to va_free().
 *  \return NULL when there are too many or memory is short */
va_snap *va_snapshot(va_array *array);

/*! \brief Gives a snapshot back; its handle is invalid from then on.  NULL is
 *  ignored. */
void va_snap_release(va_snap *snap);

/*! \brief An element as it was, or 0 when \a index is not below the length. */
long va_snap_get(const va_snap *snap, size_t index);

/*! \brief Brings the array back to the state of a snapshot.
 *  \param snap must be a snapshot of this very array; it stays as it is */
void va_restore(va_array *array, const va_snap *snap);

/*! \brief How many elements have changed since a snapshot of this array. */
size_t va_changed(const va_array *array, const va_snap *snap);

/*! \brief How many snapshots of the array there are at present. */
size_t va_snapshots(const va_array *array);

#endif
