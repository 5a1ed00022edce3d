#include "trapvb.h"

#include <stdlib.h>
#include <string.h>

struct trap_binding {
    struct trap_binding *next;
    uint32_t id;
    enum trap_type type;
    size_t length;
    union {
        int32_t integer;
        uint8_t *octets;
        uint32_t *oid;
    } value;
};

struct trap {
    trap_binding *first;
    trap_binding **end;
    size_t count;
};

trap *trap_new(void)
{
    trap *t = malloc(sizeof *t);
    if (t == NULL)
        return NULL;
    t->first = NULL;
    t->end = &t->first;
    t->count = 0;
    return t;
}

static void binding_free(trap_binding *b)
{
    if (b->type == TRAP_OCTETS)
        free(b->value.octets);
    else if (b->type == TRAP_OID)
        free(b->value.oid);
    free(b);
}

void trap_free(trap *t)
{
    if (t == NULL)
        return;
    while (t->first != NULL) {
        trap_binding *b = t->first;
        t->first = b->next;
        binding_free(b);
    }
    free(t);
}

/* A copy that is not NULL even if it is empty. */
static void *copy_of(const void *bytes, size_t size)
{
    void *copy = malloc(size + 1);
    if (copy != NULL && size > 0)
        memcpy(copy, bytes, size);
    return copy;
}

static trap_binding *append(trap *t, uint32_t id, enum trap_type type, size_t length)
{
    trap_binding *b = calloc(1, sizeof *b);
    if (b == NULL)
        return NULL;
    b->id = id;
    b->type = type;
    b->length = length;
    *t->end = b;
    t->end = &b->next;
    t->count++;
    return b;
}

enum trap_status trap_add_integer(trap *t, uint32_t id, int32_t value)
{
    trap_binding *b = append(t, id, TRAP_INTEGER, 0);
    if (b == NULL)
        return TRAP_NO_MEMORY;
    b->value.integer = value;
    return TRAP_OK;
}

enum trap_status trap_add_octets(trap *t, uint32_t id, const void *octets, size_t length)
{
    if (length > TRAP_OCTETS_MAX)
        return TRAP_TOO_LONG;
    uint8_t *copy = copy_of(octets, length);
    trap_binding *b = copy == NULL ? NULL : append(t, id, TRAP_OCTETS, length);
    if (b == NULL) {
        free(copy);
        return TRAP_NO_MEMORY;
    }
    b->value.octets = copy;
    return TRAP_OK;
}

enum trap_status trap_add_oid(trap *t, uint32_t id, const uint32_t *parts, size_t length)
{
    if (length > TRAP_OID_MAX)
        return TRAP_TOO_LONG;
    uint32_t *copy = copy_of(parts, length * sizeof *parts);
    trap_binding *b = copy == NULL ? NULL : append(t, id, TRAP_OID, length);
    if (b == NULL) {
        free(copy);
        return TRAP_NO_MEMORY;
    }
    b->value.oid = copy;
    return TRAP_OK;
}

trap *trap_clone(const trap *t)
{
    trap *clone = trap_new();
    if (clone == NULL)
        return NULL;
    for (const trap_binding *from = t->first; from != NULL; from = from->next) {
        uint8_t *octets = NULL;
        if (from->type == TRAP_OCTETS && (octets = copy_of(from->value.octets, from->length)) == NULL)
            goto failed;
        trap_binding *b = append(clone, from->id, from->type, from->length);
        if (b == NULL) {
            free(octets);
            goto failed;
        }
        b->value = from->value;
        if (octets != NULL)
            b->value.octets = octets;
    }
    return clone;
failed:
    trap_free(clone);
    return NULL;
}

size_t trap_delete(trap *t, uint32_t id)
{
    size_t deleted = 0;
    trap_binding **link = &t->first;
    while (*link != NULL) {
        trap_binding *b = *link;
        if (b->id != id) {
            link = &b->next;
            continue;
        }
        *link = b->next;
        binding_free(b);
        deleted++;
    }
    t->end = link;
    t->count -= deleted;
    return deleted;
}

size_t trap_count(const trap *t)
{
    return t->count;
}

const trap_binding *trap_begin(const trap *t)
{
    return t->first;
}

const trap_binding *trap_next(const trap_binding *b)
{
    return b->next;
}

uint32_t trap_id(const trap_binding *b)
{
    return b->id;
}

enum trap_type trap_type_of(const trap_binding *b)
{
    return b->type;
}

int32_t trap_integer(const trap_binding *b)
{
    return b->type == TRAP_INTEGER ? b->value.integer : 0;
}

const uint8_t *trap_octets(const trap_binding *b, size_t *length)
{
    *length = b->type == TRAP_OCTETS ? b->length : 0;
    return b->type == TRAP_OCTETS ? b->value.octets : NULL;
}

const uint32_t *trap_oid(const trap_binding *b, size_t *length)
{
    *length = b->type == TRAP_OID ? b->length : 0;
    return b->type == TRAP_OID ? b->value.oid : NULL;
}
