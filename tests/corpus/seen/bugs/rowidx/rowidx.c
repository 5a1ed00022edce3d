#include "rowidx.h"

#include <stdlib.h>
#include <string.h>

struct row {
    struct row *next; /* of the group */
    struct bucket *bucket;
    uint32_t id;
    int32_t amount;
};

struct bucket {
    struct bucket *next;
    struct row *head, *tail;
    char group[RI_GROUP_MAX + 1];
};

struct ri_table {
    struct bucket *buckets;
    uint32_t rows, last_id;
};

ri_table *ri_open(void)
{
    return calloc(1, sizeof(ri_table));
}

void ri_close(ri_table *t)
{
    if (t == NULL)
        return;
    while (t->buckets != NULL) {
        struct bucket *b = t->buckets;
        t->buckets = b->next;
        while (b->head != NULL) {
            struct row *r = b->head;
            b->head = r->next;
            free(r);
        }
        free(b);
    }
    free(t);
}

static struct bucket *lookup(const ri_table *t, const char *group)
{
    for (struct bucket *b = t->buckets; b != NULL; b = b->next)
        if (strcmp(b->group, group) == 0)
            return b;
    return NULL;
}

static struct row *by_id(const ri_table *t, uint32_t id)
{
    for (struct bucket *b = t->buckets; b != NULL; b = b->next)
        for (struct row *r = b->head; r != NULL; r = r->next)
            if (r->id == id)
                return r;
    return NULL;
}

uint32_t ri_insert(ri_table *t, const char *group, int32_t amount)
{
    if (strlen(group) > RI_GROUP_MAX || t->rows == RI_ROWS_MAX || t->last_id == UINT32_MAX)
        return 0;
    struct row *r = calloc(1, sizeof *r);
    if (r == NULL)
        return 0;
    struct bucket *b = lookup(t, group);
    if (b == NULL) {
        b = calloc(1, sizeof *b);
        if (b == NULL) {
            free(r);
            return 0;
        }
        strcpy(b->group, group);
        b->next = t->buckets;
        t->buckets = b;
    }
    r->bucket = b;
    r->id = ++t->last_id;
    r->amount = amount;
    if (b->tail != NULL)
        b->tail->next = r;
    else
        b->head = r;
    b->tail = r;
    t->rows++;
    return r->id;
}

int ri_delete(ri_table *t, uint32_t id)
{
    struct row *r = by_id(t, id);
    if (r == NULL)
        return 0;
    struct bucket *b = r->bucket;
    struct row *before = NULL;
    for (struct row *x = b->head; x != r; x = x->next)
        before = x;
    if (before != NULL)
        before->next = r->next;
    else
        b->head = r->next;
    if (b->tail == r)
        b->tail = before;
    free(r);
    t->rows--;
    return 1;
}

int ri_update(ri_table *t, uint32_t id, int32_t amount)
{
    struct row *r = by_id(t, id);
    if (r == NULL)
        return 0;
    r->amount = amount;
    return 1;
}

int ri_fetch(const ri_table *t, uint32_t id, int32_t *amount)
{
    const struct row *r = by_id(t, id);
    if (r == NULL)
        return 0;
    *amount = r->amount;
    return 1;
}

uint32_t ri_first(const ri_table *t, const char *group)
{
    const struct bucket *b = lookup(t, group);
    return b == NULL ? 0 : b->head->id;
}

uint32_t ri_next(const ri_table *t, uint32_t id)
{
    const struct row *r = by_id(t, id);
    return r == NULL || r->next == NULL ? 0 : r->next->id;
}

int64_t ri_sum(const ri_table *t, const char *group)
{
    int64_t sum = 0;
    const struct bucket *b = lookup(t, group);
    for (const struct row *r = b == NULL ? NULL : b->head; r != NULL; r = r->next)
        sum += r->amount;
    return sum;
}

uint32_t ri_rows(const ri_table *t)
{
    return t->rows;
}

uint32_t ri_groups(const ri_table *t)
{
    uint32_t count = 0;
    for (const struct bucket *b = t->buckets; b != NULL; b = b->next)
        count += b->head != NULL;
    return count;
}
