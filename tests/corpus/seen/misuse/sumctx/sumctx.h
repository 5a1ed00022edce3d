/*
 * NAME
 *     sum_start, sum_add, sum_fork, sum_size, sum_finish, sum_abandon,
 *     sum_once, sum_name - checksums of data that come in pieces
 *
 * SYNOPSIS
 *     sum_ctx c;
 *     unsigned char out[SUM_MAX_SIZE];
 *
 *     sum_start(&c, SUM_CRC32);
 *     sum_add(&c, "hello ", 6);
 *     sum_add(&c, "world", 5);
 *     sum_finish(&c, out);
 */
#ifndef SUMCTX_H
#define SUMCTX_H

#include <stddef.h>

typedef enum { SUM_FLETCHER16, SUM_ADLER32, SUM_CRC32, SUM_FNV64 } sum_kind;

#define SUM_MAX_SIZE 8  /* of the largest checksum, in bytes */

typedef struct {
    struct sum_state *state;
} sum_ctx;

/*
 * DESCRIPTION
 *     A context is active from sum_start() or sum_fork() until sum_finish() or
 *     sum_abandon(); an active one holds memory.  sum_add(), sum_size(),
 *     sum_finish(), sum_abandon() and the source of sum_fork() want an active
 *     context, sum_start() and the destination of sum_fork() one that is not.
 *     To copy an active context use sum_fork(), not assignment.
 *
 *     sum_start() makes a context active for a checksum of no data yet.
 *
 *     sum_add() continues with n bytes at data; n may be 0.
 *
 *     sum_fork() makes the context to active with the data of from so far.
 *     From then on they are independent.
 *
 *     sum_size() is the size of the context's checksum in bytes: 2, 4, 4, 8.
 *
 *     sum_finish() stores the checksum, most significant byte first, into the
 *     sum_size() bytes at out.  The context is not active any more.
 *
 *     sum_abandon() ends a context without a checksum.
 *
 *     sum_once() stores the checksum of n bytes at data into the bytes at out,
 *     as many as this kind has.
 *
 *     sum_name() is the name of a kind, a static string.
 *
 * RETURN VALUE
 *     sum_start(), sum_fork() and sum_once() return 0, or -1 if the kind is
 *     unknown or there is no memory; then nothing is active or stored.
 *     sum_name() returns NULL for an unknown kind.
 */
int sum_start(sum_ctx *c, sum_kind kind);
void sum_add(sum_ctx *c, const void *data, size_t n);
int sum_fork(sum_ctx *to, const sum_ctx *from);
size_t sum_size(const sum_ctx *c);
void sum_finish(sum_ctx *c, unsigned char *out);
void sum_abandon(sum_ctx *c);
int sum_once(sum_kind kind, const void *data, size_t n, unsigned char *out);
const char *sum_name(sum_kind kind);

#endif
