#include "shslice.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    blob *b = blob_new("hello world", 11);
    slice s = slice_of(b, 0, 5);
#ifdef LEGAL
    (void)count, (void)arguments;
    slice t = slice_of(b, 6, 5), u = slice_sub(t, 1, 2), v = slice_dup(u), e = slice_of(b, 11, 0);
    if (blob_refs(b) != 6 || blob_size(b) != 11 || memcmp(blob_bytes(b), "hello", 5) != 0)
        return 2;
    blob_unref(b);
    if (slice_at(u, 0) != 'o' || !slice_equal(u, v) || slice_equal(s, t) || slice_find(s, 'l') != 2 || slice_find(s, 'x') != 5)
        return 2;
    slice_drop(&s);
    slice_drop(&s);
    slice none = slice_dup(s);
    if (none.owner != NULL || !slice_equal(none, e) || slice_find(none, 0) != 0)
        return 2;
    slice_drop(&t);
    slice_drop(&u);
    slice_drop(&e);
    if (blob_refs(v.owner) != 1)
        return 2;
    blob_ref(v.owner);
    blob_unref(v.owner);
    slice_drop(&v);
    blob_unref(NULL);
    if (blob_new("", (size_t)-1) != NULL)
        return 2;
    b = blob_new(NULL, 0);
    blob_unref(b);
#else
    slice copy = s;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        slice_drop(&s);
        blob_unref(b);
        blob_size(b);
        break;
    case 2:
        blob_unref(b);
        blob_unref(b);
        slice_drop(&s);
        break;
    case 3:
        slice_drop(&s);
        slice_drop(&copy);
        blob_unref(b);
        break;
    case 4:
        slice_of(b, 1, (size_t)-1);
        break;
    case 5:
        slice_sub(s, 3, 3);
        break;
    case 6:
        slice_at(s, 5);
        break;
    case 7:
        memset(&copy, 0x11, sizeof copy);
        slice_find(copy, 'a');
        break;
    }
#endif
    return 0;
}
