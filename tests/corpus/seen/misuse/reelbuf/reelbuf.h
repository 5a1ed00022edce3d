/* reelbuf -- a tape of bytes: written at the end, read from the head on.
 *
 * The bytes are in one piece of memory that moves when the tape grows.
 * Positions are counted from the start of the tape, which is 0.
 */
#ifndef REELBUF_H
#define REELBUF_H

#include <stddef.h>

/* No tape becomes longer than this. */
#define REELBUF_MAX ((size_t)1 << 20)

typedef struct reelbuf reelbuf;

/* Returns an empty tape, NULL if out of memory. */
reelbuf *reelbuf_new(void);

/* Frees a tape and its bytes.  NULL is ignored. */
void reelbuf_free(reelbuf *reel);

/* Appends n bytes.  Returns 0, or -1 (nothing appended) if the tape would become
 * too long or memory is out.  `data` must not point into this tape. */
int reelbuf_write(reelbuf *reel, const void *data, size_t n);

/* Writing without a copy: reelbuf_reserve() returns where to put up to n bytes,
 * at the end of the tape, or NULL (too long, out of memory);
 * reelbuf_commit() then appends the first n of them, which have to be filled
 * in by then, and n must not be more than was reserved.  The place is
 * valid until the next call that writes, reserves, commits or splices; nothing
 * is reserved any more after a write, commit or splice. */
void *reelbuf_reserve(reelbuf *reel, size_t n);
void reelbuf_commit(reelbuf *reel, size_t n);

/* Reads up to n bytes at the head and moves the head.  Returns how many.
 * `buf` must not point into this tape. */
size_t reelbuf_read(reelbuf *reel, void *buf, size_t n);

/* Reading without a copy: returns the address of the bytes from the head to the
 * end and stores their number.  Never NULL, also when there are none.  The
 * address is good until something is written, reserved or spliced. */
const void *reelbuf_peek(const reelbuf *reel, size_t *n);

/* Moves the head.  Returns 0, or -1 if the position is behind the end. */
int reelbuf_seek(reelbuf *reel, size_t position);

/* The head's position, and the tape's length. */
size_t reelbuf_tell(const reelbuf *reel);
size_t reelbuf_length(const reelbuf *reel);

/* Appends what is in `from`, from its head to its end, without moving its head.
 * A tape may be spliced to itself.  Returns 0 or -1 as reelbuf_write(). */
int reelbuf_splice(reelbuf *to, const reelbuf *from);

#endif
