#include "mbufrc.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    mbuf *m = mbuf_new(4, 6);
    if (m == NULL || mbuf_new((size_t)-1, 2) != NULL || mbuf_new(1, MBUF_MAX) != NULL)
        return 2;
    memcpy(mbuf_data(m), "packet", 6);
#ifdef LEGAL
    (void)count, (void)arguments;
    memcpy(mbuf_push(m, 4), "head", 4);
    if (mbuf_len(m) != 10 || mbuf_headroom(m) != 0 || mbuf_at(m, 9) != 't' || mbuf_shared(m))
        return 2;
    mbuf *other = mbuf_unshare(mbuf_ref(m));
    if (other == m || mbuf_shared(m) || memcmp(mbuf_pull(other, 10), "", 0) != 0 || mbuf_len(other) != 0)
        return 2;
    mbuf *copy = mbuf_copy(other);
    mbuf_unref(copy);
    mbuf_unref(other);
    if (mbuf_unshare(m) != m)
        return 2;
    mbuf_unref(m);
    m = mbuf_new(0, 0);
    mbuf_push(m, 0);
    mbuf_pull(m, 0);
    mbuf_unref(m);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        mbuf_unref(m);
        mbuf_unref(m);
        break;
    case 2:
        mbuf_push(m, 5);
        break;
    case 3:
        mbuf_pull(m, 7);
        break;
    case 4:
        return mbuf_at(m, 6);
    case 5:
        mbuf_ref(m);
        mbuf_pull(m, 1);
        break;
    case 6: {
        mbuf *own = mbuf_copy(m);
        mbuf_ref(own);
        mbuf_unshare(own);
        mbuf_unref(own);
        return mbuf_len(own) == 0;
    }
    }
#endif
    return 0;
}
