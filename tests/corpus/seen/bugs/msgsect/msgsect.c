#include "msgsect.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define SECTIONS 4
#define MOST 1024

struct rr {
	struct rr *next;
	int type;
	char data[];
};

struct msgsect_node {
	msgsect_node *next;
	struct rr *first, **last;
	size_t count;
	char owner[];
};

struct msgsect {
	msgsect_node *nodes[SECTIONS];
	size_t records;
};

static int sec_ok(msgsect_sec sec)
{
	return (int)sec >= 0 && (int)sec < SECTIONS;
}

static int lower(int c)
{
	return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

static int same(const char *a, const char *b)
{
	while (*a && lower(*a) == lower(*b))
		a++, b++;
	return lower(*a) == lower(*b);
}

msgsect *msgsect_create(void)
{
	return calloc(1, sizeof(msgsect));
}

void msgsect_destroy(msgsect **msgp)
{
	int s;

	assert(msgp != NULL && *msgp != NULL);
	for (s = 0; s < SECTIONS; s++) {
		msgsect_node *n, *next;
		for (n = (*msgp)->nodes[s]; n; n = next) {
			next = n->next;
			while (n->first) {
				struct rr *r = n->first;
				n->first = r->next;
				free(r);
			}
			free(n);
		}
	}
	free(*msgp);
	*msgp = NULL;
}

msgsect_result msgsect_add(msgsect *msg, msgsect_sec sec, const char *owner,
			   int type, const char *data)
{
	size_t olen, dlen;
	msgsect_node **np;
	struct rr *r;

	assert(msg != NULL && owner != NULL && data != NULL);
	olen = strlen(owner);
	dlen = strlen(data);
	if (!sec_ok(sec) || type < 1 || type > 65535 || olen < 1 || olen > 255 || dlen > 4096)
		return MSGSECT_BADARG;
	if (msg->records == MOST)
		return MSGSECT_NOSPACE;
	r = malloc(sizeof *r + dlen + 1);
	if (!r)
		return MSGSECT_NOSPACE;
	r->next = NULL;
	r->type = type;
	memcpy(r->data, data, dlen + 1);
	for (np = &msg->nodes[sec]; *np && !same((*np)->owner, owner); np = &(*np)->next)
		;
	if (!*np) {
		msgsect_node *n = malloc(sizeof *n + olen + 1);
		if (!n) {
			free(r);
			return MSGSECT_NOSPACE;
		}
		n->next = NULL;
		n->first = NULL;
		n->last = &n->first;
		n->count = 0;
		memcpy(n->owner, owner, olen + 1);
		*np = n;
	}
	*(*np)->last = r;
	(*np)->last = &r->next;
	(*np)->count++;
	msg->records++;
	return MSGSECT_OK;
}

msgsect_result msgsect_find(const msgsect *msg, msgsect_sec sec,
			    const char *owner, int type,
			    const msgsect_node **nodep, const char **datap)
{
	const msgsect_node *n;
	const struct rr *r;

	assert(msg != NULL && owner != NULL && datap != NULL);
	assert(nodep != NULL && *nodep == NULL);
	if (!sec_ok(sec))
		return MSGSECT_BADARG;
	for (n = msg->nodes[sec]; n && !same(n->owner, owner); n = n->next)
		;
	if (!n)
		return MSGSECT_NXNAME;
	*nodep = n;
	for (r = n->first; r; r = r->next) {
		if (r->type == type) {
			*datap = r->data;
			return MSGSECT_OK;
		}
	}
	return MSGSECT_NXTYPE;
}

msgsect_result msgsect_tkey(const msgsect *msg, const char *owner,
			    const char **datap)
{
	const msgsect_node *node = NULL;
	msgsect_result res;

	assert(datap != NULL);
	res = msgsect_find(msg, MSGSECT_ADDITIONAL, owner, MSGSECT_TYPE_TKEY,
			   &node, datap);
	if (res != MSGSECT_OK)
		res = msgsect_find(msg, MSGSECT_ANSWER, owner,
				   MSGSECT_TYPE_TKEY, &node, datap);
	return res;
}

const msgsect_node *msgsect_first(const msgsect *msg, msgsect_sec sec)
{
	assert(msg != NULL);
	return sec_ok(sec) ? msg->nodes[sec] : NULL;
}

const msgsect_node *msgsect_next(const msgsect_node *node)
{
	assert(node != NULL);
	return node->next;
}

const char *msgsect_owner(const msgsect_node *node)
{
	assert(node != NULL);
	return node->owner;
}

size_t msgsect_records(const msgsect_node *node)
{
	assert(node != NULL);
	return node->count;
}
