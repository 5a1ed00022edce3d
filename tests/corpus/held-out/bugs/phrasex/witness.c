#include "phrasex.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static const char *value(void *ctx, const char *name)
{
    ++*(int *)ctx;
    if (strcmp(name, "who") == 0)
        return "Ann";
    if (strcmp(name, "n") == 0)
        return "1";
    if (strcmp(name, "star") == 0)
        return "*";
    return NULL;
}

static void try(const char *text, const char *expected)
{
    enum px_error e = PX_ENOMEM;
    int calls = 0;
    px_template *t = px_compile(text, &e);
    assert(t && e == PX_OK);
    char *s = px_format(t, value, &calls);
    assert(s && strcmp(s, expected) == 0);
    for (size_t size = 0; size < strlen(s) + 3; size++) {
        char *out = malloc(size + !size);
        assert(px_render(t, value, &calls, size ? out : NULL, size) == strlen(s));
        if (size)
            assert(strncmp(out, s, size - 1) == 0 && strlen(out) == (size - 1 < strlen(s) ? size - 1 : strlen(s)));
        free(out);
    }
    free(s);
    px_free(t);
}

static void bad(const char *text, enum px_error expected)
{
    enum px_error e;
    assert(!px_compile(text, &e) && e == expected);
    assert(!px_compile(text, NULL));
    assert(strlen(px_strerror(e)) > 0);
}

int main(void)
{
    try("", "");
    try("plain } | :", "plain } | :");
    try("{who} has {n|0:no mail|1:a letter|*:letters}.", "Ann has a letter.");
    try("{x|a:b}{x}{who|*:}{who|Bob:b|*:other}", "other");
    try("{star|1:x|*:y}{who|A-b:x}", "y");
    try("\\{who\\}\\\\", "{who}\\");
    try("{n|1:\\}\\|\\{}", "}|{");
    bad("{", PX_EOPEN);
    bad("{}", PX_ENAME);
    bad("{a b}", PX_ENAME);
    bad("{a", PX_EOPEN);
    bad("{a|", PX_EOPEN);
    bad("{a|}", PX_ENAME);
    bad("{a|k}", PX_ENAME);
    bad("{a|k:", PX_EOPEN);
    bad("{a|k:x|j:{b}}", PX_ENEST);
    bad("{a{", PX_ENEST);
    bad("x\\", PX_EOPEN);
    bad("{a|k:x\\", PX_EOPEN);
    bad("{a2345678901234567890123456789012}", PX_ENAME);
    try("{a234567890123456789012345678901}", "");

    char *big = malloc(PX_TEXT_MAX + 2);
    memset(big, 'x', PX_TEXT_MAX + 1);
    big[PX_TEXT_MAX + 1] = '\0';
    bad(big, PX_ETOOLONG);
    big[PX_TEXT_MAX] = '\0';
    px_free(px_compile(big, NULL));
    free(big);

    px_template *t = px_compile("a{who}b{n}", NULL);
    assert(t && px_holes(t) == 2 && strcmp(px_hole_name(t, 1), "n") == 0);
    assert(!px_hole_name(t, 2) && !px_hole_name(t, (size_t)-1));
    px_free(t);
    px_free(NULL);

    char esc[32];
    assert(px_escape("a{b}|\\", esc, sizeof esc) == 10);
    try(esc, "a{b}|\\");
    assert(px_escape("{", NULL, 0) == 2 && px_escape("", esc, 1) == 0 && esc[0] == '\0');
    return 0;
}
#else
int main(void)
{
    px_template *t = px_compile("{n|1:a|1:b}", NULL);
    assert(t);
    px_free(t);
    return 0;
}
#endif
