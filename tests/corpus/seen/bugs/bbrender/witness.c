#include "bbrender.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
static void html(const char *src, const char *want)
{
    char out[400], tight[8];

    assert(bb_html(src, out, sizeof out) == strlen(want) && strcmp(out, want) == 0);
    assert(bb_html(src, NULL, 0) == strlen(want));
    assert(bb_html(src, tight, 1) == strlen(want) && tight[0] == '\0');
    assert(bb_html(src, tight, sizeof tight) == strlen(want));
    assert(strncmp(tight, want, 7) == 0 && strlen(tight) <= 7);
}
#endif

int main(void)
{
    char out[64];
#ifdef LEGAL
    char deep[100] = "";
    struct bb_reader r;
    struct bb_piece piece;
    int i;

    html("", "");
    html("a [b]bold[/b] & <x>", "a <b>bold</b> &amp; &lt;x&gt;");
    html("[b][i]x", "<b><i>x</i></b>");
    html("[b]x[/i][/b][/b]", "<b>x[/i]</b>[/b]");
    html("[", "[");
    html("[]", "[]");
    html("[/]", "[/]");
    html("[[b]]", "[<b>]</b>");
    html("[/b", "[/b");
    html("[b=1]", "[b=1]");
    html("[url]x[/url][url=]", "[url]x[/url][url=]");
    html("[url=h\"t]x[/url]", "<a href=\"h&quot;t\">x</a>");
    html("[code][b][/code]", "<pre>[b]</pre>");
    html("[code][/code]", "<pre></pre>");
    html("[quote]q", "<blockquote>q</blockquote>");
    for (i = 0; i < BB_DEPTH + 2; i++)
        strcat(deep, "[u]");
    assert(bb_count(deep, BB_U) == BB_DEPTH && bb_count(deep, BB_NONE) == 0);
    assert(bb_plain(deep, out, sizeof out) == 6 && strcmp(out, "[u][u]") == 0);
    assert(bb_plain("x[s]y[/s]", out, 2) == 2 && strcmp(out, "x") == 0);
    assert(strcmp(bb_name(BB_QUOTE), "quote") == 0 && *bb_name(BB_NONE) == '\0');
    assert(*bb_name((enum bb_tag)99) == '\0');
    bb_start(&r, "[s]");
    assert(bb_next(&r, &piece) == BB_OPEN && piece.tag == BB_S && piece.len == 0);
    assert(bb_next(&r, &piece) == BB_CLOSE && piece.tag == BB_S);
    assert(bb_next(&r, &piece) == BB_END && bb_next(&r, &piece) == BB_END);
#else
    printf("%zu\n", bb_html("[code]", out, sizeof out));
#endif
    return 0;
}
