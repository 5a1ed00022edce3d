#include "stencil.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char out[4096];

#ifdef LEGAL
static int collect(void *arg, const char *text, size_t length)
{
    assert(length > 0 && strlen(out) + length < sizeof out);
    strncat(out, text, length);
    return arg ? *(int *)arg : 0;
}

static const char *shown(const stencil *t, const sten_scope *s)
{
    out[0] = '\0';
    assert(sten_render(t, s, collect, NULL) == 0);
    return out;
}

int main(void)
{
    size_t where = 7;
    int stop = 5;
    static const struct { const char *text; size_t where; } bad[] = {
        { "{", 0 }, { "a{}", 1 }, { "{a", 0 }, { "{/}", 0 }, { "{?a}", 4 }, { "{?a}{/", 4 }, { "{a b}", 0 }, { "{=}", 0 },
        { "{aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa}", 0 },
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(sten_compile(bad[i].text, &where) == NULL && where == bad[i].where);
    assert(sten_compile("{", NULL) == NULL);
    sten_scope *s = sten_scope_new();
    stencil *empty = sten_compile("", NULL);
    stencil *page = sten_compile("{{x} {a}|{=a}{>p}{?b}B{?a}A{/}{/}{?c}{/}}", &where);
    stencil *part = sten_compile("[{b}]", NULL);
    assert(s && empty && page && part);
    assert(!*shown(empty, s) && strcmp(shown(page, s), "{x} |}") == 0);
    assert(sten_set(s, "a", "<\"&>x") == 0 && sten_set(s, "", "x") == -1 && sten_set(s, "a b", "") == -1);
    assert(strcmp(shown(page, s), "{x} &lt;&quot;&amp;&gt;x|<\"&>x}") == 0);
    assert(sten_push(s) == 0 && sten_set(s, "a", "1") == 0 && sten_set(s, "b", "2") == 0);
    assert(sten_bind(page, "p", part) == 0 && sten_bind(page, "?", part) == -1);
    assert(strcmp(shown(page, s), "{x} 1|1[2]BA}") == 0);
    assert(sten_set(s, "a", sten_get(s, "a")) == 0 && strcmp(sten_get(s, "a"), "1") == 0);
    assert(sten_set(s, "a", "") == 0 && strcmp(shown(page, s), "{x} |[2]B}") == 0);
    assert(sten_render(page, s, collect, &stop) == 5);
    sten_pop(s);
    assert(strcmp(sten_get(s, "a"), "<\"&>x") == 0 && !*sten_get(s, "b") && !*sten_get(s, ""));
    assert(sten_bind(page, "p", page) == 0 && sten_render(page, s, collect, NULL) == -1);
    assert(sten_bind(page, "q", NULL) == 0 && sten_bind(page, "p", NULL) == 0);
    for (int i = 0; i < STEN_PARTIALS; i++) {
        char name[8];
        sprintf(name, "n%d", i);
        assert(sten_bind(page, name, part) == 0);
    }
    assert(sten_bind(page, "p", part) == -1 && sten_bind(page, "n3", NULL) == 0 && sten_bind(page, "p", empty) == 0);
    shown(page, s);
    int levels = 1;
    while (sten_push(s) == 0)
        assert(sten_set(s, "a", "y") == 0), levels++;
    assert(levels == STEN_SCOPES);
    sten_scope_free(s);
    sten_free(part);
    sten_free(page);
    sten_free(empty);
    sten_free(NULL);
    sten_scope_free(NULL);
    return 0;
}
#else
static int careless(void *arg, const char *text, size_t length)
{
    strncat(out, text, length);
    if (arg)
        sten_set(arg, "name", "written");
    return 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    sten_scope *s = sten_scope_new();
    stencil *page = sten_compile("Hello {name}{>foot}", NULL);
    stencil *foot = sten_compile("bye", NULL);

    assert(s && page && foot);
    sten_set(s, "name", "you & me");
    sten_bind(page, "foot", foot);
    if (rule == 1) {
        sten_free(foot);
        sten_render(page, s, careless, NULL);
    } else if (rule == 2) {
        /* the sink is called with a piece of the value that it replaces */
        sten_render(page, s, careless, s);
    } else {
        sten_pop(s);
    }
    puts(out);
    return 0;
}
#endif
