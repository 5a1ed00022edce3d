#include "reference.h"

#include <limits.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIELDS_MOST 4096
#define OBJECTS_MOST 256
#define POOLS_MOST 64
#define PIECES_MOST 512

struct field {
    char *at;
    size_t size;
    long long *values;   /* what guards look at */
    char *images;        /* count times size bytes; NULL: set writes it */
    void (*set)(void *owner, long long value);
    void *owner;
    int count;
    int pool;            /* -1: no reference */
    bool nullable;
    struct guard guard;
};

struct object {
    void *at;
    int first, end;
};

struct pool {
    void **objects;
    int count;
};

struct choice {
    int field, index, highest_before;
};

struct piece {
    void *at;
    size_t size;
    void *initial;
};

static struct field fields[FIELDS_MOST];
static struct object objects[OBJECTS_MOST];
static struct pool pools[POOLS_MOST];
static struct piece pieces[PIECES_MOST];
static int field_count, object_count, pool_count, piece_count;
static struct guard guard_now = {.decider = -1};

static struct choice path[FIELDS_MOST];
static int path_length, path_read;
static int chosen[FIELDS_MOST]; /* -1: not noted */
static jmp_buf candidate;

static void check(bool good, const char *what)
{
    if (good)
        return;
    fprintf(stderr, "reference: %s\n", what);
    exit(4);
}

/* ---- memory ---- */

void add_global(void *at, size_t size)
{
    for (int i = 0; i < piece_count; i++)
        if (pieces[i].at == at)
            return;
    check(piece_count < PIECES_MOST, "too many pieces of memory");
    struct piece *piece = &pieces[piece_count++];
    *piece = (struct piece){at, size, malloc(size + 1)};
    memcpy(piece->initial, at, size);
}

void *add_memory(size_t size)
{
    void *memory = calloc(1, size + 64);
    add_global(memory, size);
    return memory;
}

static void keep_memory(void)
{
    for (int i = 0; i < piece_count; i++)
        memcpy(pieces[i].initial, pieces[i].at, pieces[i].size);
}

static void restore_memory(void)
{
    for (int i = 0; i < piece_count; i++)
        memcpy(pieces[i].at, pieces[i].initial, pieces[i].size);
}

/* ---- fields ---- */

struct guard guard_by(int decider, long long lo, long long hi)
{
    struct guard before = guard_now;
    guard_now = (struct guard){decider, lo, hi};
    return before;
}

void guard_restore(struct guard before)
{
    guard_now = before;
}

static struct field *add(void *at, size_t size, int count)
{
    check(field_count < FIELDS_MOST, "too many fields");
    struct field *field = &fields[field_count++];
    *field = (struct field){.at = at, .size = size, .count = count, .pool = -1, .guard = guard_now};
    field->values = calloc((size_t)count + 1, sizeof *field->values);
    field->images = calloc((size_t)count + 1, size + 8);
    objects[object_count - 1].end = field_count;
    return field;
}

static int added(const struct field *field)
{
    return (int)(field - fields);
}

static void set_image(struct field *field, int index, const void *image)
{
    memcpy(field->images + (size_t)index * field->size, image, field->size);
}

int add_listed(void *at, size_t size, int count, const long long *values)
{
    struct field *field = add(at, size, count);
    for (int i = 0; i < count; i++) {
        field->values[i] = values[i];
        set_image(field, i, &values[i]);
    }
    return added(field);
}

int add_range(void *at, size_t size, long long lo, long long hi)
{
    struct field *field = add(at, size, (int)(hi - lo + 1));
    for (int i = 0; i < field->count; i++) {
        field->values[i] = lo + i;
        set_image(field, i, &field->values[i]);
    }
    return added(field);
}

int add_reals(void *at, size_t size, int count, const double *values)
{
    struct field *field = add(at, size, count);
    for (int i = 0; i < count; i++) {
        float narrow = (float)values[i];
        set_image(field, i, size == sizeof narrow ? (const void *)&narrow : (const void *)&values[i]);
    }
    return added(field);
}

int add_texts(void *at, size_t size, bool behind_pointer, int count, const char *const *texts)
{
    struct field *field = add(at, size, count);
    for (int i = 0; i < count; i++)
        if (behind_pointer)
            set_image(field, i, &texts[i]);
        else
            memcpy(field->images + (size_t)i * size, texts[i], strlen(texts[i]));
    return added(field);
}

int add_link(void *at, int pool, bool nullable)
{
    struct field *field = add(at, sizeof(void *), pools[pool].count + nullable);
    for (int i = 0; i < pools[pool].count; i++)
        set_image(field, i + nullable, &pools[pool].objects[i]);
    field->pool = pool;
    field->nullable = nullable;
    return added(field);
}

int add_bits(void *unit, size_t size, void *owner, void (*set)(void *owner, long long value), long long lo,
             long long hi)
{
    struct field *field = add(unit, size, (int)(hi - lo + 1));
    for (int i = 0; i < field->count; i++)
        field->values[i] = lo + i;
    free(field->images);
    field->images = NULL;
    field->set = set;
    field->owner = owner;
    return added(field);
}

void add_object(void *at)
{
    check(object_count < OBJECTS_MOST, "too many objects");
    objects[object_count++] = (struct object){at, field_count, field_count};
}

