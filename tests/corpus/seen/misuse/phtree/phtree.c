#include "phtree.h"

void ph_init(struct ph_tree *t, ph_cmp *cmp)
{
	t->root = NULL;
	t->count = 0;
	t->cmp = cmp;
}

/* Makes one tree of two, neither of which has siblings. */
static struct ph_node *meld(const struct ph_tree *t, struct ph_node *a,
			    struct ph_node *b)
{
	struct ph_node *top = a, *low = b;

	if (!a)
		return b;
	if (!b)
		return a;
	if (t->cmp(b, a) < 0) {
		top = b;
		low = a;
	}
	low->prev = top;
	low->next = top->child;
	if (low->next)
		low->next->prev = low;
	top->child = low;
	return top;
}

/* Makes one tree of a list of siblings: pairs from the front, then all pairs
   from the back. */
static struct ph_node *gather(const struct ph_tree *t, struct ph_node *first)
{
	struct ph_node *pairs = NULL, *root = NULL;

	while (first) {
		struct ph_node *a = first, *b = a->next;

		first = b ? b->next : NULL;
		a->next = a->prev = NULL;
		if (b)
			b->next = b->prev = NULL;
		a = meld(t, a, b);
		a->next = pairs;
		pairs = a;
	}
	while (pairs) {
		struct ph_node *a = pairs;

		pairs = a->next;
		a->next = NULL;
		root = meld(t, root, a);
	}
	return root;
}

static void clear(struct ph_node *node)
{
	node->child = node->next = node->prev = NULL;
}

/* Takes a node with all below it out of its place; it is not the root. */
static void detach(struct ph_node *node)
{
	if (node->prev->child == node)
		node->prev->child = node->next;
	else
		node->prev->next = node->next;
	if (node->next)
		node->next->prev = node->prev;
	node->next = node->prev = NULL;
}

void ph_push(struct ph_tree *t, struct ph_node *node)
{
	clear(node);
	t->root = meld(t, t->root, node);
	t->count++;
}

struct ph_node *ph_top(const struct ph_tree *t)
{
	return t->root;
}

struct ph_node *ph_pop(struct ph_tree *t)
{
	struct ph_node *top = t->root;

	if (top)
		ph_remove(t, top);
	return top;
}

void ph_remove(struct ph_tree *t, struct ph_node *node)
{
	struct ph_node *below;

	if (node == t->root) {
		t->root = gather(t, node->child);
	} else {
		detach(node);
		below = gather(t, node->child);
		t->root = meld(t, t->root, below);
	}
	clear(node);
	t->count--;
}

void ph_update(struct ph_tree *t, struct ph_node *node)
{
	ph_remove(t, node);
	ph_push(t, node);
}

void ph_merge(struct ph_tree *dst, struct ph_tree *src)
{
	if (dst == src)
		return;
	dst->root = meld(dst, dst->root, src->root);
	dst->count += src->count;
	src->root = NULL;
	src->count = 0;
}

size_t ph_count(const struct ph_tree *t)
{
	return t->count;
}

/* The parent of a node, NULL for the root. */
static struct ph_node *parent(struct ph_node *node)
{
	while (node->prev && node->prev->child != node)
		node = node->prev;
	return node->prev;
}

int ph_walk(const struct ph_tree *t, ph_visit *fn, void *arg)
{
	struct ph_node *node = t->root;

	while (node) {
		int result = fn(node, arg);

		if (result != 0)
			return result;
		if (node->child) {
			node = node->child;
			continue;
		}
		while (node && !node->next)
			node = parent(node);
		if (node)
			node = node->next;
	}
	return 0;
}
