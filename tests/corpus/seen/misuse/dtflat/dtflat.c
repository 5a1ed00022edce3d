#include "dtflat.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#define MAGIC 0xd7f1a700u

enum { BUILDING, CLOSED, FINISHED };
enum { BEGIN = 1, PROPERTY = 2, END = 3, LAST = 9 };

/* BEGIN is followed by a name, PROPERTY by a length, a name and a value, each
   padded to a multiple of four. */
struct head {
    uint32_t magic;
    uint32_t size;
    uint32_t used;
    uint32_t depth;
    uint32_t state;
    uint32_t had_node; /* the node that is open: no more properties */
};

enum { START = sizeof(struct head) };

static uint32_t *word(void *block, size_t offset)
{
    return (uint32_t *)(void *)((char *)block + offset);
}

static uint32_t word_at(const void *block, size_t offset)
{
    return *(const uint32_t *)(const void *)((const char *)block + offset);
}

static const char *text_at(const void *block, size_t offset)
{
    return (const char *)block + offset;
}

static size_t padded(size_t length)
{
    return (length + 3) / 4 * 4;
}

static bool ours(const struct head *head)
{
    return head->magic == MAGIC;
}

static int readable(const struct head *head)
{
    return !ours(head) ? DT_EBADBLOCK : head->state != FINISHED ? DT_ESTATE : DT_OK;
}

int dt_create(void *block, int size)
{
    struct head *head = block;
    if (size < START)
        return DT_ENOSPACE;
    memset(block, 0, (size_t)size);
    head->magic = MAGIC;
    head->size = (uint32_t)size;
    head->used = START;
    return DT_OK;
}

int dt_begin(void *block, const char *name)
{
    struct head *head = block;
    if (!ours(head))
        return DT_EBADBLOCK;
    if (head->state != BUILDING)
        return DT_ESTATE;
    if (strchr(name, '/') != NULL || (*name == '\0' && head->depth > 0))
        return DT_EINVAL;
    size_t length = strlen(name) + 1;
    if (4 + padded(length) > head->size - head->used)
        return DT_ENOSPACE;
    *word(block, head->used) = BEGIN;
    memcpy((char *)block + head->used + 4, name, length);
    head->used += (uint32_t)(4 + padded(length));
    head->depth++;
    head->had_node = 0;
    return DT_OK;
}

int dt_property(void *block, const char *name, const void *value, int length)
{
    struct head *head = block;
    if (!ours(head))
        return DT_EBADBLOCK;
    if (head->state != BUILDING || head->depth == 0 || head->had_node)
        return DT_ESTATE;
    if (length < 0 || *name == '\0' || strchr(name, '/') != NULL)
        return DT_EINVAL;
    size_t named = strlen(name) + 1;
    if (8 + padded(named) + padded((size_t)length) > head->size - head->used)
        return DT_ENOSPACE;
    *word(block, head->used) = PROPERTY;
    *word(block, head->used + 4) = (uint32_t)length;
    memcpy((char *)block + head->used + 8, name, named);
    if (length > 0)
        memmove((char *)block + head->used + 8 + padded(named), value, (size_t)length);
    head->used += (uint32_t)(8 + padded(named) + padded((size_t)length));
    return DT_OK;
}

int dt_end(void *block)
{
    struct head *head = block;
    if (!ours(head))
        return DT_EBADBLOCK;
    if (head->state != BUILDING || head->depth == 0)
        return DT_ESTATE;
    if (head->size - head->used < 4)
        return DT_ENOSPACE;
    *word(block, head->used) = END;
    head->used += 4;
    head->had_node = 1;
    if (--head->depth == 0)
        head->state = CLOSED;
    return DT_OK;
}

int dt_finish(void *block)
{
    struct head *head = block;
    if (!ours(head))
        return DT_EBADBLOCK;
    if (head->state != CLOSED)
        return DT_ESTATE;
    if (head->size - head->used < 4)
        return DT_ENOSPACE;
    *word(block, head->used) = LAST;
    head->used += 4;
    head->state = FINISHED;
    return DT_OK;
}

/* The padded size of a text that ends before `end`, or 0. */
static size_t bounded_text(const void *block, size_t offset, size_t end)
{
    const char *zero = offset < end ? memchr(text_at(block, offset), '\0', end - offset) : NULL;
    if (zero == NULL)
        return 0;
    size_t size = padded((size_t)(zero - text_at(block, offset)) + 1);
    return size <= end - offset ? size : 0;
}