/* Every object of the pools exists before the first is described. */
static struct {
    int pool;
    void (*describe)(void *object);
} to_describe[POOLS_MOST];
static int to_describe_count;

int add_pool(size_t object_size, int count, void (*describe)(void *object))
{
    check(pool_count < POOLS_MOST, "too many pools");
    struct pool *pool = &pools[pool_count];
    pool->count = count;
    pool->objects = calloc((size_t)count + 1, sizeof *pool->objects);
    for (int i = 0; i < count; i++)
        pool->objects[i] = add_memory(object_size);
    if (describe) {
        to_describe[to_describe_count].pool = pool_count;
        to_describe[to_describe_count++].describe = describe;
    }
    return pool_count++;
}

static void describe_pools(void)
{
    for (int p = 0; p < to_describe_count; p++)
        for (int i = 0; i < pools[to_describe[p].pool].count; i++) {
            add_object(pools[to_describe[p].pool].objects[i]);
            to_describe[p].describe(pools[to_describe[p].pool].objects[i]);
        }
}

/* ---- choices ---- */

static void write_field(const struct field *field, int index)
{
    if (field->images)
        memcpy(field->at, field->images + (size_t)index * field->size, field->size);
    else
        field->set(field->owner, field->values[index]);
}

static int highest_of(int pool, int length)
{
    int highest = -1;
    for (int i = 0; i < length; i++) {
        const struct field *field = &fields[path[i].field];
        int object = path[i].index - field->nullable;
        if (field->pool == pool && pool >= 0 && object > highest)
            highest = object;
    }
    return highest;
}

/* Until it is noted a field holds zero: that is what a read of an absent cell
 * or union member sees. */
static void note(int field)
{
    if (path_read == path_length) {
        path[path_length] = (struct choice){field, 0, highest_of(fields[field].pool, path_length)};
        path_length++;
    }
    check(path[path_read].field == field, "the predicate is not deterministic");
    chosen[field] = path[path_read].index;
    write_field(&fields[field], chosen[field]);
    path_read++;
}

/* The field to note so that this one can be: itself or a decider; -1: it is not there. */
static int pending(int field)
{
    const struct guard *guard = &fields[field].guard;
    if (guard->decider < 0)
        return field;
    int outer = pending(guard->decider);
    if (outer < 0 || chosen[guard->decider] < 0)
        return outer;
    long long value = fields[guard->decider].values[chosen[guard->decider]];
    return value >= guard->lo && value <= guard->hi ? field : -1;
}

static bool note_at(const char *byte)
{
    for (int f = 0; f < field_count; f++) {
        if (chosen[f] >= 0 || byte < fields[f].at || byte >= fields[f].at + fields[f].size)
            continue;
        int next = pending(f);
        if (next < 0)
            continue;
        note(next);
        return true;
    }
    return false;
}

void *access_bytes(const volatile void *at, size_t size)
{
    for (size_t i = 0; i < size; i++)
        while (note_at((const char *)at + i))
            ;
    return (void *)at;
}

_Noreturn void fail_candidate(void)
{
    longjmp(candidate, 1);
}

int compare_bytes(const void *a, const void *b, size_t size, bool strings)
{
    for (size_t i = 0; i < size; i++) {
        int x = *(const unsigned char *)access_bytes((const char *)a + i, 1);
        int y = *(const unsigned char *)access_bytes((const char *)b + i, 1);
        if (x != y)
            return x < y ? -1 : 1;
        if (strings && x == 0)
            break;
    }
    return 0;
}

/* ---- the search ---- */

static bool visited[OBJECTS_MOST];

static void append_object(int number);

static void append_field(int field)
{
    int next;
    while (chosen[field] < 0 && (next = pending(field)) >= 0)
        note(next);
    const struct field *link = &fields[field];
    if (link->pool < 0 || chosen[field] < link->nullable)
        return;
    void *target = pools[link->pool].objects[chosen[field] - link->nullable];
    for (int i = 0; i < object_count; i++)
        if (objects[i].at == target)
            append_object(i);
}

static void append_object(int number)
{
    if (visited[number])
        return;
    visited[number] = true;
    for (int f = objects[number].first; f < objects[number].end; f++)
        append_field(f);
}

static bool step(void)
{
    for (; path_length > 0; path_length--) {
        struct choice *last = &path[path_length - 1];
        const struct field *field = &fields[last->field];
        int object = last->index - field->nullable;
        bool may_step = field->pool < 0 || object < 0 || object <= last->highest_before;
        if (may_step && last->index + 1 < field->count) {
            last->index++;
            return true;
        }
    }
    return false;
}

static void start_candidate(void)
{
    restore_memory();
    path_read = 0;
    for (int f = 0; f < field_count; f++)
        chosen[f] = -1;
}

int reference_search(bool (*predicate)(void), long long most)
{
    long long valid = 0, explored = 0, faults = 0;
    int first_pooled = object_count;
    describe_pools();
    keep_memory();
    do {
        start_candidate();
        explored++;
        if (setjmp(candidate)) {
            faults++;
            continue;
        }
        if (!predicate())
            continue;
        valid++;
        memset(visited, 0, sizeof visited);
        for (int i = 0; i < first_pooled; i++)
            append_object(i);
    } while (explored < most && step());
    if (explored >= most)
        return puts("large"), 0;
    return printf("%lld %lld %lld\n", valid, explored, faults), 0;
}
