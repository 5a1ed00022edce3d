#include "ramtree.h"

#include <stdlib.h>
#include <string.h>

#define MAX_NODES 64
#define MAX_OPEN 16
#define MAX_PATH 128
#define MAX_NAME 31

struct node {
    char path[MAX_PATH];
    int is_dir;
    unsigned opened;
    int linked;
    unsigned char *data;
    size_t size, capacity;
};

struct slot {
    struct node *node;
    size_t position;
};

struct ramtree {
    struct node *nodes[MAX_NODES];
    size_t count;
    struct slot slots[MAX_OPEN];
};

static void node_free(struct node *n)
{
    free(n->data);
    free(n);
}

static struct node *lookup(ramtree *t, const char *path, size_t length, size_t *where)
{
    for (size_t i = 0; i < t->count; i++)
        if (strlen(t->nodes[i]->path) == length && memcmp(t->nodes[i]->path, path, length) == 0) {
            if (where)
                *where = i;
            return t->nodes[i];
        }
    return NULL;
}

/* Is it a well-formed path other than the root? */
static int well_formed(const char *path)
{
    size_t length, name = 0;
    if (!path || path[0] != '/')
        return 0;
    for (length = 1; path[length]; length++) {
        if (length >= MAX_PATH - 1)
            return 0;
        if (path[length] == '/') {
            if (name == 0)
                return 0;
            name = 0;
        } else if (++name > MAX_NAME) {
            return 0;
        }
    }
    return name > 0;
}

static int is_root(const char *path)
{
    return path && path[0] == '/' && path[1] == '\0';
}

/* Well-formed and in an existing directory? */
static int placed(ramtree *t, const char *path)
{
    const char *slash;
    struct node *parent;
    if (!well_formed(path))
        return 0;
    slash = strrchr(path, '/');
    if (slash == path)
        return 1;
    parent = lookup(t, path, (size_t)(slash - path), NULL);
    return parent && parent->is_dir;
}

static int add(ramtree *t, const char *path, int is_dir, struct node **out)
{
    struct node *n;
    if (t->count == MAX_NODES)
        return RT_ELIMIT;
    n = calloc(1, sizeof *n);
    if (!n)
        return RT_ELIMIT;
    strcpy(n->path, path);
    n->is_dir = is_dir;
    n->linked = 1;
    t->nodes[t->count++] = n;
    if (out)
        *out = n;
    return RT_OK;
}

static struct slot *slot_of(ramtree *t, int fd)
{
    if (fd < 0 || fd >= MAX_OPEN || !t->slots[fd].node)
        return NULL;
    return &t->slots[fd];
}

/* Room for `size` bytes. */
static int reserve(struct node *n, size_t size)
{
    size_t capacity;
    unsigned char *data;
    if (size <= n->capacity)
        return RT_OK;
    capacity = (size + 63) / 64 * 64;
    data = realloc(n->data, capacity);
    if (!data)
        return RT_ELIMIT;
    n->data = data;
    n->capacity = capacity;
    return RT_OK;
}

ramtree *rt_new(void)
{
    return calloc(1, sizeof(ramtree));
}

void rt_free(ramtree *t)
{
    if (!t)
        return;
    for (int fd = 0; fd < MAX_OPEN; fd++)
        rt_close(t, fd);
    for (size_t i = 0; i < t->count; i++)
        node_free(t->nodes[i]);
    free(t);
}

int rt_mkdir(ramtree *t, const char *path)
{
    if (is_root(path))
        return RT_EEXIST;
    if (!placed(t, path))
        return RT_EPATH;
    if (lookup(t, path, strlen(path), NULL))
        return RT_EEXIST;
    return add(t, path, 1, NULL);
}

