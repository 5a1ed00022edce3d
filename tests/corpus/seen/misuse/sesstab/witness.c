#include "sesstab.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void ended(sess_table *t, session *s, void *ctx)
{
    assert(sess_find(t, s->id) == s && sess_count(t) > 0 && sess_at(t, 0));
    free(s->data);
    s->data = NULL;
    ++*(int *)ctx;
}

int main(void)
{
    int n = 0, i;
    sess_table *t = sess_table_new(10, ended, &n), *u = sess_table_new(0, NULL, NULL);
    char name[40];
    uint32_t a, b, c;

    assert(t && u && !sess_find(t, 0) && !sess_at(t, 0) && sess_expire(t, INT64_MAX) == 0);
    memset(name, 'n', sizeof name);
    name[32] = 0;
    assert(sess_open(t, "", 0) == 0 && sess_open(t, name, 0) == 0 && (a = sess_open(t, name + 1, INT64_MIN)));
    b = sess_open(t, "b", 5);
    c = sess_open(t, sess_find(t, b)->user, 5);
    assert(b && c && a != b && !strcmp(sess_find(t, c)->user, "b") && sess_at(t, 2)->id == c && !sess_at(t, 3));
    sess_find(t, b)->data = malloc(5);
    assert(!sess_touch(t, 0, 1) && sess_touch(t, c, 8) && sess_touch(t, c, INT64_MIN));
    assert(sess_expire(t, INT64_MIN) == 0 && sess_expire(t, 15) == 1 && n == 1 && !sess_find(t, a));
    assert(sess_expire(t, 16) == 1 && n == 2 && sess_at(t, 0)->id == c);
    assert(sess_close(t, c) && !sess_close(t, c) && n == 3 && sess_count(t) == 0);
    for (i = 0; i < SESS_MAX; i++)
        assert((a = sess_open(u, "x", i)));
    assert(sess_open(u, "x", 0) == 0 && sess_expire(u, 2000) == 2000 && sess_count(u) == 48);
    assert(sess_close(u, a) && sess_expire(u, INT64_MAX) == 47 && sess_open(u, "y", 0));
    assert(sess_open(t, "z", 0));
    sess_table_free(t);
    assert(n == 4);
    sess_table_free(u);
    sess_table_free(NULL);
    return 0;
}
#else
static void reopen(sess_table *t, session *s, void *ctx)
{
    (void)ctx;
    sess_open(t, s->user, 100);
}

static void shut(sess_table *t, session *s, void *ctx)
{
    (void)s;
    if (ctx && *(int *)ctx) {
        *(int *)ctx = 0;
        sess_table_free(t);
    }
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1, flag = 1;
    sess_table *t = sess_table_new(10, rule == 2 ? reopen : rule == 3 ? shut : NULL, &flag);
    session *s;

    if (!t)
        return 0;
    s = sess_find(t, sess_open(t, "ann", 0));
    sess_open(t, "bob", 0);
    if (rule == 1) {
        sess_open(t, "eve", 0);
        printf("%s\n", s->user);
    } else {
        sess_expire(t, 100);
    }
    return 0;
}
#endif
