/* mtape.h - a magnetic tape in core
 *
 * Records of 1..MT_REC bytes, and tape marks between files.  Writing makes an end of
 * what was behind the head.  The head stands at load point after mt_mount.
 */
#ifndef MTAPE_H
#define MTAPE_H

#include <stddef.h>

#define MT_REC	512	/* longest record */

#define MT_EOF	0	/* tape mark met */
#define MT_EOD	(-1)	/* no data behind the head */
#define MT_BOT	(-2)	/* load point met */
#define MT_EOT	(-3)	/* reel is full */
#define MT_ERR	(-4)	/* bad length or bad tape */

typedef struct mtape MT;

/* The reel is size bytes of the caller's, who leaves them alone until mt_unmount.
   It is taken as blank.  A record costs 4 bytes more than its length, a mark 2.
   NULL without memory. */
MT *mt_mount(void *reel, size_t size);
void mt_unmount(MT *);

/* Length of the next record, which goes to buf (MT_REC bytes of room), or one of
   MT_EOF (the head is behind the mark then), MT_EOD, MT_ERR. */
int mt_read(MT *, void *buf);

/* n on success, MT_EOT, or MT_ERR. */
int mt_write(MT *, const void *buf, int n);

/* Write a mark; 1 or MT_EOT. */
int mt_mark(MT *);

void mt_rewind(MT *);
int mt_fsr(MT *);	/* forward over a record; returned is what mt_read would give */
int mt_bsr(MT *);	/* backward over a record or mark; its length, MT_EOF or MT_BOT */
int mt_fsf(MT *);	/* behind the next mark: MT_EOF; none: at the end, MT_EOD */

long mt_left(const MT *);	/* bytes of reel behind the head */
int mt_file(const MT *);	/* marks before the head */

#endif
