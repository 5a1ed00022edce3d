#include "macstk.h"

#include <stdlib.h>
#include <string.h>

struct def {
	struct def *under;
	char text[];
};

struct sym {
	struct sym *next;
	struct def *top;
	int depth;
	char name[MS_NAME + 1];
};

struct mactab {
	struct sym *syms;
	int count;
};

mactab *ms_open(void)
{
	return calloc(1, sizeof(mactab));
}

/* Where the pointer to a symbol is; to NULL when there is no such. */
static struct sym **seek(mactab *t, const char *name)
{
	struct sym **sp = &t->syms;

	while (*sp != NULL && strcmp((*sp)->name, name) != 0)
		sp = &(*sp)->next;
	return sp;
}

static const struct sym *find(const mactab *t, const char *name)
{
	const struct sym *s = t->syms;

	while (s != NULL && strcmp(s->name, name) != 0)
		s = s->next;
	return s;
}

static struct def *newdef(const char *text)
{
	size_t n = strlen(text);
	struct def *d;

	if (n > MS_TEXT)
		return NULL;
	d = malloc(sizeof *d + n + 1);
	if (d != NULL) {
		d->under = NULL;
		memcpy(d->text, text, n + 1);
	}
	return d;
}

/* A symbol without texts, put in front. */
static struct sym *newsym(mactab *t, const char *name)
{
	size_t n = strlen(name);
	struct sym *s;

	if (n == 0 || n > MS_NAME || t->count == MS_MANY)
		return NULL;
	s = malloc(sizeof *s);
	if (s == NULL)
		return NULL;
	memcpy(s->name, name, n + 1);
	s->top = NULL;
	s->depth = 0;
	s->next = t->syms;
	t->syms = s;
	t->count++;
	return s;
}

static void drop(mactab *t, struct sym **sp)
{
	struct sym *s = *sp;

	*sp = s->next;
	free(s->top);
	free(s);
	t->count--;
}

static void pop(mactab *t, struct sym **sp)
{
	struct sym *s = *sp;
	struct def *d = s->top;

	if (d->under == NULL) {
		drop(t, sp);
		return;
	}
	s->top = d->under;
	s->depth--;
	free(d);
}

void ms_close(mactab *t)
{
	while (t->syms != NULL)
		pop(t, &t->syms);
	free(t);
}

int ms_pushdef(mactab *t, const char *name, const char *text)
{
	struct sym *s = *seek(t, name);
	struct def *d;

	if (s != NULL && s->depth == MS_DEEP)
		return -1;
	d = newdef(text);
	if (d == NULL)
		return -1;
	if (s == NULL && (s = newsym(t, name)) == NULL) {
		free(d);
		return -1;
	}
	d->under = s->top;
	s->top = d;
	s->depth++;
	return 0;
}

int ms_define(mactab *t, const char *name, const char *text)
{
	struct sym *s = *seek(t, name);
	struct def *d;

	if (s == NULL)
		return ms_pushdef(t, name, text);
	d = newdef(text);
	if (d == NULL)
		return -1;
	d->under = s->top->under;
	free(s->top);
	s->top = d;
	return 0;
}

int ms_popdef(mactab *t, const char *name)
{
	struct sym **sp = seek(t, name);

	if (*sp == NULL)
		return -1;
	pop(t, sp);
	return 0;
}

int ms_undefine(mactab *t, const char *name)
{
	struct sym **sp = seek(t, name);

	if (*sp == NULL)
		return -1;
	drop(t, sp);
	return 0;
}

int ms_alias(mactab *t, const char *name, const char *old)
{
	const struct sym *s = find(t, old);

	return s == NULL ? -1 : ms_define(t, name, s->top->text);
}

const char *ms_text(const mactab *t, const char *name)
{
	const struct sym *s = find(t, name);

	return s == NULL ? NULL : s->top->text;
}

int ms_depth(const mactab *t, const char *name)
{
	const struct sym *s = find(t, name);

	return s == NULL ? 0 : s->depth;
}

int ms_count(const mactab *t)
{
	return t->count;
}

int ms_each(const mactab *t, int (*fn)(void *arg, const char *name, const char *text), void *arg)
{
	const struct sym *s;
	int r = 0;

	for (s = t->syms; s != NULL && r == 0; s = s->next)
		r = fn(arg, s->name, s->top->text);
	return r;
}
