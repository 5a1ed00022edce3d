#include "sexpread.h"

#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH 64

struct sexp {
	sexp *next;  /* in the list it is an element of */
	sexp *first; /* of a list */
	char *text;  /* of an atom, else NULL */
};

struct reader {
	const char *p;
	int depth;
	sx_error error;
};

static sexp *read_one(struct reader *r);

static void skip_blanks(struct reader *r)
{
	while (*r->p == ' ' || *r->p == '\t' || *r->p == '\n' || *r->p == '\r')
		r->p++;
}

static sexp *make(struct reader *r)
{
	sexp *x = calloc(1, sizeof *x);
	if (!x)
		r->error = SX_NO_MEMORY;
	return x;
}

static sexp *make_atom(struct reader *r, const char *start, size_t len)
{
	sexp *x = make(r);
	if (!x)
		return NULL;
	x->text = malloc(len + 1);
	if (!x->text) {
		r->error = SX_NO_MEMORY;
		free(x);
		return NULL;
	}
	memcpy(x->text, start, len);
	x->text[len] = '\0';
	return x;
}

static sexp *read_quoted(struct reader *r)
{
	const char *start = ++r->p;
	const char *end = strchr(start, '"');
	if (!end) {
		r->error = SX_UNBALANCED;
		return NULL;
	}
	r->p = end + 1;
	return make_atom(r, start, (size_t)(end - start));
}

static sexp *read_list(struct reader *r)
{
	sexp *list, **tail;

	if (r->depth == MAX_DEPTH) {
		r->error = SX_TOO_DEEP;
		return NULL;
	}
	list = make(r);
	if (!list)
		return NULL;
	r->depth++;
	r->p++;
	tail = &list->first;
	for (;;) {
		skip_blanks(r);
		if (*r->p == ')')
			break;
		if (*r->p == '\0') {
			r->error = SX_UNBALANCED;
			return NULL;
		}
		*tail = read_one(r);
		if (!*tail) {
			sx_free(list);
			return NULL;
		}
		tail = &(*tail)->next;
	}
	r->p++;
	r->depth--;
	return list;
}

/* there is something other than blanks at r->p */
static sexp *read_one(struct reader *r)
{
	size_t len;
	sexp *atom;

	if (*r->p == '(')
		return read_list(r);
	if (*r->p == '"')
		return read_quoted(r);
	len = strcspn(r->p, " \t\r\n()\"");
	if (len == 0) {
		r->error = SX_UNBALANCED;
		return NULL;
	}
	atom = make_atom(r, r->p, len);
	r->p += len;
	return atom;
}

sexp *sx_read(const char *text, sx_error *error)
{
	struct reader r = { text, 0, SX_OK };
	sexp *x = NULL;

	skip_blanks(&r);
	if (*r.p == '\0')
		r.error = SX_EMPTY;
	else
		x = read_one(&r);
	if (x) {
		skip_blanks(&r);
		if (*r.p != '\0') {
			r.error = *r.p == ')' ? SX_UNBALANCED : SX_TRAILING;
			sx_free(x);
			x = NULL;
		}
	}
	if (error)
		*error = r.error;
	return x;
}

void sx_free(sexp *x)
{
	sexp *e, *next;

	if (!x)
		return;
	for (e = x->first; e; e = next) {
		next = e->next;
		sx_free(e);
	}
	free(x->text);
	free(x);
}

int sx_is_list(const sexp *x)
{
	return x->text == NULL;
}

size_t sx_length(const sexp *x)
{
	size_t n = 0;
	const sexp *e;

	for (e = x->first; e; e = e->next)
		n++;
	return n;
}

const sexp *sx_nth(const sexp *x, size_t n)
{
	const sexp *e = x->first;

	while (e && n-- > 0)
		e = e->next;
	return e;
}

const char *sx_text(const sexp *x)
{
	return x->text;
}

int sx_equal(const sexp *a, const sexp *b)
{
	if (a->text || b->text)
		return a->text && b->text && strcmp(a->text, b->text) == 0;
	for (a = a->first, b = b->first; a && b; a = a->next, b = b->next)
		if (!sx_equal(a, b))
			return 0;
	return !a && !b;
}

size_t sx_atoms(const sexp *x)
{
	size_t n = 0;
	const sexp *e;

	if (x->text)
		return 1;
	for (e = x->first; e; e = e->next)
		n += sx_atoms(e);
	return n;
}
