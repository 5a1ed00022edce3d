#ifndef AIOCTL_H
#define AIOCTL_H

#include <stddef.h>

/*
 * aioctl - queued reads and writes on a RAM disk
 *
 * The caller describes a request in a control block, prepared with
 * ac_prepare(), and queues it with ac_submit(), which returns at once.  The
 * transfer takes place in some later ac_run().
 *
 *     struct ac_block b;
 *     ac_prepare(&b, AC_WRITE, 0, text, sizeof text);
 *     if (ac_submit(disk, &b) == 0) {
 *         ac_run(disk, 1);
 *         long n = ac_return(&b);
 *         ...
 *
 * From ac_submit() until the request has completed the control block and the
 * buffer it points to belong to the disk: they must stay valid and must not
 * be changed.  A request has completed when ac_error() is not AC_EINPROGRESS.
 */

#define AC_MAXDISK 65536 /* largest disk, in bytes */
#define AC_MAXQUEUE 64   /* most requests in the queue of a disk */

enum { AC_READ, AC_WRITE };

enum {
    AC_EINVAL = -1,      /* bad argument, or block not completed and returned */
    AC_EAGAIN = -2,      /* queue full, or out of memory */
    AC_EINPROGRESS = -3, /* not yet completed */
    AC_ECANCELED = -4,   /* cancelled before the transfer */
    AC_ERANGE = -5       /* range not within the disk */
};

typedef struct ac_disk ac_disk;

/* Set by ac_prepare(); do not touch the fields afterwards. */
struct ac_block {
    int op;
    size_t offset;
    void *buffer;
    size_t length;
    struct ac_request *request;
};

/* A disk of size bytes, all zero.  NULL when size is 0 or above AC_MAXDISK,
 * or out of memory. */
ac_disk *ac_open(size_t size);

/* Cancels the requests still queued and frees the disk (NULL is allowed).
 * ac_error() and ac_return() can be used on their blocks afterwards. */
void ac_close(ac_disk *disk);

/* Fills in a block, whatever it contained.  AC_READ moves length bytes at
 * offset of the disk to buffer, AC_WRITE from there.  Not for a block that
 * has been submitted and not yet been through ac_return(). */
void ac_prepare(struct ac_block *block, int op, size_t offset, void *buffer, size_t length);

/* Queues a prepared block.  0, AC_EINVAL (unknown op; buffer NULL although
 * length is not 0; block is in use) or AC_EAGAIN.  A block can be submitted again after ac_return(). */
int ac_submit(ac_disk *disk, struct ac_block *block);

/* Performs up to max requests of the queue, in order.  Returns how many. */
int ac_run(ac_disk *disk, int max);

/* Cancels a submitted block if it is still in the queue of this disk.
 * Returns 0, or AC_EINVAL when it is not. */
int ac_cancel(ac_disk *disk, struct ac_block *block);

/* State of a submitted block: 0 when completed well, AC_EINPROGRESS,
 * AC_ECANCELED or AC_ERANGE. */
int ac_error(const struct ac_block *block);

/* The number of bytes moved, or the error as ac_error() has it, and releases
 * what the library keeps for the request.  To be called exactly once for each
 * successful ac_submit(), after completion. */
long ac_return(struct ac_block *block);

/* Number of requests in the queue. */
int ac_pending(const ac_disk *disk);

#endif
