#include "jsonptr.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    static const char source[] = " {\"a\": [1, -2.5e1, \"x\\u00e9\"], \"m~n/o\": true, \"\": null, \"e\": {}, \"a\": 3} ";
    char *text = malloc(sizeof source);
    jsonptr_doc *doc;
    const jsonptr_node *node;
    char out[8];

    if (!text)
        return 0;
    memcpy(text, source, sizeof source);
    doc = jsonptr_open(text, sizeof source - 1);
    assert(doc);
    node = jsonptr_find(doc, "/a");
    assert(node);
#ifdef LEGAL
    static const char *bad[] = {"", " ", "{", "[", "[1,]", "{\"a\"}", "{\"a\":}", "01", "-", "1.", "1e", "tru",
                                "nul", "\"", "\"\\x\"", "\"\\u12\"", "\"\\", "1 2", "]", "{1:2}", "\"\n\""};
    char deep[200];
    jsonptr_doc *d;

    (void)rule;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(!jsonptr_open(bad[i], strlen(bad[i])));
    assert(!jsonptr_open(NULL, 0) && !jsonptr_open("1\0", 2));
    memset(deep, '[', 100);
    memset(deep + 100, ']', 100);
    assert(!jsonptr_open(deep, 200));
    d = jsonptr_open(deep + 36, 128);
    assert(d && jsonptr_size(jsonptr_find(d, "/0/0")) == 1);
    jsonptr_close(d);
    memset(deep, '9', 200);
    assert(!jsonptr_open(deep, 200) && !jsonptr_open(deep, 64));
    d = jsonptr_open(deep, 63);
    assert(d && jsonptr_number(jsonptr_find(d, "")) > 9e62);
    assert(!jsonptr_find(d, "/0") && !jsonptr_find(d, NULL));
    jsonptr_close(d);
    d = jsonptr_open("1e999", 5);
    assert(d && isinf(jsonptr_number(jsonptr_find(d, ""))));
    jsonptr_close(d);
    jsonptr_close(NULL);
    assert(jsonptr_size(jsonptr_find(doc, "")) == 5 && jsonptr_size(node) == 3);
    assert(jsonptr_typeof(node) == JSONPTR_ARRAY && jsonptr_number(jsonptr_find(doc, "/a/1")) == -25);
    assert(jsonptr_copy(jsonptr_find(doc, "/a/2"), out, 4) == 7 && strcmp(out, "x\\u") == 0);
    assert(jsonptr_copy(jsonptr_find(doc, "/e"), out, sizeof out) == 2 && strcmp(out, "{}") == 0);
    assert(jsonptr_copy(node, NULL, 0) == strlen("[1, -2.5e1, \"x\\u00e9\"]"));
    assert(jsonptr_bool(jsonptr_find(doc, "/m~0n~1o")) && jsonptr_typeof(jsonptr_find(doc, "/")) == JSONPTR_NULL);
    assert(!jsonptr_find(doc, "a") && !jsonptr_find(doc, "/a/3") && !jsonptr_find(doc, "/a/-"));
    assert(!jsonptr_find(doc, "/a/00") && !jsonptr_find(doc, "/a/") && !jsonptr_find(doc, "/a/99999999999999999999"));
    assert(!jsonptr_find(doc, "/~") && !jsonptr_find(doc, "/~2") && !jsonptr_find(doc, "/x") && !jsonptr_find(doc, "/e/x"));
    jsonptr_close(doc);
    free(text);
#else
    if (rule == 1) {
        free(text);
        jsonptr_copy(jsonptr_find(doc, "/a"), out, sizeof out);
    } else if (rule == 2) {
        jsonptr_close(doc);
        jsonptr_typeof(node);
    } else {
        jsonptr_number(node);
    }
#endif
    return 0;
}
