#include "memdirs.h"

#include <stdlib.h>
#include <string.h>

struct node {
    struct node *sibling, *child;
    int is_dir;
    unsigned char *data;
    size_t len;
    char name[MD_NAME + 1];
};

struct md_fs {
    struct node root;
    int nodes;
};

struct md_fs *md_mount(void)
{
    struct md_fs *fs = calloc(1, sizeof *fs);
    if (fs)
        fs->root.is_dir = 1;
    return fs;
}

static void free_children(struct node *dir)
{
    while (dir->child) {
        struct node *n = dir->child;
        dir->child = n->sibling;
        free_children(n);
        free(n->data);
        free(n);
    }
}

void md_umount(struct md_fs *fs)
{
    if (!fs)
        return;
    free_children(&fs->root);
    free(fs);
}

static struct node *child_of(const struct node *dir, const char *name)
{
    struct node *n = dir->child;
    while (n && strcmp(n->name, name) != 0)
        n = n->sibling;
    return n;
}

struct place {
    struct node *dir;  /* the directory it is in, NULL of the root */
    struct node *node; /* NULL: not there */
    char name[MD_NAME + 1];
};

static int lookup(const struct md_fs *fs, const char *path, struct place *p)
{
    if (*path != '/' || strlen(path) > MD_PATH)
        return MD_EINVAL;
    p->dir = NULL;
    p->node = (struct node *)&fs->root;
    p->name[0] = 0;
    for (;;) {
        path += strspn(path, "/");
        if (!*path)
            return MD_OK;
        size_t n = strcspn(path, "/");
        if (n > MD_NAME)
            return MD_EINVAL;
        if (!p->node || !p->node->is_dir)
            return p->node ? MD_ENOTDIR : MD_ENOENT;
        memcpy(p->name, path, n);
        p->name[n] = 0;
        if (!strcmp(p->name, ".") || !strcmp(p->name, ".."))
            return MD_EINVAL;
        p->dir = p->node;
        p->node = child_of(p->dir, p->name);
        path += n;
    }
}

static void attach(struct node *dir, struct node *n)
{
    n->sibling = dir->child;
    dir->child = n;
}

static void detach(struct node *dir, struct node *n)
{
    struct node **p = &dir->child;
    while (*p != n)
        p = &(*p)->sibling;
    *p = n->sibling;
}

static struct node *make(struct md_fs *fs, const struct place *p, int is_dir)
{
    struct node *n = fs->nodes < MD_NODES ? calloc(1, sizeof *n) : NULL;
    if (!n)
        return NULL;
    strcpy(n->name, p->name);
    n->is_dir = is_dir;
    attach(p->dir, n);
    fs->nodes++;
    return n;
}

int md_mkdir(struct md_fs *fs, const char *path)
{
    struct place p;
    int e = lookup(fs, path, &p);
    if (e)
        return e;
    return p.node ? MD_EEXIST : make(fs, &p, 1) ? MD_OK : MD_ENOSPC;
}

int md_write(struct md_fs *fs, const char *path, const void *data, size_t len)
{
    struct place p;
    int e = lookup(fs, path, &p);
    if (e)
        return e;
    if (p.node && p.node->is_dir)
        return MD_EISDIR;
    unsigned char *copy = len <= MD_FILE ? malloc(len + 1) : NULL;
    if (!copy)
        return MD_ENOSPC;
    if (len)
        memcpy(copy, data, len);
    if (!p.node && !(p.node = make(fs, &p, 0))) {
        free(copy);
        return MD_ENOSPC;
    }
    free(p.node->data);
    p.node->data = copy;
    p.node->len = len;
    return MD_OK;
}

int md_read(const struct md_fs *fs, const char *path, void *buf, size_t size, size_t *len)
{
    struct place p;
    int e = lookup(fs, path, &p);
    if (e)
        return e;
    if (!p.node || p.node->is_dir)
        return p.node ? MD_EISDIR : MD_ENOENT;
    *len = p.node->len;
    if (size > *len)
        size = *len;
    if (size)
        memcpy(buf, p.node->data, size);
    return MD_OK;
}

int md_remove(struct md_fs *fs, const char *path)
{
    struct place p;
    int e = lookup(fs, path, &p);
    if (e)
        return e;
    if (!p.node || !p.dir)
        return p.dir ? MD_ENOENT : MD_EINVAL;
    if (p.node->child)
        return MD_ENOTEMPTY;
    detach(p.dir, p.node);
    free(p.node->data);
    free(p.node);
    fs->nodes--;
    return MD_OK;
}

int md_rename(struct md_fs *fs, const char *from, const char *to)
{
    struct place old, new;
    int e = lookup(fs, from, &old);
    if (e || !old.node)
        return e ? e : MD_ENOENT;
    e = lookup(fs, to, &new);
    if (e)
        return e;
    if (new.node)
        return MD_EEXIST;
    if (!old.dir || new.dir == old.node)
        return MD_EINVAL;
    detach(old.dir, old.node);
    strcpy(old.node->name, new.name);
    attach(new.dir, old.node);
    return MD_OK;
}

int md_nodes(const struct md_fs *fs)
{
    return fs->nodes;
}
