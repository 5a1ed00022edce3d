#include "postbin.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int stop_at(const postbin_msg *msg, void *arg) { return msg->from == *(int *)arg; }
#else
static int dropping(const postbin_msg *msg, void *arg)
{
    (void)msg;
    postbin_drop(arg);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    postbin *b = postbin_open(2);
    postbin_msg *m = postbin_msg_new(1, "hi", 2), *n = postbin_msg_new(2, NULL, 0);
    assert(b && m && n);
#ifdef LEGAL
    int two = 2;
    (void)argc; (void)argv;
    assert(!postbin_open(0) && !postbin_open((size_t)-1) && !postbin_msg_new(0, "", (size_t)-1));
    assert(!postbin_peek(b) && !postbin_take(b) && !postbin_drop(b) && postbin_purge(b, 1) == 0);
    assert(postbin_post(b, m) == 0 && postbin_post(b, n) == 0);
    m = postbin_msg_new(3, "x", 1);
    assert(m && postbin_post(b, m) == -1);
    postbin_msg_free(m);
    assert(postbin_each(b, stop_at, &two) == 2 && postbin_count(b) == 2);
    assert(postbin_purge(b, 2) == 1);
    assert(postbin_post(b, postbin_msg_new(2, NULL, 0)) == 0);
    assert(postbin_peek(b)->len == 2 && !memcmp(postbin_peek(b)->data, "hi", 2));
    m = postbin_take(b);
    assert(m->from == 1 && postbin_post(b, m) == 0 && postbin_drop(b));
    postbin_close(b);
    postbin_close(NULL);
    postbin_msg_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const postbin_msg *p;
    postbin_post(b, m);
    postbin_post(b, n);
    if (rule == 1)
        postbin_msg_free(m);
    p = postbin_peek(b);
    if (rule == 2) {
        postbin_drop(b);
        return p->from == 1 ? 0 : 5;
    }
    if (rule == 3)
        postbin_each(b, dropping, b);
    postbin_close(b);
    return 0;
#endif
}
