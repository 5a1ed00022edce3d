#include "minlex.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) exit(2); } while (0)

#ifdef LEGAL
int main(void)
{
    lx_lexer lx, saved;
    lx_token t;
    char buffer[32];

    lx_init(&lx, "");
    CHECK(lx_next(&lx).type == LX_END && lx_next(&lx).type == LX_END && !lx_accept(&lx, ""));
    lx_back(&lx);
    t = lx_peek(&lx);
    CHECK(t.length == 0 && lx_copy(&t, buffer) == 0 && buffer[0] == '\0' && lx_is(&t, "") && lx_number(&t) == 0);

    lx_init(&lx, "x1 = 12.5. # no\n \"a\\\"b\\\\\" \xe4 _ 7..");
    CHECK(lx_peek(&lx).type == LX_NAME);
    t = lx_next(&lx);
    CHECK(lx_is(&t, "x1") && !lx_is(&t, "x") && lx_copy(&t, buffer) == 2);
    CHECK(lx_accept(&lx, "=") && !lx_accept(&lx, "="));
    saved = lx;
    t = lx_next(&lx);
    CHECK(t.type == LX_NUMBER && lx_number(&t) == 12.5 && t.line == 1 && t.column == 6);
    lx_back(&lx);
    t = lx_next(&lx);
    CHECK(t.type == LX_NUMBER && lx_next(&saved).start == t.start);
    lx_back(&lx);
    lx_next(&lx);
    CHECK(lx_accept(&lx, "."));
    t = lx_next(&lx);
    CHECK(t.type == LX_STRING && t.line == 2 && lx_copy(&t, buffer) == 4 && !strcmp(buffer, "a\"b\\"));
    CHECK(lx_next(&lx).type == LX_ERROR && lx_next(&lx).type == LX_NAME);
    t = lx_next(&lx);
    CHECK(t.length == 1 && lx_accept(&lx, ".") && lx_accept(&lx, ".") && lx_next(&lx).type == LX_END);

    lx_init(&lx, "\"\"\"open\\");
    t = lx_next(&lx);
    CHECK(t.type == LX_STRING && lx_copy(&t, buffer) == 0);
    t = lx_next(&lx);
    CHECK(t.type == LX_ERROR && t.length == 6 && lx_copy(&t, buffer) == 6 && lx_next(&lx).type == LX_END);
    lx_init(&lx, "#");
    CHECK(lx_next(&lx).type == LX_END);
    CHECK(!strcmp(lx_type_name(LX_NAME), "name") && !strcmp(lx_type_name((lx_type)99), "unknown"));
    return 0;
}
#else
int main(int argc, char **argv)
{
    char *text = malloc(16), *small = malloc(5);
    lx_lexer lx;
    lx_token t;

    CHECK(text && small);
    strcpy(text, "hello world");
    lx_init(&lx, text);
    t = lx_next(&lx);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        free(text);
        lx_next(&lx);
        return 0;
    case 2:
        lx_copy(&t, small);
        break;
    case 3:
        lx_back(&lx);
        lx_back(&lx);
        break;
    }
    free(text);
    free(small);
    return 0;
}
#endif
