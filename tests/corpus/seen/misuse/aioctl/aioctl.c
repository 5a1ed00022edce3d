#include "aioctl.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct ac_request {
    struct ac_request *next;
    struct ac_block *block;
    ac_disk *disk; /* while in its queue */
    int error;
    long moved;
};

struct ac_disk {
    struct ac_request *first;
    struct ac_request **end;
    int pending;
    size_t size;
    unsigned char data[];
};

ac_disk *ac_open(size_t size)
{
    if (size == 0 || size > AC_MAXDISK)
        return NULL;
    ac_disk *disk = calloc(1, sizeof *disk + size);
    if (!disk)
        return NULL;
    disk->end = &disk->first;
    disk->size = size;
    return disk;
}

/* Takes the request at link out of the queue, completed with error. */
static void complete(ac_disk *disk, struct ac_request **link, int error)
{
    struct ac_request *r = *link;
    *link = r->next;
    if (disk->end == &r->next)
        disk->end = link;
    disk->pending--;
    r->next = NULL;
    r->disk = NULL;
    r->error = error;
}

void ac_close(ac_disk *disk)
{
    if (!disk)
        return;
    while (disk->first)
        complete(disk, &disk->first, AC_ECANCELED);
    free(disk);
}

void ac_prepare(struct ac_block *block, int op, size_t offset, void *buffer, size_t length)
{
    block->op = op;
    block->offset = offset;
    block->buffer = buffer;
    block->length = length;
    block->request = NULL;
}

int ac_submit(ac_disk *disk, struct ac_block *block)
{
    if (block->request)
        return AC_EINVAL;
    if (block->op != AC_READ && block->op != AC_WRITE)
        return AC_EINVAL;
    if (!block->buffer && block->length > 0)
        return AC_EINVAL;
    if (disk->pending == AC_MAXQUEUE)
        return AC_EAGAIN;
    struct ac_request *r = malloc(sizeof *r);
    if (!r)
        return AC_EAGAIN;
    r->next = NULL;
    r->block = block;
    r->disk = disk;
    r->error = AC_EINPROGRESS;
    r->moved = 0;
    block->request = r;
    *disk->end = r;
    disk->end = &r->next;
    disk->pending++;
    return 0;
}

static int transfer(ac_disk *disk, struct ac_request *r)
{
    const struct ac_block *b = r->block;
    if (b->offset > disk->size || b->length > disk->size - b->offset)
        return AC_ERANGE;
    if (b->length > 0) {
        if (b->op == AC_READ)
            memcpy(b->buffer, disk->data + b->offset, b->length);
        else
            memcpy(disk->data + b->offset, b->buffer, b->length);
    }
    r->moved = (long)b->length;
    return 0;
}

int ac_run(ac_disk *disk, int max)
{
    int done = 0;
    while (done < max && disk->first) {
        complete(disk, &disk->first, transfer(disk, disk->first));
        done++;
    }
    return done;
}

int ac_cancel(ac_disk *disk, struct ac_block *block)
{
    for (struct ac_request **link = &disk->first; *link; link = &(*link)->next) {
        if ((*link)->block == block) {
            complete(disk, link, AC_ECANCELED);
            return 0;
        }
    }
    return AC_EINVAL;
}

int ac_error(const struct ac_block *block)
{
    assert(block->request != NULL);
    return block->request->error;
}

long ac_return(struct ac_block *block)
{
    struct ac_request *r = block->request;
    assert(r != NULL && r->error != AC_EINPROGRESS);
    long result = r->error == 0 ? r->moved : r->error;
    block->request = NULL;
    free(r);
    return result;
}

int ac_pending(const ac_disk *disk)
{
    return disk->pending;
}
