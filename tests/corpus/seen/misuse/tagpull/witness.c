#include "tagpull.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static tp_event last(const char *text, size_t length)
{
    /* an exact copy, so that reading beyond it is noticed */
    char *copy = malloc(length ? length : 1);
    tp_event e;

    assert(copy);
    if (length)
        memcpy(copy, text, length);
    tp_reader *r = tp_open(copy, length);
    assert(r);
    while ((e = tp_next(r)) > TP_END_OF_TEXT)
        assert(strlen(tp_name(r)) + strlen(tp_text(r)) + tp_attr_count(r) <= length && tp_depth(r) >= 0);
    assert(tp_next(r) == e && tp_skip(r) == e);
    assert(tp_attr_count(r) == 0 && !*tp_name(r) && !*tp_text(r));
    tp_close(r);
    free(copy);
    return e;
}

int main(void)
{
    const char *good = "a<x a='1' b=\"&lt;'>&amp;\"  >t&gt;<br/><y/ ></x >z";
    const char *fine = "<x a='1' b = \"&lt;'>&amp;\"  >t&gt;<br/><y><z></z>q</y></x >z";
    tp_reader *r = tp_open(fine, strlen(fine));

    assert(r && !*tp_name(r) && !*tp_text(r) && tp_attr(r, "a") == NULL && tp_depth(r) == 0);
    assert(tp_next(r) == TP_START && strcmp(tp_name(r), "x") == 0 && tp_depth(r) == 1);
    assert(tp_attr_count(r) == 2 && strcmp(tp_attr(r, "b"), "<'>&") == 0 && !tp_attr(r, ""));
    assert(strcmp(tp_attr_name(r, 0), "a") == 0 && strcmp(tp_attr_value(r, 0), "1") == 0);
    assert(tp_next(r) == TP_TEXT && strcmp(tp_text(r), "t>") == 0 && tp_skip(r) == TP_TEXT);
    assert(tp_next(r) == TP_START && tp_skip(r) == TP_END && strcmp(tp_name(r), "br") == 0);
    assert(tp_next(r) == TP_START && tp_skip(r) == TP_END && strcmp(tp_name(r), "y") == 0);
    assert(tp_next(r) == TP_END && tp_depth(r) == 0 && tp_next(r) == TP_TEXT);
    assert(tp_next(r) == TP_END_OF_TEXT);
    tp_close(r);
    tp_close(NULL);
    for (size_t n = 0; n <= strlen(fine); n++)
        last(fine, n), last(good, n < strlen(good) ? n : 0);
    for (size_t n = 0; n <= strlen(fine); n++)
        last(fine + n, strlen(fine) - n);
    assert(last(fine, strlen(fine)) == TP_END_OF_TEXT && last("", 0) == TP_END_OF_TEXT);
    static const char *const bad[] = { "<", "</", "<>", "</>", "<a", "<a>", "</a>", "<a></b>", "<a/", "<a b>", "<a b=>",
                                       "<a b='>", "<a b=''c=''/>", "<a b='' b=''/>", "&", "&lt", "&x;", "<a b='&lt'/>",
                                       "<a b='&l't;/>", "<!-- -", "<!---", "<a'/>", "<a 'x'='>'/>", "<!doctype>" };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(last(bad[i], strlen(bad[i])) == TP_ERROR);
    assert(last("a\0b", 3) == TP_ERROR);
    char deep[4 * TP_DEPTH_MAX] = "";
    for (int i = 0; i <= TP_DEPTH_MAX; i++)
        strcat(deep, "<a>");
    assert(last(deep, strlen(deep)) == TP_ERROR);
    char many[400] = "<a";
    for (int i = 0; i < TP_ATTR_MAX; i++)
        sprintf(many + strlen(many), " a%d=''", i);
    strcat(many, "/>");
    assert(last(many, strlen(many)) == TP_END_OF_TEXT);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *text = malloc(32);

    assert(text);
    strcpy(text, "<a><b x='1'/></a>");
    tp_reader *r = tp_open(text, strlen(text));
    assert(r);
    if (rule == 1) {
        free(text);
        printf("%d\n", tp_next(r));
        tp_close(r);
        return 0;
    }
    tp_next(r);
    if (rule == 2) {
        const char *name = tp_name(r);

        tp_next(r);
        printf("%s\n", name);
    } else {
        printf("%s\n", tp_attr_value(r, 0));
    }
    tp_close(r);
    free(text);
    return 0;
}
#endif
