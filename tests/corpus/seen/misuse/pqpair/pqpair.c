#include "pqpair.h"

void pq_init(pq *q, pq_less_fn less)
{
	q->root = NULL;
	q->count = 0;
	q->less = less;
}

bool pq_empty(const pq *q)
{
	return q->root == NULL;
}

size_t pq_count(const pq *q)
{
	return q->count;
}

/* Makes one tree of two; both are roots without siblings. */
static pq_node *meld(const pq *q, pq_node *a, pq_node *b)
{
	if (a == NULL)
		return b;
	if (b == NULL)
		return a;
	if (q->less(b, a)) {
		pq_node *swap = a;

		a = b;
		b = swap;
	}
	b->prev = a;
	b->next = a->child;
	if (a->child != NULL)
		a->child->prev = b;
	a->child = b;
	return a;
}

/* Makes one tree of a list of siblings, in pairs from the left and then from
 * the right. */
static pq_node *meld_siblings(const pq *q, pq_node *list)
{
	pq_node *pairs = NULL;
	pq_node *tree = NULL;

	while (list != NULL) {
		pq_node *a = list;
		pq_node *b = a->next;

		list = b != NULL ? b->next : NULL;
		a->next = NULL;
		a->prev = NULL;
		if (b != NULL) {
			b->next = NULL;
			b->prev = NULL;
		}
		a = meld(q, a, b);
		a->next = pairs;
		pairs = a;
	}
	while (pairs != NULL) {
		pq_node *rest = pairs->next;

		pairs->next = NULL;
		tree = meld(q, tree, pairs);
		pairs = rest;
	}
	return tree;
}

static void forget_links(pq_node *n)
{
	n->child = NULL;
	n->next = NULL;
	n->prev = NULL;
}

/* Cuts the tree under n off its parent; n is not the root. */
static void cut(pq_node *n)
{
	if (n->prev->child == n)
		n->prev->child = n->next;
	else
		n->prev->next = n->next;
	if (n->next != NULL)
		n->next->prev = n->prev;
	n->next = NULL;
	n->prev = NULL;
}

void pq_push(pq *q, pq_node *n)
{
	forget_links(n);
	q->root = meld(q, q->root, n);
	q->count++;
}

pq_node *pq_top(const pq *q)
{
	return q->root;
}

pq_node *pq_pop(pq *q)
{
	pq_node *top = q->root;

	if (top != NULL) {
		q->root = meld_siblings(q, top->child);
		q->count--;
		forget_links(top);
	}
	return top;
}

void pq_remove(pq *q, pq_node *n)
{
	if (n == q->root) {
		pq_pop(q);
		return;
	}
	cut(n);
	q->root = meld(q, q->root, meld_siblings(q, n->child));
	q->count--;
	forget_links(n);
}

void pq_update(pq *q, pq_node *n)
{
	pq_remove(q, n);
	pq_push(q, n);
}

bool pq_merge(pq *dst, pq *src)
{
	if (dst == src || dst->less != src->less)
		return false;
	dst->root = meld(dst, dst->root, src->root);
	dst->count += src->count;
	src->root = NULL;
	src->count = 0;
	return true;
}

void pq_drain(pq *q, void (*each)(pq_node *n, void *user), void *user)
{
	pq_node *list = q->root;

	q->root = NULL;
	q->count = 0;
	while (list != NULL) {
		pq_node *n = list;
		pq_node *child = n->child;

		list = n->next;
		if (child != NULL) {
			pq_node *last = child;

			while (last->next != NULL)
				last = last->next;
			last->next = list;
			list = child;
		}
		forget_links(n);
		each(n, user);
	}
}
