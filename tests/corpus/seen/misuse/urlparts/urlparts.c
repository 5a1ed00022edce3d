#include "urlparts.h"

#include <string.h>

/* Ends the text at the first of a character, and returns what is behind it. */
static char *cut(char *text, char at)
{
	char *found = strchr(text, at);

	if (found == NULL)
		return NULL;
	*found = '\0';
	return found + 1;
}

static int port_number(const char *text)
{
	int number = 0;

	if (*text == '\0')
		return -1;
	for (; *text != '\0'; text++) {
		if (*text < '0' || *text > '9')
			return -1;
		number = number * 10 + (*text - '0');
		if (number > 65535)
			return -1;
	}
	return number;
}

int urlparts_split(struct urlparts *p, char *url)
{
	char *rest = url, *after;

	memset(p, 0, sizeof *p);
	p->fragment = cut(rest, '#');
	p->query = cut(rest, '?');
	after = strstr(rest, "://");
	if (after != NULL && after != rest && memchr(rest, '/', (size_t)(after - rest)) == NULL) {
		*after = '\0';
		p->scheme = rest;
		rest = after + 3;
		p->path = cut(rest, '/');
		if (p->path == NULL)
			p->path = rest + strlen(rest);
		p->host = cut(rest, '@');
		if (p->host != NULL)
			p->user = rest;
		else
			p->host = rest;
		p->port = cut(p->host, ':');
	} else {
		p->path = rest;
	}
	return p->port != NULL && port_number(p->port) < 0 ? -1 : 0;
}

int urlparts_port(const struct urlparts *p)
{
	static const struct {
		const char *scheme;
		int port;
	} known[] = { { "http", 80 }, { "https", 443 }, { "ftp", 21 }, { "ssh", 22 } };
	size_t i;

	if (p->port != NULL)
		return port_number(p->port) < 0 ? 0 : port_number(p->port);
	for (i = 0; p->scheme != NULL && i < sizeof known / sizeof *known; i++)
		if (strcmp(p->scheme, known[i].scheme) == 0)
			return known[i].port;
	return 0;
}

static int hex(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

size_t urlparts_unescape(char *text)
{
	char *to = text;
	const char *from = text;

	while (*from != '\0') {
		int high = *from == '%' ? hex(from[1]) : -1;
		int low = high < 0 ? -1 : hex(from[2]);

		if (low < 0 || (high | low) == 0) {
			*to++ = *from++;
		} else {
			*to++ = (char)(high << 4 | low);
			from += 3;
		}
	}
	*to = '\0';
	return (size_t)(to - text);
}

int urlparts_pair(char **rest, char **key, char **value)
{
	char *name = *rest, *next, *text;

	if (name == NULL)
		return 0;
	next = cut(name, '&');
	text = cut(name, '=');
	*rest = next;
	*key = name;
	*value = text != NULL ? text : name + strlen(name);
	return 1;
}

struct sink {
	char *out;
	size_t size, length;
};

static void put(struct sink *s, char c)
{
	if (s->length + 1 < s->size)
		s->out[s->length] = c;
	s->length++;
}

static void put_text(struct sink *s, const char *before, const char *text, const char *behind)
{
	if (text == NULL)
		return;
	while (*before != '\0')
		put(s, *before++);
	while (*text != '\0')
		put(s, *text++);
	while (*behind != '\0')
		put(s, *behind++);
}

static size_t finish(struct sink *s)
{
	if (s->size > 0)
		s->out[s->length < s->size ? s->length : s->size - 1] = '\0';
	return s->length;
}

static int plain(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~';
}

size_t urlparts_escape(const char *text, char *out, size_t size)
{
	static const char digits[] = "0123456789ABCDEF";
	struct sink s = { out, size, 0 };

	for (; *text != '\0'; text++) {
		unsigned char c = (unsigned char)*text;

		if (plain(*text)) {
			put(&s, *text);
			continue;
		}
		put(&s, '%');
		put(&s, digits[c >> 4]);
		put(&s, digits[c & 15]);
	}
	return finish(&s);
}

size_t urlparts_join(const struct urlparts *p, char *out, size_t size)
{
	struct sink s = { out, size, 0 };

	put_text(&s, "", p->scheme, "://");
	put_text(&s, "", p->user, "@");
	put_text(&s, "", p->host, "");
	put_text(&s, ":", p->port, "");
	put_text(&s, p->host == NULL ? "" : "/", p->path, "");
	put_text(&s, "?", p->query, "");
	put_text(&s, "#", p->fragment, "");
	return finish(&s);
}
