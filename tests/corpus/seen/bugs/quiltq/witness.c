#include "quiltq.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    quiltq *q = qq_open("hello world");
    assert(qq_push(q) == QQ_NOTHING && qq_pop(q) == QQ_NOTHING && qq_drop(q) == QQ_NOTHING && qq_push_all(q) == QQ_OK);
    assert(qq_add(q, 6, "world", "there") == QQ_OK && qq_add(q, 0, "", "> ") == QQ_OK && qq_add(q, 2, "hello", "") == QQ_OK);
    assert(qq_add(q, SIZE_MAX, "", "") == QQ_TOOBIG);
    assert(qq_push_all(q) == QQ_OK && strcmp(qq_text(q), ">  there") == 0 && qq_drop(q) == QQ_NOTHING);
    assert(qq_pop(q) == QQ_OK && qq_pop(q) == QQ_OK && qq_pop(q) == QQ_OK && strcmp(qq_text(q), "hello world") == 0);
    assert(qq_series(q) == 3 && qq_applied(q) == 0 && qq_drop(q) == QQ_OK);
    assert(qq_add(q, 0, "nowhere", "x") == QQ_OK && qq_push_all(q) == QQ_REJECTED && qq_applied(q) == 2);
    qq_close(q);
    q = qq_open("");
    assert(qq_add(q, 0, "", "") == QQ_OK && qq_add(q, 9, "", "abc") == QQ_OK && qq_push_all(q) == QQ_OK);
    assert(strcmp(qq_text(q), "abc") == 0);
    assert(qq_add(q, 65536, "a", "z") == QQ_OK && qq_push(q) == QQ_OK && strcmp(qq_text(q), "zbc") == 0);
    qq_close(q);
    qq_close(NULL);
#else
    quiltq *q = qq_open("hello world");
    qq_add(q, 0, "world", "there");
    if (qq_push(q) != QQ_OK)
        return 0;
    qq_pop(q);
    qq_close(q);
#endif
    return 0;
}
