#include "mibtree.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct node {
	struct node	*parent;
	struct node	*child;		/* first child, directories only */
	struct node	*sibling;
	int		 id;
	int		 isdir;
	int		 access;
	long		 value;
	char		 name[MIB_NAMELEN];
};

struct mibtree {
	struct node	*table[MIB_MAXNODES];	/* by id */
	struct node	*hit;			/* what mib_find() found last */
	size_t		 count;
};

static struct node *
bynum(const struct mibtree *t, int id)
{
	if (id < 0 || id >= MIB_MAXNODES)
		return (NULL);
	return (t->table[id]);
}

static struct node *
byname(const struct node *dir, const char *name)
{
	struct node *n;

	for (n = dir->child; n != NULL; n = n->sibling)
		if (strcmp(n->name, name) == 0)
			return (n);
	return (NULL);
}

struct mibtree *
mib_create(void)
{
	struct mibtree *t;
	struct node *root;

	if ((t = calloc(1, sizeof(*t))) == NULL)
		return (NULL);
	if ((root = calloc(1, sizeof(*root))) == NULL) {
		free(t);
		return (NULL);
	}
	root->isdir = 1;
	t->table[MIB_ROOT] = root;
	return (t);
}

void
mib_destroy(struct mibtree *t)
{
	int i;

	if (t == NULL)
		return;
	for (i = 0; i < MIB_MAXNODES; i++)
		free(t->table[i]);
	free(t);
}

static int
addnode(struct mibtree *t, int parent, const char *name, struct node **out)
{
	struct node *dir, *n, **link;
	size_t len;
	int id;

	if ((dir = bynum(t, parent)) == NULL)
		return (-ENOENT);
	if (!dir->isdir)
		return (-ENOTDIR);
	len = strlen(name);
	if (len == 0 || len >= MIB_NAMELEN || strchr(name, '.') != NULL)
		return (-EINVAL);
	if (byname(dir, name) != NULL)
		return (-EEXIST);
	for (id = 1; id < MIB_MAXNODES; id++)
		if (t->table[id] == NULL)
			break;
	if (id == MIB_MAXNODES)
		return (-ENOSPC);
	if ((n = calloc(1, sizeof(*n))) == NULL)
		return (-ENOMEM);
	memcpy(n->name, name, len + 1);
	n->id = id;
	n->parent = dir;
	for (link = &dir->child; *link != NULL; link = &(*link)->sibling)
		continue;
	*link = n;
	t->table[id] = n;
	t->count++;
	*out = n;
	return (id);
}

int
mib_adddir(struct mibtree *t, int parent, const char *name)
{
	struct node *n;
	int id;

	if ((id = addnode(t, parent, name, &n)) > 0)
		n->isdir = 1;
	return (id);
}

int
mib_addleaf(struct mibtree *t, int parent, const char *name, int access,
    long value)
{
	struct node *n;
	int id;

	if (access != MIB_RW && access != MIB_RD)
		return (-EINVAL);
	if ((id = addnode(t, parent, name, &n)) > 0) {
		n->access = access;
		n->value = value;
	}
	return (id);
}

/* Frees a node that is linked nowhere any more, and its children. */
static void
reap(struct mibtree *t, struct node *n)
{
	struct node *c;

	while ((c = n->child) != NULL) {
		n->child = c->sibling;
		reap(t, c);
	}
	t->table[n->id] = NULL;
	t->count--;
	free(n);
}

int
mib_remove(struct mibtree *t, int id)
{
	struct node *n, **link;

	if (id == MIB_ROOT)
		return (-EINVAL);
	if ((n = bynum(t, id)) == NULL)
		return (-ENOENT);
	for (link = &n->parent->child; *link != n; link = &(*link)->sibling)
		continue;
	*link = n->sibling;
	if (t->hit == n)
		t->hit = NULL;
	reap(t, n);
	return (0);
}

int
mib_find(struct mibtree *t, int parent, const char *name)
{
	struct node *dir, *n;

	if ((dir = bynum(t, parent)) == NULL)
		return (-ENOENT);
	if (!dir->isdir)
		return (-ENOTDIR);
	n = t->hit;
	if (n != NULL && n->parent == dir && strcmp(n->name, name) == 0)
		return (n->id);
	if ((n = byname(dir, name)) == NULL)
		return (-ENOENT);
	t->hit = n;
	return (n->id);
}

int
mib_get(const struct mibtree *t, int id, long *value)
{
	struct node *n;

	if ((n = bynum(t, id)) == NULL)
		return (-ENOENT);
	if (n->isdir)
		return (-EISDIR);
	*value = n->value;
	return (0);
}

int
mib_set(struct mibtree *t, int id, long value)
{
	struct node *n;

	if ((n = bynum(t, id)) == NULL)
		return (-ENOENT);
	if (n->isdir)
		return (-EISDIR);
	if (n->access == MIB_RD)
		return (-EPERM);
	n->value = value;
	return (0);
}

int
mib_name(const struct mibtree *t, int id, char *buf, size_t size)
{
	const struct node *n, *p;
	size_t at, i, len, total;

	if ((n = bynum(t, id)) == NULL)
		return (-ENOENT);
	total = 0;
	for (p = n; p->parent != NULL; p = p->parent)
		total += strlen(p->name) + (p->parent->parent != NULL);
	if (size == 0)
		return ((int)total);
	/* From the end to the beginning; what does not fit is left out. */
	at = total;
	for (p = n; p->parent != NULL; p = p->parent) {
		len = strlen(p->name);
		at -= len;
		for (i = 0; i < len; i++)
			if (at + i < size - 1)
				buf[at + i] = p->name[i];
		if (p->parent->parent != NULL && --at < size - 1)
			buf[at] = '.';
	}
	buf[total < size ? total : size - 1] = '\0';
	return ((int)total);
}

size_t
mib_count(const struct mibtree *t)
{

	return (t->count);
}
