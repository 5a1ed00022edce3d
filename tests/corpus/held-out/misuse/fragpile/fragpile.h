/*
 * fragpile.h: puts the fragments of datagrams together again.
 *
 * Nothing is copied while fragments come in.  The pile links the caller's
 * fp_piece structures into its lists, so a piece that was accepted, and the
 * bytes it points to, belong to the pile and must neither be changed, freed
 * nor pushed again until they come back through the release function.
 * Typically a piece is part of the receive buffer, and release gives the
 * buffer back.
 */
#ifndef FRAGPILE_H
#define FRAGPILE_H

#include <stddef.h>
#include <stdint.h>

#define FP_DATAGRAM_MAX 65535u  /* bytes of a datagram */
#define FP_FLOWS_MAX 256u       /* datagrams under way in a pile */

typedef struct fp_piece {
    const void *data;           /* the caller sets these ... */
    size_t size;                /* 1 to FP_DATAGRAM_MAX */
    size_t offset;              /* of the piece in its datagram */
    int last;                   /* non-zero: the datagram ends with it */
    struct fp_piece *next;      /* ... and the pile this one */
} fp_piece;

typedef struct fp_pile fp_pile;

/* Called for every piece that the pile has done with, once.  It must not call
 * any function of the same pile. */
typedef void fp_release(void *ctx, fp_piece *piece);

enum {
    FP_WAITING = 0,             /* accepted, others are missing */
    FP_COMPLETE = 1,            /* accepted, nothing is missing now */
    FP_EINVAL = -1,             /* size 0, or beyond FP_DATAGRAM_MAX */
    FP_EOVERLAP = -2,           /* overlaps one that is there */
    FP_EEND = -3,               /* does not agree about where the end is */
    FP_EFULL = -4,              /* FP_FLOWS_MAX under way, or no memory */
    FP_EDONE = -5               /* that datagram is complete, fetch it */
};

/* A new pile, or NULL without memory.  release may be NULL when there is
 * nothing to do. */
fp_pile *fp_new(fp_release *release, void *ctx);

/* Releases all pieces in it and frees it.  NULL is ignored. */
void fp_free(fp_pile *pile);

/* Adds a piece of datagram `id`, in any order.  Negative: not accepted, the
 * piece is still the caller's. */
int fp_push(fp_pile *pile, uint32_t id, fp_piece *piece);

/* Length of a complete datagram; 0 when it is not complete or not known. */
size_t fp_length(const fp_pile *pile, uint32_t id);

/* Copies a complete datagram to buf, which must have room for fp_length()
 * bytes, releases its pieces and forgets it.  Returns its length; 0 when it is
 * not complete or not known, then nothing happens. */
size_t fp_fetch(fp_pile *pile, uint32_t id, void *buf);

/* Releases the pieces of a datagram and forgets it, complete or not.  Returns
 * 1, or 0 when it is not known. */
int fp_drop(fp_pile *pile, uint32_t id);

/* To be called now and then: drops what is not complete and had no new piece
 * since `ticks` calls or more (0: all that is not complete).  Returns how many
 * datagrams were dropped. */
size_t fp_tick(fp_pile *pile, unsigned ticks);

/* Datagrams under way, complete ones included. */
size_t fp_flows(const fp_pile *pile);

#endif
