#include "mboxpen.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void same(char *got, const char *want)
{
    assert(got != NULL && strcmp(got, want) == 0);
    free(got);
}
#endif

int main(void)
{
#ifdef LEGAL
    mbox *m = mbox_new(), *n;
    char *big = malloc(MBOX_MAXBODY + 2);

    assert(m != NULL && big != NULL && mbox_count(m) == 0 && mbox_text(m)[0] == '\0');
    same(mbox_quote(""), "");
    same(mbox_quote("From a\nFrom b"), ">From a\n>From b");
    same(mbox_quote("From\n>\n>>Fro\n\n"), "From\n>\n>>Fro\n\n");
    same(mbox_unquote(">From a\n>>From b\nFrom c\n> From d"), "From a\n>From b\nFrom c\n> From d");
    same(mbox_unquote(""), "");
    assert(mbox_append(m, "me@here", "Thu Jan  1 00:00:00 1970", "") == 0);
    assert(mbox_append(m, "you@here", "today", "Hi\n\nFrom now on\n\n") == 0);
    assert(mbox_append(m, "it", "now", "x") == 0);
    assert(mbox_append(m, "", "now", "x") == -1 && mbox_append(m, "a b", "now", "x") == -1);
    assert(mbox_append(m, "a", "", "x") == -1 && mbox_append(m, "a", "b\nc", "x") == -1);
    same(mbox_body(m, 0), "");
    same(mbox_body(m, 1), "Hi\n\nFrom now on\n\n");
    same(mbox_body(m, 2), "x\n");
    same(mbox_sender(m, 1), "you@here");
    assert(mbox_body(m, 3) == NULL && mbox_sender(m, (size_t)-1) == NULL);
    n = mbox_parse(mbox_text(m));
    assert(n != NULL && mbox_count(n) == 3 && strcmp(mbox_text(n), mbox_text(m)) == 0);
    same(mbox_body(n, 1), "Hi\n\nFrom now on\n\n");
    mbox_free(n);
    n = mbox_parse("From a b\nc\n");
    assert(n != NULL && mbox_append(n, "self", "now", mbox_text(n)) == 0 && mbox_count(n) == 2);
    same(mbox_body(n, 1), "From a b\nc\n");
    mbox_free(n);
    assert(mbox_parse("no") == NULL && mbox_parse("From a b") == NULL);
    n = mbox_parse("");
    assert(n != NULL && mbox_count(n) == 0);
    mbox_free(n);
    n = mbox_parse("From \nFrom x\n");
    assert(n != NULL && mbox_count(n) == 2);
    same(mbox_sender(n, 0), "");
    same(mbox_body(n, 0), "");
    mbox_free(n);
    memset(big, 'y', MBOX_MAXBODY + 1);
    big[MBOX_MAXBODY + 1] = '\0';
    assert(mbox_quote(big) == NULL && mbox_append(m, "a", "b", big) == -1);
    big[MBOX_MAXBODY] = '\0';
    same(mbox_quote(big), big);
    free(big);
    mbox_free(m);
    mbox_free(NULL);
#else
    char *q = mbox_quote(">From me\n");

    printf("%s", q != NULL ? q : "");
    free(q);
#endif
    return 0;
}
