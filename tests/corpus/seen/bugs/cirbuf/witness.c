#include "cirbuf.h"

#include <string.h>

int main(void)
{
    char out[8];
    cirbuf_t *cb = cirbuf_alloc(4);
    if (cirbuf_write(cb, "abc", 3) != 3 || cirbuf_resize(cb, 2) != -1 || cirbuf_resize(cb, 5) != 0)
        return 2;
    if (cirbuf_write(cb, "defg", 4) != 2 || cirbuf_space(cb) != 0 || cirbuf_peek(cb, 5) != -1)
        return 2;
    if (cirbuf_read(cb, out, 4) != 4 || memcmp(out, "abcd", 4) != 0 || cirbuf_write(cb, "xyz", 3) != 3)
        return 2;
    if (cirbuf_peek(cb, 0) != 'e' || cirbuf_peek(cb, 3) != 'z' || cirbuf_capacity(cb) != 5)
        return 2;
    if (cirbuf_alloc(0) != NULL || cirbuf_alloc((size_t)-1) != NULL)
        return 2;
#ifdef LEGAL
    cirbuf_skip(cb, 99);
#endif
    cirbuf_resize(cb, 8);
    cirbuf_free(cb);
    return 0;
}
