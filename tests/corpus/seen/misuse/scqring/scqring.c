#include "scqring.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ENTRIES 256
#define MAX_DISK ((size_t)1 << 20)
#define MAX_INFLIGHT 1024

enum op { NOP, READ, WRITE };

struct scq_sqe {
    enum op op;
    void *to;
    const void *from;
    size_t len;
    uint64_t offset;
    uint64_t tag;
};

struct scq_cqe {
    size_t result;
    uint64_t tag;
};

struct scq_ring {
    unsigned char *disk;
    size_t disk_size;
    struct scq_sqe *sq;
    unsigned sq_size, sq_used;
    struct scq_sqe run[MAX_INFLIGHT]; /* submitted, waiting to run */
    unsigned run_head, run_count;
    struct scq_cqe *current; /* completed, not seen */
};

struct scq_ring *scq_open(unsigned entries, size_t disk)
{
    if (entries == 0 || entries > MAX_ENTRIES || disk > MAX_DISK)
        return NULL;
    struct scq_ring *ring = calloc(1, sizeof *ring);
    if (ring == NULL)
        return NULL;
    ring->disk = calloc(disk + 1, 1);
    ring->disk_size = disk;
    ring->sq = calloc(entries, sizeof *ring->sq);
    ring->sq_size = entries;
    if (ring->disk == NULL || ring->sq == NULL) {
        scq_close(ring);
        return NULL;
    }
    return ring;
}

void scq_close(struct scq_ring *ring)
{
    free(ring->current);
    free(ring->sq);
    free(ring->disk);
    free(ring);
}

struct scq_sqe *scq_get_sqe(struct scq_ring *ring)
{
    if (ring->sq_used == ring->sq_size)
        return NULL;
    struct scq_sqe *sqe = &ring->sq[ring->sq_used++];
    memset(sqe, 0, sizeof *sqe);
    return sqe;
}

static void prepare(struct scq_sqe *sqe, enum op op, void *to, const void *from, size_t len, uint64_t offset)
{
    sqe->op = op;
    sqe->to = to;
    sqe->from = from;
    sqe->len = len;
    sqe->offset = offset;
}

void scq_prep_nop(struct scq_sqe *sqe)
{
    prepare(sqe, NOP, NULL, NULL, 0, 0);
}

void scq_prep_read(struct scq_sqe *sqe, void *buf, size_t len, uint64_t offset)
{
    prepare(sqe, READ, buf, NULL, len, offset);
}

void scq_prep_write(struct scq_sqe *sqe, const void *buf, size_t len, uint64_t offset)
{
    prepare(sqe, WRITE, NULL, buf, len, offset);
}

void scq_set_tag(struct scq_sqe *sqe, uint64_t tag)
{
    sqe->tag = tag;
}

int scq_submit(struct scq_ring *ring)
{
    unsigned count = ring->sq_used;
    if (scq_inflight(ring) + count > MAX_INFLIGHT)
        return -1;
    for (unsigned i = 0; i < count; i++) {
        ring->run[(ring->run_head + ring->run_count) % MAX_INFLIGHT] = ring->sq[i];
        ring->run_count++;
    }
    ring->sq_used = 0;
    return (int)count;
}

static size_t execute(struct scq_ring *ring, const struct scq_sqe *sqe)
{
    if (sqe->op == NOP || sqe->offset >= ring->disk_size)
        return 0;
    size_t offset = (size_t)sqe->offset, len = sqe->len;
    if (len > ring->disk_size - offset)
        len = ring->disk_size - offset;
    if (len == 0)
        return 0;
    if (sqe->op == READ)
        memcpy(sqe->to, ring->disk + offset, len);
    else
        memcpy(ring->disk + offset, sqe->from, len);
    return len;
}

struct scq_cqe *scq_peek_cqe(struct scq_ring *ring)
{
    if (ring->current != NULL || ring->run_count == 0)
        return ring->current;
    struct scq_cqe *cqe = malloc(sizeof *cqe);
    if (cqe == NULL)
        return NULL;
    const struct scq_sqe *sqe = &ring->run[ring->run_head];
    cqe->result = execute(ring, sqe);
    cqe->tag = sqe->tag;
    ring->run_head = (ring->run_head + 1) % MAX_INFLIGHT;
    ring->run_count--;
    return ring->current = cqe;
}

size_t scq_cqe_result(const struct scq_cqe *cqe)
{
    return cqe->result;
}

uint64_t scq_cqe_tag(const struct scq_cqe *cqe)
{
    return cqe->tag;
}

void scq_cqe_seen(struct scq_ring *ring, struct scq_cqe *cqe)
{
    assert(cqe != NULL && cqe == ring->current);
    free(cqe);
    ring->current = NULL;
}

unsigned scq_inflight(const struct scq_ring *ring)
{
    return ring->run_count + (ring->current != NULL);
}
