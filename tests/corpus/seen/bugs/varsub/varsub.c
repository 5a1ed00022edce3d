#include "varsub.h"

#include <stdlib.h>
#include <string.h>

#define MAXNAME 31

struct var {
	char name[MAXNAME + 1];
	char *value;
};

struct varsub {
	size_t n;
	struct var v[VARSUB_MAXVARS];
};

/* What is being built. */
struct output {
	const varsub *set;
	char *text;
	size_t length, size;
	size_t substitutions;
};

static int name_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '_';
}

/* The length of the name at s, 0 when there is none or it is too long. */
static size_t name_length(const char *s, size_t limit)
{
	size_t n = 0;

	while (n < limit && name_char(s[n]))
		n++;
	return n <= MAXNAME ? n : 0;
}

static int is_name(const char *s)
{
	size_t n = name_length(s, MAXNAME + 1);

	return n > 0 && s[n] == '\0';
}

static const struct var *find(const varsub *set, const char *name, size_t n)
{
	for (size_t i = 0; i < set->n; i++) {
		const struct var *v = &set->v[i];

		if (strlen(v->name) == n && memcmp(v->name, name, n) == 0)
			return v;
	}
	return NULL;
}

varsub *varsub_new(void)
{
	return calloc(1, sizeof(varsub));
}

void varsub_free(varsub *set)
{
	if (!set)
		return;
	for (size_t i = 0; i < set->n; i++)
		free(set->v[i].value);
	free(set);
}

enum varsub_status varsub_set(varsub *set, const char *name, const char *value)
{
	size_t length = strlen(value);
	struct var *v;
	char *copy;

	if (!is_name(name))
		return VARSUB_NONAME;
	if (length > VARSUB_MAXTEXT)
		return VARSUB_BIG;
	v = (struct var *)find(set, name, strlen(name));
	if (!v && set->n == VARSUB_MAXVARS)
		return VARSUB_BIG;
	copy = malloc(length + 1);
	if (!copy)
		return VARSUB_NOMEM;
	memcpy(copy, value, length + 1);
	if (v) {
		free(v->value);
	} else {
		v = &set->v[set->n++];
		strcpy(v->name, name);
	}
	v->value = copy;
	return VARSUB_OK;
}

enum varsub_status varsub_unset(varsub *set, const char *name)
{
	struct var *v;

	if (!is_name(name))
		return VARSUB_NONAME;
	v = (struct var *)find(set, name, strlen(name));
	if (v) {
		free(v->value);
		set->n--;
		if (v != &set->v[set->n])
			*v = set->v[set->n];
	}
	return VARSUB_OK;
}

const char *varsub_get(const varsub *set, const char *name)
{
	const struct var *v = find(set, name, strlen(name));

	return v ? v->value : NULL;
}

size_t varsub_count(const varsub *set)
{
	return set->n;
}

static enum varsub_status add(struct output *out, const char *s, size_t n)
{
	if (n > VARSUB_MAXOUT - out->length)
		return VARSUB_BIG;
	if (out->length + n + 1 > out->size) {
		size_t size = out->size ? out->size : 64;
		char *text;

		while (size < out->length + n + 1)
			size *= 2;
		text = realloc(out->text, size);
		if (!text)
			return VARSUB_NOMEM;
		out->text = text;
		out->size = size;
	}
	if (n > 0)
		memcpy(out->text + out->length, s, n);
	out->length += n;
	out->text[out->length] = '\0';
	return VARSUB_OK;
}

/* Where the '}' is that ends the "${" before s[0 .. n); n when there is none. */
static size_t closing(const char *s, size_t n)
{
	size_t depth = 1;

	for (size_t i = 0; i < n; i++) {
		if (s[i] == '$' && i + 1 < n && (s[i + 1] == '$' || s[i + 1] == '{')) {
			depth += s[i + 1] == '{';
			i++;
		} else if (s[i] == '}' && --depth == 0) {
			return i;
		}
	}
	return n;
}

static enum varsub_status expand(struct output *out, const struct var *inside,
				 const char *s, size_t n);

/* The reference s[0 .. n), without "${" and '}'. */
static enum varsub_status substitute(struct output *out, const struct var *inside,
				     const char *s, size_t n)
{
	size_t length = name_length(s, n);
	const struct var *v;
	enum varsub_status status;

	if (length == 0)
		return VARSUB_SYNTAX;
	if (length < n && (n - length < 2 || s[length] != ':' || s[length + 1] != '-'))
		return VARSUB_SYNTAX;
	v = find(out->set, s, length);
	if (v && v == inside)
		return VARSUB_LOOP;
	if (v)
		status = expand(out, v, v->value, strlen(v->value));
	else if (length < n)
		status = expand(out, inside, s + length + 2, n - length - 2);
	else
		status = VARSUB_UNDEF;
	if (status == VARSUB_OK && ++out->substitutions > VARSUB_MAXSUBST)
		status = VARSUB_BIG;
	return status;
}

/* Expands s[0 .. n), which is from the value of `inside`, if not NULL. */
static enum varsub_status expand(struct output *out, const struct var *inside,
				 const char *s, size_t n)
{
	size_t i = 0;

	while (i < n) {
		enum varsub_status status;
		size_t plain = i;

		while (plain < n && s[plain] != '$')
			plain++;
		if (plain > i) {
			status = add(out, s + i, plain - i);
			i = plain;
		} else if (i + 1 < n && s[i + 1] == '$') {
			status = add(out, "$", 1);
			i += 2;
		} else if (i + 1 < n && s[i + 1] == '{') {
			size_t length = closing(s + i + 2, n - i - 2);

			if (length == n - i - 2)
				return VARSUB_SYNTAX;
			status = substitute(out, inside, s + i + 2, length);
			i += 2 + length + 1;
		} else {
			status = VARSUB_SYNTAX;
		}
		if (status != VARSUB_OK)
			return status;
	}
	return VARSUB_OK;
}

static enum varsub_status run(const varsub *set, const struct var *inside,
			      const char *text, char **result)
{
	struct output out = { set, NULL, 0, 0, 0 };
	size_t length = strlen(text);
	enum varsub_status status;

	*result = NULL;
	if (length > VARSUB_MAXTEXT)
		return VARSUB_BIG;
	status = add(&out, "", 0);
	if (status == VARSUB_OK)
		status = expand(&out, inside, text, length);
	if (status == VARSUB_OK)
		*result = out.text;
	else
		free(out.text);
	return status;
}

enum varsub_status varsub_expand(const varsub *set, const char *tmpl, char **result)
{
	return run(set, NULL, tmpl, result);
}

enum varsub_status varsub_check(const varsub *set)
{
	for (size_t i = 0; i < set->n; i++) {
		char *text;
		enum varsub_status status = run(set, &set->v[i], set->v[i].value, &text);

		free(text);
		if (status != VARSUB_OK)
			return status;
	}
	return VARSUB_OK;
}

const char *varsub_message(enum varsub_status status)
{
	switch (status) {
	case VARSUB_OK: return "no error";
	case VARSUB_NONAME: return "not a name";
	case VARSUB_UNDEF: return "undefined variable";
	case VARSUB_SYNTAX: return "syntax error";
	case VARSUB_LOOP: return "variable refers to itself";
	case VARSUB_BIG: return "too big";
	case VARSUB_NOMEM: return "out of memory";
	}
	return "unknown status";
}