int rt_open(ramtree *t, const char *path, int flags)
{
    struct node *n;
    int fd = 0;
    if (flags & ~(RT_CREATE | RT_TRUNC))
        return RT_EINVAL;
    if (is_root(path))
        return RT_EISDIR;
    if (!placed(t, path))
        return RT_EPATH;
    while (fd < MAX_OPEN && t->slots[fd].node)
        fd++;
    n = lookup(t, path, strlen(path), NULL);
    if (!n && !(flags & RT_CREATE))
        return RT_ENOENT;
    if (n && n->is_dir)
        return RT_EISDIR;
    if (fd == MAX_OPEN)
        return RT_ELIMIT;
    if (!n) {
        int status = add(t, path, 0, &n);
        if (status != RT_OK)
            return status;
    } else if (flags & RT_TRUNC) {
        n->size = 0;
    }
    n->opened++;
    t->slots[fd].node = n;
    t->slots[fd].position = 0;
    return fd;
}

int rt_close(ramtree *t, int fd)
{
    struct slot *s = slot_of(t, fd);
    struct node *n;
    if (!s)
        return RT_EBADF;
    n = s->node;
    s->node = NULL;
    if (--n->opened == 0 && !n->linked)
        node_free(n);
    return RT_OK;
}

long rt_read(ramtree *t, int fd, void *buf, size_t n)
{
    struct slot *s = slot_of(t, fd);
    size_t rest;
    if (!s)
        return RT_EBADF;
    if (s->position >= s->node->size || n == 0)
        return 0;
    if (!buf)
        return RT_EINVAL;
    rest = s->node->size - s->position;
    if (n > rest)
        n = rest;
    memcpy(buf, s->node->data + s->position, n);
    s->position += n;
    return (long)n;
}

long rt_write(ramtree *t, int fd, const void *buf, size_t n)
{
    struct slot *s = slot_of(t, fd);
    size_t end;
    if (!s)
        return RT_EBADF;
    if (n == 0)
        return 0;
    if (!buf)
        return RT_EINVAL;
    if (n > (size_t)RT_MAX_SIZE - s->position)
        return RT_ELIMIT;
    end = s->position + n;
    if (reserve(s->node, end) != RT_OK)
        return RT_ELIMIT;
    memcpy(s->node->data + s->position, buf, n);
    if (end > s->node->size)
        s->node->size = end;
    s->position = end;
    return (long)n;
}

long rt_seek(ramtree *t, int fd, long position)
{
    struct slot *s = slot_of(t, fd);
    if (!s)
        return RT_EBADF;
    if (position < 0 || position > RT_MAX_SIZE)
        return RT_EINVAL;
    s->position = (size_t)position;
    return position;
}

int rt_truncate(ramtree *t, int fd, long size)
{
    struct slot *s = slot_of(t, fd);
    struct node *n;
    if (!s)
        return RT_EBADF;
    if (size < 0)
        return RT_EINVAL;
    if (size > RT_MAX_SIZE)
        return RT_ELIMIT;
    n = s->node;
    if (reserve(n, (size_t)size) != RT_OK)
        return RT_ELIMIT;
    if ((size_t)size > n->size)
        memset(n->data + n->size, 0, (size_t)size - n->size);
    n->size = (size_t)size;
    return RT_OK;
}

long rt_size(ramtree *t, const char *path)
{
    struct node *n;
    if (is_root(path))
        return 0;
    if (!placed(t, path))
        return RT_EPATH;
    n = lookup(t, path, strlen(path), NULL);
    return n ? (long)n->size : RT_ENOENT;
}

int rt_remove(ramtree *t, const char *path)
{
    struct node *n;
    size_t where, length;
    if (is_root(path))
        return RT_EINVAL;
    if (!placed(t, path))
        return RT_EPATH;
    length = strlen(path);
    n = lookup(t, path, length, &where);
    if (!n)
        return RT_ENOENT;
    for (size_t i = 0; n->is_dir && i < t->count; i++)
        if (strncmp(t->nodes[i]->path, path, length) == 0 && t->nodes[i]->path[length] == '/')
            return RT_ENOTEMPTY;
    t->nodes[where] = t->nodes[--t->count];
    n->linked = 0;
    if (n->opened == 0)
        node_free(n);
    return RT_OK;
}
