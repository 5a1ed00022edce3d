#include "model/space.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define ITEMS_MOST (1u << 20)

void space_release(struct space *space)
{
    vector_release(&space->bounds);
    arena_release(&space->arena);
}

/* ---- reading a record: text items, each ended by a NUL ---- */

struct record {
    const char *next, *end;
    struct space *space;
    struct error *error;
};

static bool broken(struct record *record, const char *what)
{
    return error_set(record->error, ERROR_SYSTEM, "the space function sent a record that cannot be read: %s", what);
}

static bool at_end(const struct record *record)
{
    return record->next == record->end;
}

static bool read_item(struct record *record, const char **item)
{
    const char *end = at_end(record) ? NULL : memchr(record->next, '\0', (size_t)(record->end - record->next));
    if (!end)
        return broken(record, "an item is missing");
    *item = record->next;
    record->next = end + 1;
    return true;
}

/* Names are shown to the user again, so they must not carry control characters. */
static bool read_name(struct record *record, const char **name)
{
    const char *item;
    if (!read_item(record, &item))
        return false;
    for (const char *c = item; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f)
            return broken(record, "a name has control characters");
    if (strlen(item) > 4096)
        return broken(record, "a name is too long");
    *name = arena_strdup(&record->space->arena, item);
    return true;
}

static bool read_number(struct record *record, long long *number)
{
    const char *item;
    char *end;
    if (!read_item(record, &item))
        return false;
    errno = 0;
    *number = strtoll(item, &end, 10);
    return (end != item && !*end && !errno) || broken(record, "a number is malformed");
}

static size_t count_items(const struct record *record)
{
    size_t count = 0;
    for (const char *c = record->next; c < record->end; c++)
        count += !*c;
    return count;
}

static bool begin_items(struct record *record, struct bound *bound, size_t size, void *items)
{
    bound->item_count = count_items(record);
    if (bound->item_count > ITEMS_MOST)
        return error_set(record->error, ERROR_INPUT, "a statement of the space has more than %u values", ITEMS_MOST);
    void *block = arena_alloc(&record->space->arena, bound->item_count * size);
    memcpy(items, &block, sizeof block);
    return true;
}

static bool read_values(struct record *record, struct bound *bound)
{
    if (!begin_items(record, bound, sizeof *bound->values, &bound->values))
        return false;
    for (size_t i = 0; i < bound->item_count; i++) {
        const char *item;
        char *end;
        if (!read_item(record, &item))
            return false;
        bound->values[i] = strtold(item, &end);
        if (end == item || *end)
            return broken(record, "a value is malformed");
    }
    return true;
}

static bool read_strings(struct record *record, struct bound *bound)
{
    if (!begin_items(record, bound, sizeof *bound->strings, &bound->strings))
        return false;
    for (size_t i = 0; i < bound->item_count; i++) {
        const char *item;
        if (!read_item(record, &item))
            return false;
        if (*item == '=')
            bound->strings[i] = arena_strdup(&record->space->arena, item + 1);
        else if (strcmp(item, "-") != 0)
            return broken(record, "a string is malformed");
    }
    return true;
}

/* ---- one reader for each kind of statement; type and path are read already ---- */

static bool read_pool(struct record *record, struct bound *bound)
{
    return read_number(record, &bound->count);
}

static bool read_range(struct record *record, struct bound *bound)
{
    return read_number(record, &bound->lo) && read_number(record, &bound->hi);
}

static bool read_nothing(struct record *record, struct bound *bound)
{
    (void)record, (void)bound;
    return true;
}

static bool read_array(struct record *record, struct bound *bound)
{
    return read_name(record, &bound->other) && read_number(record, &bound->count);
}

static bool read_union(struct record *record, struct bound *bound)
{
    return read_name(record, &bound->other) && read_number(record, &bound->lo) && read_name(record, &bound->member);
}

static const struct statement {
    const char *word;
    enum bound_kind kind;
    bool (*read)(struct record *record, struct bound *bound);
} statements[] = {
    {"pool", BOUND_POOL, read_pool},          {"range", BOUND_RANGE, read_range}, {"values", BOUND_VALUES, read_values},
    {"nonnull", BOUND_NONNULL, read_nothing}, {"array", BOUND_ARRAY, read_array}, {"opaque", BOUND_OPAQUE, read_pool},
    {"strings", BOUND_STRINGS, read_strings}, {"union", BOUND_UNION, read_union},
};

static const struct statement *statement_named(const char *word)
{
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
        if (strcmp(statements[i].word, word) == 0)
            return &statements[i];
    return NULL;
}

bool space_add_record(struct space *space, const char *record_bytes, size_t size, struct error *error)
{
    struct record record = {record_bytes, record_bytes + size, space, error};
    struct bound bound = {0};
    const char *word;
    if (!read_item(&record, &word))
        return false;
    if (strcmp(word, "memory") == 0)
        return error_set(error, ERROR_SYSTEM, "the space function ran out of memory");
    const struct statement *statement = statement_named(word);
    if (!statement)
        return broken(&record, "it is of no known kind");
    bound.kind = statement->kind;
    if (!read_name(&record, &bound.type) || (bound.kind != BOUND_POOL && !read_name(&record, &bound.path)) ||
        !statement->read(&record, &bound))
        return false;
    if (!at_end(&record))
        return broken(&record, "it has more than its statement needs");
    vector_push(&space->bounds, bound);
    return true;
}
