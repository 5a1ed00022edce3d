/*! \file threeway.h
 *  Three-way merge of texts, line by line.
 *
 *  Two people changed the same text. tw_merge() finds out which lines which of
 *  them changed and cuts the result into hunks: unchanged lines, changes that
 *  only one of them made (or both in the same way), and conflicts.
 *
 *  Nothing is copied: hunks point into the texts given to tw_merge(). The texts
 *  must be kept unchanged until tw_free().
 */
#ifndef THREEWAY_H
#define THREEWAY_H

#include <stddef.h>

#define TW_MAX_LINES 400
#define TW_MAX_BYTES 100000

/*! A piece of text. data may be NULL if size is 0. */
struct tw_text {
    const char *data;
    size_t size;
};

enum tw_kind { TW_SAME, TW_OURS, TW_THEIRS, TW_BOTH, TW_CONFLICT };

struct tw_hunk {
    enum tw_kind kind;
    struct tw_text base;   /*!< lines as they were */
    struct tw_text ours;   /*!< lines as we have them */
    struct tw_text theirs; /*!< lines as they have them */
};

typedef struct tw_merge tw_merge;

/*! Merges. Returns NULL if a text has more than TW_MAX_LINES lines or
 *  TW_MAX_BYTES bytes, or if there is no memory. */
tw_merge *tw_merge_texts(struct tw_text base, struct tw_text ours, struct tw_text theirs);

/*! Frees a merge and its hunks; not the texts. NULL is allowed. */
void tw_free(tw_merge *m);

/*! The number of hunks. */
size_t tw_hunks(const tw_merge *m);

/*! Hunk i, valid until tw_free(); NULL if i is too large. */
const struct tw_hunk *tw_hunk(const tw_merge *m, size_t i);

/*! The number of hunks that are (still) conflicts. */
size_t tw_conflicts(const tw_merge *m);

/*! Settles a conflict: hunk i becomes TW_OURS or TW_THEIRS. Returns 0, or -1 if
 *  hunk i is no conflict, or kind is neither of the two. */
int tw_settle(tw_merge *m, size_t i, enum tw_kind kind);

/*! The size of the merged text in bytes, conflicts with their markers. */
size_t tw_size(const tw_merge *m);

/*! Writes the merged text, without a null byte at the end. The buffer has room
 *  for at least tw_size() bytes and does not overlap the texts. */
void tw_write(const tw_merge *m, char *buffer);

#endif
