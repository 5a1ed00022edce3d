/**
 * @file blkdelta.h
 * @brief Block-wise deltas between two byte strings.
 *
 * An index of a base is made first; with it deltas of any number of targets.
 * A delta is a list of operations, each of which either copies bytes of the
 * base or brings literal bytes of its own.
 */
#ifndef BLKDELTA_H
#define BLKDELTA_H

#include <stddef.h>

#define BD_MAX_LEN   65536u /**< of a base and of a target */
#define BD_MAX_BLOCK 1024u

typedef struct bd_index bd_index;
typedef struct bd_delta bd_delta;

/** One operation of a delta. */
typedef struct bd_op {
    int is_copy;                  /**< 1: copy from the base, 0: literal */
    size_t offset;                /**< copy: where in the base; literal: 0 */
    size_t len;                   /**< never 0 */
    const unsigned char *literal; /**< literal: the bytes, owned by the delta;
                                       copy: NULL */
} bd_op;

/**
 * @brief Index the whole blocks of a base.
 * @param base  the bytes, which are copied; may be NULL if @p len is 0
 * @param block block length, 1 to BD_MAX_BLOCK.  Bytes after the last whole
 *              block are never copied from; a base may be shorter than a block.
 * @return the index, to be freed with bd_index_free(); NULL if a length is out
 *         of range or memory runs out.
 */
bd_index *bd_index_new(const void *base, size_t len, size_t block);
/** @brief Free an index; NULL is allowed.  Deltas made with it live on. */
void bd_index_free(bd_index *ix);
/** @brief Number of whole blocks of the base. */
size_t bd_index_blocks(const bd_index *ix);
/**
 * @brief Look a block up.
 * @param bytes as many bytes as the index's block length
 * @return number of the first block of the base with these bytes, -1 if none.
 */
long bd_index_find(const bd_index *ix, const void *bytes);

/**
 * @brief Make the delta that turns the index's base into a target.
 * @param target any bytes; may be NULL if @p len is 0
 * @return the delta, to be freed with bd_delta_free(); NULL if @p len is
 *         greater than BD_MAX_LEN or memory runs out.
 */
bd_delta *bd_make(const bd_index *ix, const void *target, size_t len);
/** @brief Free a delta; NULL is allowed. */
void bd_delta_free(bd_delta *d);
/** @brief Number of operations, 0 for an empty target. */
size_t bd_delta_ops(const bd_delta *d);
/** @brief Get operation @p i into @p *op. @return 0, or -1 if there is none. */
int bd_delta_op(const bd_delta *d, size_t i, bd_op *op);
/** @brief Length of the target. */
size_t bd_delta_size(const bd_delta *d);
/**
 * @brief Rebuild the target.
 * @param base,len the base; -1 is returned if it is too short for the delta
 * @param out,room where to, at least bd_delta_size() bytes, else -1;
 *                 must not overlap the base
 * @return 0 or -1, and then nothing was written.
 */
int bd_apply(const bd_delta *d, const void *base, size_t len, void *out, size_t room);

#endif
