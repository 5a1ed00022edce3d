#include "threeway.h"
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static struct tw_text text(const char *s)
{
    return (struct tw_text){s, strlen(s)};
}

#ifdef LEGAL
static void is(tw_merge *m, const char *want)
{
    char buffer[200];
    assert(m && tw_size(m) == strlen(want));
    tw_write(m, buffer);
    assert(!memcmp(buffer, want, strlen(want)));
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc;
    (void)argv;
    struct tw_text none = {NULL, 0};
    tw_merge *m = tw_merge_texts(none, none, none);
    is(m, "");
    assert(tw_hunks(m) == 0 && !tw_hunk(m, 0) && tw_settle(m, 0, TW_OURS) == -1);
    tw_free(m);
    m = tw_merge_texts(text("a\nb\nc\n"), text("a\nB\nc\n"), text("a\nb\nc\nd"));
    is(m, "a\nB\nc\nd");
    assert(tw_conflicts(m) == 0);
    tw_free(m);
    m = tw_merge_texts(none, text("x"), text("y\n"));
    is(m, "<<<<<<<\nx\n=======\ny\n>>>>>>>\n");
    assert(tw_conflicts(m) == 1 && tw_settle(m, 0, TW_SAME) == -1 && tw_settle(m, 0, TW_THEIRS) == 0);
    assert(tw_settle(m, 0, TW_OURS) == -1 && tw_settle(m, SIZE_MAX, TW_OURS) == -1);
    is(m, "y\n");
    tw_free(m);
    struct tw_text t = text("1\n2\n3\n");
    m = tw_merge_texts(t, t, t);
    is(m, "1\n2\n3\n");
    assert(tw_hunks(m) == 1 && tw_hunk(m, 0)->kind == TW_SAME);
    tw_free(m);
    m = tw_merge_texts(t, none, text("3\n2\n1\n"));
    assert(m && tw_conflicts(m) == 1);
    tw_free(m);
    static char big[1000];
    memset(big, '\n', sizeof big);
    assert(!tw_merge_texts(none, (struct tw_text){big, 401}, none));
    m = tw_merge_texts((struct tw_text){big, 400}, none, (struct tw_text){big, 400});
    is(m, "");
    tw_free(m);
    assert(!tw_merge_texts((struct tw_text){big, SIZE_MAX}, none, none));
    tw_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *ours = malloc(4);
    if (!ours)
        return 0;
    memcpy(ours, "a\nb\n", 4);
    tw_merge *m = tw_merge_texts(text("a\n"), (struct tw_text){ours, 4}, text("a\n"));
    if (!m)
        return 0;
    if (rule == 1) {
        char buffer[8];
        free(ours);
        tw_write(m, buffer);
    } else if (rule == 2) {
        char *small = malloc(2);
        tw_write(m, small);
        free(small);
    } else {
        const struct tw_hunk *h = tw_hunk(m, 0);
        tw_free(m);
        return h->kind == TW_SAME ? 0 : 1;
    }
#endif
    return 0;
}