int dt_check(const void *block, int size)
{
    if (size < START + 4)
        return DT_EBADBLOCK;
    const struct head *head = block;
    if (readable(head) != DT_OK || head->used > (uint32_t)size || head->used < START + 4 ||
        head->used % 4 != 0 || head->depth != 0)
        return DT_EBADBLOCK;
    size_t offset = START, end = head->used - 4, depth = 0, named;
    bool had_node = false;
    do {
        if (offset >= end)
            return DT_EBADBLOCK;
        uint32_t token = word_at(block, offset);
        offset += 4;
        if (token == BEGIN) {
            named = bounded_text(block, offset, end);
            if (named == 0)
                return DT_EBADBLOCK;
            offset += named;
            depth++;
            had_node = false;
        } else if (token == PROPERTY && depth > 0 && !had_node && end - offset >= 4) {
            uint32_t length = word_at(block, offset);
            named = bounded_text(block, offset + 4, end);
            if (named == 0 || length > INT32_MAX || padded(length) > end - offset - 4 - named)
                return DT_EBADBLOCK;
            offset += 4 + named + padded(length);
        } else if (token == END && depth > 0) {
            depth--;
            had_node = true;
        } else {
            return DT_EBADBLOCK;
        }
    } while (depth > 0);
    return offset == end && word_at(block, end) == LAST ? DT_OK : DT_EBADBLOCK;
}

int dt_used(const void *block)
{
    const struct head *head = block;
    return ours(head) ? (int)head->used : DT_EBADBLOCK;
}

int dt_root(const void *block)
{
    int status = readable(block);
    return status == DT_OK ? START : status;
}

static size_t after_name(const void *block, size_t offset)
{
    return offset + padded(strlen(text_at(block, offset)) + 1);
}

/* What follows the property at an offset. */
static size_t after_property(const void *block, size_t offset)
{
    return after_name(block, offset + 8) + padded(word_at(block, offset + 4));
}

/* The first token in a node. */
static size_t inside(const void *block, int node)
{
    assert(word_at(block, (size_t)node) == BEGIN);
    return after_name(block, (size_t)node + 4);
}

/* What follows the END of a node. */
static size_t behind(const void *block, int node)
{
    size_t offset = inside(block, node), depth = 1;
    while (depth > 0) {
        switch (word_at(block, offset)) {
        case BEGIN:
            offset = inside(block, (int)offset);
            depth++;
            break;
        case PROPERTY:
            offset = after_property(block, offset);
            break;
        default:
            assert(word_at(block, offset) == END);
            offset += 4;
            depth--;
        }
    }
    return offset;
}

/* The node at or behind an offset on the same level. */
static int node_from(const void *block, size_t offset)
{
    while (word_at(block, offset) == PROPERTY)
        offset = after_property(block, offset);
    return word_at(block, offset) == BEGIN ? (int)offset : DT_ENOTFOUND;
}

int dt_child(const void *block, int node)
{
    int status = readable(block);
    return status == DT_OK ? node_from(block, inside(block, node)) : status;
}

int dt_sibling(const void *block, int node)
{
    int status = readable(block);
    return status == DT_OK ? node_from(block, behind(block, node)) : status;
}

int dt_find(const void *block, const char *path)
{
    int node = dt_root(block);
    if (node < 0)
        return node;
    if (*path != '/')
        return DT_EINVAL;
    path++;
    while (*path != '\0') {
        size_t length = strcspn(path, "/");
        for (node = dt_child(block, node); node > 0; node = dt_sibling(block, node)) {
            const char *name = dt_name(block, node);
            if (strlen(name) == length && memcmp(name, path, length) == 0)
                break;
        }
        if (node < 0)
            return node;
        path += length;
        if (*path == '/' && *++path == '\0')
            return DT_EINVAL;
    }
    return node;
}

int dt_delete(void *block, int node)
{
    struct head *head = block;
    int status = readable(head);
    if (status != DT_OK)
        return status;
    if (node == START)
        return DT_EINVAL;
    size_t next = behind(block, node);
    memmove((char *)block + node, (char *)block + next, head->used - next);
    head->used -= (uint32_t)(next - (size_t)node);
    memset((char *)block + head->used, 0, next - (size_t)node);
    return DT_OK;
}

const char *dt_name(const void *block, int node)
{
    if (readable(block) != DT_OK)
        return NULL;
    assert(word_at(block, (size_t)node) == BEGIN);
    return text_at(block, (size_t)node + 4);
}

const void *dt_get(const void *block, int node, const char *name, int *length)
{
    int found = readable(block);
    const void *value = NULL;
    if (found == DT_OK) {
        found = DT_ENOTFOUND;
        size_t offset = inside(block, node);
        while (word_at(block, offset) == PROPERTY && strcmp(text_at(block, offset + 8), name) != 0)
            offset = after_property(block, offset);
        if (word_at(block, offset) == PROPERTY) {
            found = (int)word_at(block, offset + 4);
            value = text_at(block, after_name(block, offset + 8));
        }
    }
    if (length != NULL)
        *length = found;
    return value;
}

int dt_set(void *block, int node, const char *name, const void *value, int length)
{
    int old;
    char *to = (char *)dt_get(block, node, name, &old);
    if (to == NULL)
        return old;
    if (length != old)
        return DT_EINVAL;
    if (length > 0)
        memmove(to, value, (size_t)length);
    return DT_OK;
}
