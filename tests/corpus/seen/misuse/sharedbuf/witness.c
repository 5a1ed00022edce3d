#include "sharedbuf.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    if (sharedbuf_new(SIZE_MAX) != NULL)
        return 2;
    sharedbuf *empty = sharedbuf_new_copy(NULL, 0), *one = sharedbuf_new_copy("abc", 4);
    sharedbuf_fill(empty, 1);
    sharedbuf *same = sharedbuf_ref(one);
    if (same != one || sharedbuf_is_writable(one) || sharedbuf_equal(one, empty) || !sharedbuf_equal(empty, empty))
        return 2;
    sharedbuf *copy = sharedbuf_make_writable(same);
    if (copy == one || !sharedbuf_is_writable(one) || !sharedbuf_equal(one, copy))
        return 2;
    if (sharedbuf_make_writable(copy) != copy)
        return 2;
    sharedbuf_writable_data(copy)[0] = 'A';
    if (strcmp((const char *)sharedbuf_data(copy), "Abc") != 0 || sharedbuf_data(one)[0] != 'a' || sharedbuf_size(one) != 4)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule == 1) {
        sharedbuf_unref(one);
    } else if (rule == 2) {
        sharedbuf_ref(one);
        sharedbuf_fill(one, 0);
    } else {
        char *data = malloc(3);
        sharedbuf_new_copy(data, 30);
    }
#endif
    sharedbuf_unref(empty);
    sharedbuf_unref(one);
    sharedbuf_unref(copy);
    return 0;
}
