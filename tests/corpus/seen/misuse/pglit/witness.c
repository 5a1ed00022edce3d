#include "pglit.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char to[60];
    size_t length;
    if (pglit_escape(to, "it's", 4) != 5 || strcmp(to, "it''s") != 0 || pglit_unescape(to) != 4 || strcmp(to, "it's") != 0)
        return 2;
    if (pglit_escape(to, "", 0) != 0 || pglit_escape(to, "a\0b", 3) != 1 || pglit_escape(to, "\\'", 1) != 2)
        return 2;
    if (pglit_ident(to, sizeof to, "a\"b") != 6 || strcmp(to, "\"a\"\"b\"") != 0 || pglit_ident(NULL, 0, "abc") != 5)
        return 2;
    if (pglit_ident(to, 3, "abc") != 5 || strcmp(to, "\"a") != 0)
        return 2;
    char *text = pglit_escape_new("'", 1);
    if (strcmp(text, "''''") != 0 || pglit_escape_new("a", (size_t)-1) != NULL || pglit_bytea("a", (size_t)-1) != NULL)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    pglit_freemem(text);
    pglit_freemem(NULL);
    text = pglit_bytea("\0\377", 2);
    unsigned char *bytes = pglit_unbytea(text, &length);
    if (strcmp(text, "\\x00ff") != 0 || length != 2 || bytes[1] != 255)
        return 2;
    pglit_freemem(text);
    pglit_freemem(bytes);
    bytes = pglit_unbytea("\\x", &length);
    if (bytes == NULL || length != 0 || pglit_unbytea("", &length) != NULL || pglit_unbytea("\\x1g", &length) != NULL)
        return 2;
    pglit_freemem(bytes);
    pglit_freemem(pglit_bytea(NULL, 0));
    strcpy(to, "'''\\");
    if (pglit_unescape(to) != 3 || strcmp(to, "''\\") != 0)
        return 2;
#else
    char *small = malloc(5);
    memset(small, 'a', 5);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        pglit_escape(small, "it's", 4);
        break;
    case 2:
        pglit_escape(to, small, 20);
        break;
    case 3:
        pglit_unescape((char *)"it''s");
        break;
    case 4:
        pglit_freemem(text);
        pglit_freemem(text);
        break;
    case 5:
        pglit_ident(small, 20, "identifier");
        break;
    case 6:
        pglit_unbytea(NULL, &length);
        break;
    }
    free(small);
#endif
    return 0;
}
