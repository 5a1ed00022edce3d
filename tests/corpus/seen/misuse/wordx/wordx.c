#include "wordx.h"

#include <stdlib.h>
#include <string.h>

static int add(wordx_t *w, char *word)
{
	char **v;

	if (w->wx_wordc >= WX_MANY)
		return WX_EMEM;
	v = realloc(w->wx_wordv, (w->wx_wordc + 2) * sizeof *v);
	if (v == NULL)
		return WX_EMEM;
	v[w->wx_wordc++] = word;
	v[w->wx_wordc] = NULL;
	w->wx_wordv = v;
	return 0;
}

/* One word from *sp to buf. */
static int word(const char **sp, char *buf)
{
	const char *s = *sp;
	char quote = 0;

	for (; *s != '\0'; s++) {
		if (quote == '\'') {
			if (*s == '\'')
				quote = 0;
			else
				*buf++ = *s;
		} else if (*s == '\\') {
			if (s[1] == '\0')
				return WX_ESYNTAX;
			if (quote && s[1] != '"' && s[1] != '\\')
				*buf++ = '\\';
			*buf++ = *++s;
		} else if (*s == '"') {
			quote = quote ? 0 : '"';
		} else if (quote) {
			*buf++ = *s;
		} else if (*s == '\'') {
			quote = '\'';
		} else if (*s == ' ' || *s == '\t') {
			break;
		} else if (strchr("|&;<>()\n", *s) != NULL) {
			return WX_EBADCH;
		} else {
			*buf++ = *s;
		}
	}
	if (quote)
		return WX_ESYNTAX;
	*buf = '\0';
	*sp = s;
	return 0;
}

static int split(const char *s, wordx_t *w, int flags)
{
	for (;;) {
		char *buf, *fit;
		int e;

		while (*s == ' ' || *s == '\t')
			s++;
		if (*s == '\0' || (*s == '#' && !(flags & WX_NOCOMM)))
			return 0;
		buf = malloc(strlen(s) + 1);
		if (buf == NULL)
			return WX_EMEM;
		e = word(&s, buf);
		if (e == 0) {
			fit = realloc(buf, strlen(buf) + 1);
			if (fit != NULL)
				buf = fit;
			e = add(w, buf);
		}
		if (e != 0) {
			free(buf);
			return e;
		}
	}
}

int wordx(const char *s, wordx_t *w, int flags)
{
	wordx_t more = {0, NULL};
	size_t n, i;
	char **v;
	int e = split(s, &more, flags);

	if (!(flags & WX_APPEND)) {
		if (e != 0)
			wordxfree(&more);
		*w = more;
		return e;
	}
	n = w->wx_wordc;
	if (e == 0 && n + more.wx_wordc > WX_MANY)
		e = WX_EMEM;
	if (e == 0 && more.wx_wordc > 0) {
		v = realloc(w->wx_wordv, (n + more.wx_wordc + 1) * sizeof *v);
		if (v == NULL) {
			e = WX_EMEM;
		} else {
			for (i = 0; i <= more.wx_wordc; i++)
				v[n + i] = more.wx_wordv[i];
			w->wx_wordv = v;
			w->wx_wordc = n + more.wx_wordc;
			free(more.wx_wordv);
			return 0;
		}
	}
	wordxfree(&more);
	return e;
}

void wordxfree(wordx_t *w)
{
	size_t i;

	for (i = 0; i < w->wx_wordc; i++)
		free(w->wx_wordv[i]);
	free(w->wx_wordv);
	w->wx_wordc = 0;
	w->wx_wordv = NULL;
}

int wordxdel(wordx_t *w, size_t i)
{
	if (i >= w->wx_wordc)
		return -1;
	free(w->wx_wordv[i]);
	for (; i < w->wx_wordc; i++)
		w->wx_wordv[i] = w->wx_wordv[i + 1];
	w->wx_wordc--;
	return 0;
}

char *wordxjoin(const wordx_t *w)
{
	size_t i, size = 1;
	const char *s;
	char *text, *p;

	for (i = 0; i < w->wx_wordc; i++) {
		size += 3;
		for (s = w->wx_wordv[i]; *s != '\0'; s++)
			size += *s == '\'' ? 4 : 1;
	}
	p = text = malloc(size);
	if (text == NULL)
		return NULL;
	for (i = 0; i < w->wx_wordc; i++) {
		if (i > 0)
			*p++ = ' ';
		*p++ = '\'';
		for (s = w->wx_wordv[i]; *s != '\0'; s++) {
			if (*s == '\'') {
				memcpy(p, "'\\''", 4);
				p += 4;
			} else {
				*p++ = *s;
			}
		}
		*p++ = '\'';
	}
	*p = '\0';
	return text;
}
