#include "tplsect.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static const char *look(void *ctx, const char *name)
{
    (void)ctx;
    if (strcmp(name, "who") == 0)
        return "world";
    if (strcmp(name, "empty") == 0)
        return "";
    return NULL;
}

static const char *big(void *ctx, const char *name)
{
    (void)name;
    return ctx;
}

static int fails(const char *text)
{
    int error;

    assert(tpl_parse(text, &error) == NULL);
    assert(tpl_parse(text, NULL) == NULL);
    return error;
}

static void gives(const char *text, const char *wanted)
{
    int error = 99;
    char buf[8];
    size_t n;
    tpl *t = tpl_parse(text, &error);
    char *all;

    assert(t && error == TPL_OK);
    all = tpl_render_new(t, look, NULL);
    assert(all && strcmp(all, wanted) == 0);
    for (size_t size = 0; size <= sizeof buf; size++) {
        n = tpl_render(t, look, NULL, size ? buf : NULL, size);
        assert(n == strlen(wanted));
        if (size)
            assert(strlen(buf) == (n < size ? n : size - 1) && strncmp(buf, wanted, strlen(buf)) == 0);
    }
    free(all);
    tpl_free(t);
}

int main(void)
{
    static char text[TPL_MAX_TEXT + 2];
    tpl *t;
    char *value;

    tpl_free(NULL);
    gives("", "");
    gives("plain { } }} {", "plain { } }} {");
    gives("Hi {{who}}!", "Hi world!");
    gives("{{none}}{{empty}}", "");
    gives("{{#who}}a{{^who}}b{{/who}}c{{/who}}{{#none}}d{{/none}}{{^none}}e{{/none}}{{#empty}}f{{/empty}}", "ace");
    gives("{{^empty}}{{who}}{{/empty}}", "world");
    assert(fails("{{") == TPL_ETAG && fails("{{}}") == TPL_ETAG && fails("{{a") == TPL_ETAG && fails("{{a}") == TPL_ETAG);
    assert(fails("{{#}}") == TPL_ETAG && fails("x{{ a}}") == TPL_ETAG && fails("{{{a}}}") == TPL_ETAG);
    assert(fails("{{#a}}") == TPL_EOPEN && fails("{{#a}}x{{#b}}{{/b}}") == TPL_EOPEN && fails("{{#a}}{{") == TPL_ETAG);
    assert(fails("{{aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa}}") == TPL_ETAG);
    for (int i = 0; i <= TPL_MAX_DEPTH; i++)
        strcat(text, "{{#a}}");
    assert(fails(text) == TPL_EBIG);
    memset(text, 'x', TPL_MAX_TEXT + 1);
    assert(fails(text) == TPL_EBIG);
    text[TPL_MAX_TEXT] = '\0';
    gives(text, text);

    t = tpl_parse("{{a}}{{#a}}{{b}}{{a}}{{/a}}a", NULL);
    assert(t && tpl_uses(t, "a") == 3 && tpl_uses(t, "b") == 1 && tpl_uses(t, "") == 0);
    value = malloc(TPL_MAX_OUT / 2 + 1);
    assert(value);
    memset(value, 'v', TPL_MAX_OUT / 2);
    value[TPL_MAX_OUT / 2] = '\0';
    assert(tpl_render_new(t, big, value) == NULL);
    assert(tpl_render(t, big, value, NULL, 0) == (size_t)TPL_MAX_OUT / 2 * 3 + 1);
    free(value);
    tpl_free(t);
    assert(tpl_strerror(INT_MIN) && tpl_strerror(INT_MAX) && tpl_strerror(TPL_ENOMEM));
    return 0;
}
#else
int main(void)
{
    int error;
    tpl *t = tpl_parse("{{#a}}x{{/b}}", &error);

    tpl_free(t);
    return t == NULL && error == TPL_ECLOSE ? 0 : 2;
}
#endif
