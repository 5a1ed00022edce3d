/* Worker: one process that runs the target's image and nothing else.
 *
 * The block (runtime/wire.h) outlives every worker: when one dies, whatever it
 * had done is still there, and the next goes on from the block's replay path.
 *
 *     block_create(&block, size, &error);      fill in block.wire
 *     worker_start(&worker, &block, image, &error);
 *     while (worker_running(&worker)) …        read the ring
 *     worker_stop(&worker);                    kills it if need be
 */
#ifndef ASSAY_TARGET_WORKER_H
#define ASSAY_TARGET_WORKER_H

#include <stdbool.h>
#include <sys/types.h>
#include "base/error.h"
#include "runtime/wire.h"

struct block {
    int file;          /* memfd */
    size_t size;
    struct wire *wire; /* mapped here */
};
bool block_create(struct block *block, size_t size, struct error *error);
void block_release(struct block *block);

struct worker {
    pid_t process;     /* 0: none */
    int status;        /* as waitpid gives it, once it has ended */
    int handle;        /* pidfd, or -1 */
    int alive;         /* pipe that ends when the last of its processes is gone, or -1 */
    char *scratch;     /* its directory; removed by worker_stop */
};
bool worker_start(struct worker *worker, const struct block *block, const char *image, struct error *error);
/* An image that is a program (the checked build); what it says on stderr goes to this file. */
bool worker_execute(struct worker *worker, const struct block *block, const char *image, int errors,
                    struct error *error);
bool worker_running(struct worker *worker); /* collects the status when it has ended */
void worker_wait(struct worker *worker, double seconds); /* until it ends, at most so long */
void worker_stop(struct worker *worker);    /* kill -9, with everything it started */
unsigned long long worker_resident_kb(const struct worker *worker);

/* --no-fork: the same in this process, with signals left alone; ring_full is
 * called to empty the ring. */
bool worker_run_here(const struct block *block, const char *image, void (*ring_full)(void *data), void *data,
                     struct error *error);

#endif
