#include "blobref.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    blob *b = blob_new("abcdef", 6);
    if (b == NULL || blob_new("x", BLOB_MAX + 1) != NULL || !blob_is_sole(b))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    blob *s = blob_slice(b, 2, 3), *t = blob_slice(s, 1, 0), *e = blob_new(NULL, 0);
    if (s == NULL || t == NULL || blob_slice(b, 7, 0) != NULL || blob_slice(s, 1, (size_t)-1) != NULL)
        return 2;
    if (blob_size(s) != 3 || blob_bytes(s)[0] != 'c' || !blob_equal(t, e) || !blob_equal(b, b) || blob_is_sole(b))
        return 2;
    blob_unref(b);
    if (blob_bytes(s)[2] != 'e' || blob_ref(s) != s)
        return 2;
    blob_unref(s);
    blob_unref(t);
    blob_unref(s);
    blob_fill(e, 1);
    blob_unref(e);
    blob_unref(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        blob_unref(b);
        blob_unref(b);
        break;
    case 2: {
        const unsigned char *bytes = blob_bytes(b);
        blob_unref(b);
        return bytes[0] == 'a';
    }
    case 3:
        blob_fill(blob_ref(b), 0);
        break;
    case 4:
        blob_fill(blob_slice(b, 0, 1), 0);
        break;
    }
#endif
    return 0;
}
