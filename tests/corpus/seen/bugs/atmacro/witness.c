#include "atmacro.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 3; } } while (0)

#ifdef LEGAL
static int gives(am_set *s, const char *in, enum am_status e, const char *want)
{
    char *out;
    enum am_status got = am_expand(s, in, &out);
    int ok = got == e && (e == AM_OK ? !strcmp(out, want) : out == NULL);
    free(out);
    return ok;
}
#endif

int main(void)
{
    am_set *s = am_new();
    CHECK(s);
#ifdef LEGAL
    CHECK(gives(s, "", AM_OK, "") && gives(s, "a@@b}#1", AM_OK, "a@b}#1"));
    CHECK(gives(s, "@", AM_ESYNTAX, 0) && gives(s, "@nix", AM_EUNDEF, 0) && gives(s, "@nix{", AM_ESYNTAX, 0));
    CHECK(am_define(s, "", "x") == AM_ESYNTAX && am_define(s, "def", "x") == AM_ESYNTAX);
    CHECK(am_define(s, "abcdefghijklmnop", "x") == AM_ESYNTAX && am_define(s, "a1", "") == AM_ESYNTAX);
    CHECK(am_define(s, "b", "<#1|#2>") == AM_OK && gives(s, "@b{1}{2}", AM_OK, "<1|2>"));
    CHECK(gives(s, "@b @b{@b{x}}", AM_OK, "<|> <<x|>|>"));
    CHECK(gives(s, "@b{1}{2}{3}{4}{5}{6}{7}{8}{9}", AM_OK, "<1|2>"));
    CHECK(gives(s, "@b{1}{2}{3}{4}{5}{6}{7}{8}{9}{0}", AM_ESYNTAX, 0));
    CHECK(gives(s, "@def{c}{@b{#1}}@c{y}", AM_OK, "<y|>") && am_count(s) == 2);
    CHECK(gives(s, "@def{d}{@undef{d}x#1}@d{q}", AM_OK, "xq") && am_body(s, "d") == NULL);
    CHECK(gives(s, "@def{d}{@def{d}{two}one}@d @d", AM_OK, "one two"));
    CHECK(gives(s, "@d{@def{d}{three}}", AM_OK, "three"));
    CHECK(gives(s, "@def{r}{@r}@r", AM_ELIMIT, 0) && gives(s, "@def{r}{@r@r}@r", AM_ELIMIT, 0));
    CHECK(gives(s, "@def{g}{}@def{h}{@g@g@g@g}@def{i}{@h@h@h@h}@i", AM_OK, ""));
    CHECK(gives(s, "@def", AM_ESYNTAX, 0) && gives(s, "@undef{nix}@undef{}", AM_OK, ""));
    CHECK(am_define(s, "b", am_body(s, "b")) == AM_OK && !strcmp(am_body(s, "b"), "<#1|#2>"));
    CHECK(am_undef(s, "b") == 1 && am_undef(s, "b") == 0);
    CHECK(!strcmp(am_strerror(AM_EUNDEF), "undefined macro") && am_strerror((enum am_status)7));
    am_free(NULL);
#else
    char *out;
    am_define(s, "a", "x");
    puts(am_strerror(am_expand(s, "@a{@undef{a}}", &out)));
    free(out);
#endif
    am_free(s);
    return 0;
}
