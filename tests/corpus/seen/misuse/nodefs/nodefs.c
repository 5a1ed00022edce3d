#include "nodefs.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct node {
    char name[NF_NAME + 1];
    int is_dir;
    struct node *child, *next;
    unsigned char *data;
    size_t n;
};

struct reader {
    struct node *at;
    struct nf_dirent *ent;        /* NULL: not open */
};

struct nf_fs {
    struct node *root;
    size_t nodes;
    struct reader dir[NF_DIRS];
};

nf_fs *nf_mount(void)
{
    nf_fs *fs = calloc(1, sizeof *fs);
    if (!fs)
        return NULL;
    fs->root = calloc(1, sizeof *fs->root);
    if (!fs->root) {
        free(fs);
        return NULL;
    }
    fs->root->is_dir = 1;
    fs->nodes = 1;
    return fs;
}

static void release(struct node *d)
{
    for (struct node *next; d; d = next) {
        next = d->next;
        release(d->child);
        free(d->data);
        free(d);
    }
}

void nf_unmount(nf_fs *fs)
{
    if (!fs)
        return;
    for (int i = 0; i < NF_DIRS; i++)
        free(fs->dir[i].ent);
    release(fs->root);
    free(fs);
}

/* The link in which the node at path hangs, or would hang; NULL if there is no
 * such directory or the name is no good.  "/" is &fs->root. */
static struct node **locate(nf_fs *fs, const char *path)
{
    struct node **link = &fs->root;
    if (*path != '/')
        return NULL;
    for (;;) {
        path += strspn(path, "/");
        if (!*path)
            return link;
        size_t n = strcspn(path, "/");
        if (!*link || !(*link)->is_dir || n > NF_NAME ||
            (path[0] == '.' && (n == 1 || (n == 2 && path[1] == '.'))))
            return NULL;
        for (link = &(*link)->child; *link; link = &(*link)->next)
            if (strlen((*link)->name) == n && memcmp((*link)->name, path, n) == 0)
                break;
        path += n;
    }
}

static struct node *create(nf_fs *fs, struct node **link, const char *path, int is_dir)
{
    if (fs->nodes == NF_NODES)
        return NULL;
    struct node *d = calloc(1, sizeof *d);
    if (!d)
        return NULL;
    const char *end = path + strlen(path);
    while (end[-1] == '/')
        end--;
    const char *name = end;
    while (name[-1] != '/')
        name--;
    memcpy(d->name, name, (size_t)(end - name));
    d->is_dir = is_dir;
    *link = d;
    fs->nodes++;
    return d;
}

int nf_mkdir(nf_fs *fs, const char *path)
{
    struct node **link = locate(fs, path);
    return link && !*link && create(fs, link, path, 1) ? 0 : -1;
}

static int store(nf_fs *fs, const char *path, const void *data, size_t n, int keep)
{
    struct node **link = locate(fs, path);
    if (!link || (*link && (*link)->is_dir))
        return -1;
    size_t old = keep && *link ? (*link)->n : 0;
    if (n > NF_FILE - old)
        return -1;
    unsigned char *fresh = malloc(old + n + 1);
    if (!fresh)
        return -1;
    if (old)
        memcpy(fresh, (*link)->data, old);
    if (n)
        memcpy(fresh + old, data, n);
    struct node *d = *link ? *link : create(fs, link, path, 0);
    if (!d) {
        free(fresh);
        return -1;
    }
    free(d->data);
    d->data = fresh;
    d->n = old + n;
    return 0;
}

int nf_write(nf_fs *fs, const char *path, const void *data, size_t n)
{
    return store(fs, path, data, n, 0);
}

int nf_append(nf_fs *fs, const char *path, const void *data, size_t n)
{
    return store(fs, path, data, n, 1);
}

int nf_remove(nf_fs *fs, const char *path)
{
    struct node **link = locate(fs, path);
    if (!link || !*link || link == &fs->root || (*link)->child)
        return -1;
    struct node *d = *link;
    *link = d->next;
    free(d->data);
    free(d);
    fs->nodes--;
    return 0;
}

const void *nf_map(nf_fs *fs, const char *path, size_t *n)
{
    struct node **link = locate(fs, path);
    if (!link || !*link || (*link)->is_dir)
        return NULL;
    *n = (*link)->n;
    return (*link)->data;
}

int nf_opendir(nf_fs *fs, const char *path)
{
    struct node **link = locate(fs, path);
    if (!link || !*link || !(*link)->is_dir)
        return -1;
    for (int dd = 0; dd < NF_DIRS; dd++)
        if (!fs->dir[dd].ent) {
            fs->dir[dd].ent = malloc(sizeof(struct nf_dirent));
            fs->dir[dd].at = (*link)->child;
            return fs->dir[dd].ent ? dd : -1;
        }
    return -1;
}

static struct reader *reader(nf_fs *fs, int dd)
{
    assert(dd >= 0 && dd < NF_DIRS && fs->dir[dd].ent);
    return &fs->dir[dd];
}

const struct nf_dirent *nf_readdir(nf_fs *fs, int dd)
{
    struct reader *r = reader(fs, dd);
    struct node *d = r->at;
    if (!d)
        return NULL;
    memcpy(r->ent->name, d->name, sizeof d->name);
    r->ent->is_dir = d->is_dir;
    r->ent->size = d->n;
    r->at = d->next;
    return r->ent;
}

void nf_closedir(nf_fs *fs, int dd)
{
    struct reader *r = reader(fs, dd);
    free(r->ent);
    r->ent = NULL;
}
