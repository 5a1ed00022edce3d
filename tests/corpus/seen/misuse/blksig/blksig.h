/* blksig.h - block signatures and deltas, in the manner of rsync
 *
 * The side that has the old data makes a signature of it: a weak and a strong
 * checksum for each block.  The other side looks up the blocks of the new data
 * in the signature and learns which it may copy and which bytes it must send.
 *
 *     bs_sig *sig = bs_sig_new(512);
 *     bs_sig_feed(sig, old, old_len);
 *     bs_sig_index(sig);
 *     bs_job *job = bs_job_new(sig);
 *     bs_job_run(job, new, new_len, emit, ctx);
 *     bs_job_free(job);
 *     bs_sig_free(sig);
 */
#ifndef BLKSIG_H
#define BLKSIG_H

#include <stddef.h>
#include <stdint.h>

#define BS_MAX_BLOCK 65536 /* bytes of a block */
#define BS_MAX_COUNT 16384 /* blocks of a signature */

typedef struct bs_sig bs_sig;
typedef struct bs_job bs_job;

/* A new, empty signature for blocks of that size.  NULL when the size is not in
 * 1..BS_MAX_BLOCK or memory is short. */
bs_sig *bs_sig_new(size_t block);

/* Adds data, in pieces of any length.  The data is not kept.  An incomplete
 * block at the very end of the data does not become part of the signature.
 * -1 when the signature has been indexed, becomes too long or memory is short;
 * nothing is added then. */
int bs_sig_feed(bs_sig *sig, const void *data, size_t len);

/* Completes the signature.  Must be called once all data is fed and before the
 * signature is used for bs_find or a job.  Doing it again does nothing.
 * -1 when memory is short. */
int bs_sig_index(bs_sig *sig);

/* The number of complete blocks, and the size of one. */
size_t bs_sig_count(const bs_sig *sig);
size_t bs_sig_block(const bs_sig *sig);

/* The number of the first block equal to the one at data, which has as many
 * bytes as a block of the signature.  -1 when there is none. */
long bs_find(const bs_sig *sig, const void *data);

/* Frees a signature, or does nothing for NULL. */
void bs_sig_free(bs_sig *sig);

/* What a job reports, in the order of the new data: len bytes that are found in
 * the old data from block number `block` on (data is NULL), or len bytes at data
 * that are not (block is -1).  A result other than 0 ends the run.  The function
 * must not free the job or its signature. */
typedef int (*bs_emit)(void *ctx, long block, const void *data, size_t len);

/* A job refers to its signature, which has to stay until the job is freed.
 * Several jobs may share one.  NULL when memory is short. */
bs_job *bs_job_new(const bs_sig *sig);

/* Handles one piece of new data by itself; may be called again.  Returns what
 * ended the run, or 0. */
int bs_job_run(bs_job *job, const void *data, size_t len, bs_emit emit, void *ctx);

/* Bytes reported as found by all runs so far. */
uint64_t bs_job_saved(const bs_job *job);

/* Frees a job, or does nothing for NULL. */
void bs_job_free(bs_job *job);

#endif
