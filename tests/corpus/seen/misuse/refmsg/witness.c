#include "refmsg.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    msg_pool *pool = msg_pool_create(2);
    msg *a = msg_alloc(pool), *b = msg_alloc(pool);
    if (msg_pool_create(0) || msg_pool_create(257) || msg_alloc(pool) != NULL)
        return 2;
    if (!msg_append(a, "abc", 3) || !msg_append(a, msg_bytes(a), 3) || msg_append(a, "", (size_t)-1) || msg_size(a) != 6)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    msg *c = msg_ref(a);
    if (msg_is_unique(a) || c != a || memcmp(msg_bytes(c), "abcabc", 6) != 0)
        return 2;
    msg_unref(a);
    msg_clear(c);
    if (!msg_append(c, NULL, 0) || msg_size(c) != 0)
        return 2;
    msg_unref(c);
    msg_unref(b);
    if (msg_pool_free_count(pool) != 2)
        return 2;
    msg_pool_destroy(pool);
    msg_pool_destroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        msg_unref(a);
        msg_unref(a);
        break;
    case 2:
        msg_unref(b);
        msg_size(b);
        break;
    case 3:
        msg_ref(a);
        msg_append(a, "d", 1);
        break;
    case 4:
        msg_unref(a);
        msg_pool_destroy(pool);
        break;
    case 5:
        msg_unref(a);
        msg_unref(b);
        msg_pool_destroy(pool);
        msg_ref(a);
        break;
    }
#endif
    return 0;
}
