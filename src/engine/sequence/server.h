/* Server: a process that is loaded once and does one task after the other on a
 * block (runtime/sequence.h, serving).  Whoever uses it fills in the shadow,
 * asks, and watches until it is idle or has ended. */
#ifndef ASSAY_ENGINE_SEQUENCE_SERVER_H
#define ASSAY_ENGINE_SEQUENCE_SERVER_H

#include "engine/sequence/block.h"
#include "engine/trial/process.h"

struct sequence_server {
    struct sequence_block block;
    struct process process;
    const char *image;
    uint32_t asked;       /* number of the task */
    bool is_shown;        /* what the target prints goes to the terminal; for the next start */
    bool is_busy;         /* it loads, or works on a task */
    bool was_ready;       /* the process that runs, or ran last, had got as far as tasks */
    double sequence_since; /* when the sequence that runs began */
    uint64_t sequence_clock;
};
#define SEQUENCE_SERVER_INIT {.block = SEQUENCE_BLOCK_INIT, .process = PROCESS_INIT}

enum server_state {
    SERVER_BUSY,
    SERVER_IDLE,  /* it is loaded, or the task is done */
    SERVER_ENDED, /* .process tells how; before it was ready or within a task */
};

/* Loads; the block must have been written once. */
bool server_start(struct sequence_server *server, struct error *error);
bool server_is_running(const struct sequence_server *server);
/* Begins with what the shadow says, at the journal's clock; must be idle. */
void server_ask(struct sequence_server *server);
/* must_stop: the task is to be given up. */
enum server_state server_watch(struct sequence_server *server, const struct trial_limits *limits, bool must_stop);
void server_release(struct sequence_server *server);

/* Sleeps until one of them has something to tell, at most so long. */
void servers_wait(struct sequence_server *const *servers, size_t count, int milliseconds);

/* It ended before it was ready: an error that says why. */
bool server_cannot_start(const struct sequence_server *server, struct error *error);

#endif
