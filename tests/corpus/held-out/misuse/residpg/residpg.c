#include "residpg.h"

#include <assert.h>
#include <stdlib.h>

struct frame {
        uint32_t page;
        unsigned pins;
        int dirty;
        uint64_t used;          /* when it was last unpinned */
        void *data;             /* NULL if the frame is free */
};

struct rp_table {
        struct rp_ops ops;
        void *ctx;
        size_t size, count;
        uint64_t clock;
        int calling;
        struct frame frames[];
};

struct rp_table *rp_open(const struct rp_ops *ops, void *ctx, size_t frames,
                         size_t size)
{
        struct rp_table *t;

        if (!ops || !ops->load || frames < 1 || frames > RP_FRAMES_MAX ||
            size < 1 || size > RP_SIZE_MAX)
                return NULL;
        t = calloc(1, sizeof *t + frames * sizeof t->frames[0]);
        if (!t)
                return NULL;
        t->ops = *ops;
        t->ctx = ctx;
        t->size = size;
        t->count = frames;
        return t;
}

static struct frame *lookup(const struct rp_table *t, uint32_t page)
{
        size_t i;

        for (i = 0; i < t->count; i++)
                if (t->frames[i].data && t->frames[i].page == page)
                        return (struct frame *)&t->frames[i];
        return NULL;
}

static int write_back(struct rp_table *t, struct frame *f)
{
        int failed = 0;

        if (f->dirty && t->ops.store) {
                t->calling = 1;
                failed = t->ops.store(t->ctx, f->page, f->data, t->size) != 0;
                t->calling = 0;
        }
        if (failed)
                return -1;
        f->dirty = 0;
        return 0;
}

static int evict(struct rp_table *t, struct frame *f)
{
        if (write_back(t, f) != 0)
                return -1;
        free(f->data);
        f->data = NULL;
        return 0;
}

int rp_close(struct rp_table *t)
{
        int status = 0;
        size_t i;

        if (!t)
                return 0;
        assert(!t->calling);
        for (i = 0; i < t->count; i++) {
                struct frame *f = &t->frames[i];

                if (!f->data)
                        continue;
                if (evict(t, f) != 0) {
                        status = -1;
                        free(f->data);
                }
        }
        free(t);
        return status;
}

/* A frame to load into: a free one, else the one unused for longest. */
static struct frame *make_room(struct rp_table *t)
{
        struct frame *oldest = NULL;
        size_t i;

        for (i = 0; i < t->count; i++) {
                struct frame *f = &t->frames[i];

                if (!f->data)
                        return f;
                if (f->pins == 0 && (!oldest || f->used < oldest->used))
                        oldest = f;
        }
        if (!oldest || evict(t, oldest) != 0)
                return NULL;
        return oldest;
}

void *rp_pin(struct rp_table *t, uint32_t page)
{
        struct frame *f;
        void *data;
        int failed;

        assert(!t->calling);
        f = lookup(t, page);
        if (f) {
                if (f->pins == RP_PINS_MAX)
                        return NULL;
                f->pins++;
                return f->data;
        }
        f = make_room(t);
        if (!f)
                return NULL;
        data = calloc(1, t->size);
        if (!data)
                return NULL;
        t->calling = 1;
        failed = t->ops.load(t->ctx, page, data, t->size) != 0;
        t->calling = 0;
        if (failed) {
                free(data);
                return NULL;
        }
        f->page = page;
        f->pins = 1;
        f->dirty = 0;
        f->data = data;
        return data;
}

void rp_unpin(struct rp_table *t, uint32_t page, int dirty)
{
        struct frame *f;

        assert(!t->calling);
        f = lookup(t, page);
        assert(f && f->pins > 0);
        if (dirty)
                f->dirty = 1;
        f->pins--;
        f->used = ++t->clock;
}

int rp_flush(struct rp_table *t)
{
        int status = 0;
        size_t i;

        assert(!t->calling);
        for (i = 0; i < t->count; i++)
                if (t->frames[i].data && write_back(t, &t->frames[i]) != 0)
                        status = -1;
        return status;
}

size_t rp_trim(struct rp_table *t)
{
        size_t i, gone = 0;

        assert(!t->calling);
        for (i = 0; i < t->count; i++) {
                struct frame *f = &t->frames[i];

                if (f->data && f->pins == 0 && evict(t, f) == 0)
                        gone++;
        }
        return gone;
}

int rp_resident(const struct rp_table *t, uint32_t page)
{
        return lookup(t, page) != NULL;
}

unsigned rp_pins(const struct rp_table *t, uint32_t page)
{
        const struct frame *f = lookup(t, page);

        return f ? f->pins : 0;
}
