#include "wordx.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
	wordx_t w;
	memset(&w, 0x5a, sizeof w);
#ifdef LEGAL
	(void)count, (void)arguments;
	wordx_t v;
	char *text;
	if (wordx("cp 'a b'\"\\\"c\\d\" e\\ f '' # no", &w, 0) != 0 || w.wx_wordc != 4 || strcmp(w.wx_wordv[1], "a b\"c\\d") != 0)
		return 2;
	if (strcmp(w.wx_wordv[2], "e f") != 0 || w.wx_wordv[3][0] != '\0' || w.wx_wordv[4] != NULL)
		return 2;
	if (wordx("#x it\\'s", &w, WX_APPEND | WX_NOCOMM) != 0 || w.wx_wordc != 6 || wordx("a|b", &w, WX_APPEND) != WX_EBADCH)
		return 2;
	if ((text = wordxjoin(&w)) == NULL || wordx(text, &v, 0) != 0 || v.wx_wordc != 6 || strcmp(v.wx_wordv[5], "it's") != 0)
		return 2;
	free(text);
	if (wordxdel(&w, 6) != -1 || wordxdel(&w, 0) != 0 || wordxdel(&w, 4) != 0 || w.wx_wordc != 4 || w.wx_wordv[4] != NULL)
		return 2;
	if (wordx(w.wx_wordv[0], &w, WX_APPEND) != WX_ESYNTAX || wordx("", &w, WX_APPEND) != 0 || w.wx_wordc != 4)
		return 2;
	wordxfree(&w);
	wordxfree(&w);
	if (wordx("again", &w, WX_APPEND) != 0 || w.wx_wordc != 1 || wordxdel(&w, 0) != 0 || wordx("x", &w, WX_APPEND) != 0)
		return 2;
	wordxfree(&w);
	if (wordx("'", &w, 0) != WX_ESYNTAX || wordx("\\", &w, 0) != WX_ESYNTAX || wordx("a \n", &w, 0) != WX_EBADCH || w.wx_wordv)
		return 2;
	if (wordx("", &w, 0) != 0 || (text = wordxjoin(&w)) == NULL || text[0] != '\0')
		return 2;
	free(text);
	wordxfree(&w);
	wordxfree(&v);
	char many[2 * WX_MANY + 3];
	for (int i = 0; i < WX_MANY + 1; i++)
		memcpy(many + 2 * i, "w ", 2);
	many[2 * WX_MANY + 2] = '\0';
	if (wordx(many, &w, 0) != WX_EMEM || w.wx_wordc != 0 || wordx(many + 2, &w, 0) != 0 || wordx("w", &w, WX_APPEND) != WX_EMEM)
		return 2;
	wordxfree(&w);
#else
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		w.wx_wordc = 3;
		wordx("a b", &w, WX_APPEND);
		break;
	case 2:
		wordxfree(&w);
		break;
	case 3: {
		wordx("a b", &w, 0);
		char *first = w.wx_wordv[0];
		wordxfree(&w);
		wordx(first, &w, 0);
		break;
	}
	case 4: {
		wordx("a b", &w, 0);
		wordx_t copy = w;
		wordxfree(&w);
		wordxfree(&copy);
		break;
	}
	}
#endif
	return 0;
}
