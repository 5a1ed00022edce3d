#include "tomette.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void bad(const char *text, int line)
{
    int at = -1;

    assert(tom_parse(text, NULL) == NULL && tom_parse(text, &at) == NULL && at == line);
}

int main(void)
{
    tom_doc *doc;
    const tom_value *v;
    char deep[100];

    tom_free(NULL);
    doc = tom_parse("", NULL);
    assert(doc && !tom_get(doc, "", "") && tom_get_integer(doc, "x", "y", LLONG_MIN) == LLONG_MIN);
    tom_free(doc);
    doc = tom_parse("# x\r\n title = \"A # 'text'\\\" # c\n\n n=-9223372036854775808\nm = +9223372036854775807\n"
                    "[server]\ndebug = false\ntitle=\"\"\nports = [80, 443, [\"a\",\"b\", ], [], true]\n[x]\n[ server ] #\nz=0", NULL);
    assert(doc);
    assert(strcmp(tom_get_string(doc, "", "title", NULL), "A # 'text'\\") == 0);
    assert(tom_get_string(doc, "", "n", NULL) == NULL && strcmp(tom_get_string(doc, "server", "title", "x"), "") == 0);
    assert(tom_get_integer(doc, "", "n", 0) == LLONG_MIN && tom_get_integer(doc, "", "m", 0) == LLONG_MAX);
    v = tom_get(doc, "server", "ports");
    assert(v && tom_kind(v) == TOM_ARRAY && tom_length(v) == 5 && tom_integer(tom_item(v, 1)) == 443);
    assert(tom_length(tom_item(v, 2)) == 2 && strcmp(tom_string(tom_item(tom_item(v, 2), 1)), "b") == 0);
    assert(tom_length(tom_item(v, 3)) == 0 && tom_boolean(tom_item(v, 4)) == 1);
    v = tom_get(doc, "server", "debug");
    assert(v && tom_kind(v) == TOM_BOOLEAN && tom_boolean(v) == 0 && tom_get_integer(doc, "server", "z", 1) == 0);
    tom_free(doc);

    bad("a", 1), bad("a=", 1), bad("\n=1", 2), bad("a=1 b=2", 1), bad("a=\"x", 1), bad("a=\"x\\", 1), bad("a=\"\n\"", 1);
    bad("a=9223372036854775808", 1), bad("a=-9223372036854775809", 1), bad("a=-", 1), bad("a=1\na=2", 2);
    bad("[", 1), bad("[]", 1), bad("[a", 1), bad("a=[", 1), bad("a=[1 2]", 1), bad("a=[,]", 1), bad("a=[1,\n2]", 1), bad("!", 1), bad("[a]b=1", 1), bad("\n[a] [b]", 2);
    bad("a=tru", 1), bad("a=[[\"x\", [1, \"y\"", 1), bad("a=\"x\\\n\"", 1), bad("a=1\r", 1), bad("a=\"x\"y", 1);
    strcpy(deep, "a=");
    memset(deep + 2, '[', TOM_DEPTH_MAX), memset(deep + 2 + TOM_DEPTH_MAX, ']', TOM_DEPTH_MAX), deep[2 + 2 * TOM_DEPTH_MAX] = 0;
    doc = tom_parse(deep, NULL);
    assert(doc);
    tom_free(doc);
    memset(deep + 2, '[', TOM_DEPTH_MAX + 1), memset(deep + 3 + TOM_DEPTH_MAX, ']', TOM_DEPTH_MAX + 1), deep[4 + 2 * TOM_DEPTH_MAX] = 0;
    bad(deep, 1);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tom_doc *doc = tom_parse("a = 7\nb = [1, 2]\n", NULL);
    const tom_value *v;

    if (!doc)
        return 0;
    if (rule == 1) {
        v = tom_get(doc, "", "a");
        printf("%zu\n", strlen(tom_string(v)));
    } else if (rule == 2) {
        v = tom_get(doc, "", "b");
        printf("%d\n", (int)tom_kind(tom_item(v, tom_length(v))));
    } else {
        v = tom_get(doc, "", "a");
        tom_free(doc);
        printf("%d\n", (int)tom_kind(v));
        return 0;
    }
    tom_free(doc);
    return 0;
}
#endif
