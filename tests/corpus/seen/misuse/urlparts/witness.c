#include "urlparts.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
	struct urlparts p;
	char out[64], *text = malloc(64);

	strcpy(text, "http://me@example.org:8080/a%20b?x=1&y&=2#top");
#ifdef LEGAL
	char *key, *value;

	(void)count, (void)arguments;
	if (urlparts_split(&p, text) != 0 || strcmp(p.scheme, "http") != 0 || strcmp(p.user, "me") != 0 || urlparts_port(&p) != 8080)
		return 2;
	if (urlparts_join(&p, out, sizeof out) != 45 || strcmp(out, "http://me@example.org:8080/a%20b?x=1&y&=2#top") != 0)
		return 2;
	if (urlparts_unescape(p.path) != 3 || strcmp(p.path, "a b") != 0 || urlparts_escape(p.path, out, 4) != 5 || strcmp(out, "a%2") != 0)
		return 2;
	if (!urlparts_pair(&p.query, &key, &value) || strcmp(key, "x") != 0 || strcmp(value, "1") != 0)
		return 2;
	if (!urlparts_pair(&p.query, &key, &value) || strcmp(key, "y") != 0 || strcmp(value, "") != 0)
		return 2;
	if (!urlparts_pair(&p.query, &key, &value) || *key != '\0' || urlparts_pair(&p.query, &key, &value))
		return 2;
	strcpy(text, "");
	if (urlparts_split(&p, text) != 0 || p.host != NULL || *p.path != '\0' || urlparts_port(&p) != 0 || urlparts_join(&p, NULL, 0) != 0)
		return 2;
	strcpy(text, "https://h:99999");
	if (urlparts_split(&p, text) != -1 || urlparts_port(&p) != 0 || *p.path != '\0')
		return 2;
	strcpy(text, "ssh://h");
	if (urlparts_split(&p, text) != 0 || urlparts_port(&p) != 22 || p.user != NULL)
		return 2;
	strcpy(text, "%%4%41%00%zz%");
	if (urlparts_unescape(text) != 11 || strcmp(text, "%%4A%00%zz%") != 0 || urlparts_escape("", NULL, 0) != 0)
		return 2;
#else
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		urlparts_split(&p, (char *)"a?b");
		break;
	case 2:
		urlparts_unescape((char *)"a%20b");
		break;
	case 3:
		urlparts_split(&p, text);
		free(text);
		urlparts_join(&p, out, sizeof out);
		break;
	case 4:
		memset(&p, 0x11, sizeof p);
		urlparts_port(&p);
		break;
	case 5:
		urlparts_escape(text, text + 60, 64);
		break;
	}
#endif
	free(text);
	return 0;
}
