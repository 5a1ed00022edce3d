/**
 * @file fragjoin.h
 * @brief Puts a datagram together from its fragments.
 *
 * Fragments may arrive in any order, more than once, and may overlap each
 * other in any way.  Where two fragments carry the same position, the byte
 * that arrived first is kept.
 */
#ifndef FRAGJOIN_H
#define FRAGJOIN_H

#include <stddef.h>

/** Largest datagram, in bytes. */
#define FJ_MAX_SIZE 65535u
/** Most separate pieces that are held at a time. */
#define FJ_MAX_PIECES 64u

#define FJ_OK 0
#define FJ_ERANGE (-1) /**< fragment ends behind the largest size */
#define FJ_EEND (-2)   /**< contradicts the known end of the datagram */
#define FJ_EFULL (-3)  /**< too many separate pieces */

/** A datagram in the making. */
typedef struct fj_join fj_join;

/**
 * @param max largest size of the datagram, 1 to FJ_MAX_SIZE
 * @return a new join, or NULL if max is out of range or memory is out
 */
fj_join *fj_new(size_t max);

/** Frees a join; NULL is ignored. */
void fj_free(fj_join *j);

/** Forgets all fragments, so that the next datagram can be joined. */
void fj_reset(fj_join *j);

/**
 * Adds a fragment.  The data is copied.
 * @param offset position of the first byte in the datagram
 * @param data   the bytes; may be NULL if len is 0
 * @param len    their number; 0 is allowed
 * @param last   not 0 if the datagram ends with this fragment
 * @return FJ_OK, or an error, after which the join is as it was
 */
int fj_add(fj_join *j, size_t offset, const void *data, size_t len, int last);

/** @return 1 if the end is known and every byte before it has arrived */
int fj_complete(const fj_join *j);

/** @return how many different bytes have arrived */
size_t fj_have(const fj_join *j);

/**
 * First gap in what has arrived.
 * @return the position of the first byte that has not arrived; the size of
 *         the datagram if it is complete
 */
size_t fj_gap(const fj_join *j);

/**
 * The datagram.
 * @param size receives its size; may be NULL
 * @return the bytes, valid until the join is reset or freed; NULL if it is
 *         not complete
 */
const unsigned char *fj_data(const fj_join *j, size_t *size);

#endif
