#include "tagwire.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    unsigned char buf[200];
    struct tagwire_out o;
    struct tagwire_in in;
    struct tagwire_field f;

    tagwire_out_init(&o, buf, sizeof buf);
#ifdef LEGAL
    assert(tagwire_put_uint(&o, 0, 1) == -1);
    assert(tagwire_put_uint(&o, TAGWIRE_FIELD_MAX + 1, 1) == -1);
    assert(tagwire_put_uint(&o, UINT32_MAX, 1) == -1 && o.len == 0);
    assert(tagwire_put_uint(&o, 1, UINT64_MAX) == 0);
    assert(tagwire_put_sint(&o, 16, INT64_MIN) == 0);
    assert(tagwire_put_sint(&o, 17, INT64_MAX) == 0);
    assert(tagwire_put_sint(&o, 18, -1) == 0);
    assert(tagwire_put_fixed32(&o, 3000, UINT32_MAX) == 0);
    assert(tagwire_put_bytes(&o, 200000000, "abc", 3) == 0);
    assert(tagwire_put_bytes(&o, 5, NULL, 0) == 0);
    assert(tagwire_put_bytes(&o, 5, "abc", SIZE_MAX) == -1);
    tagwire_in_init(&in, buf, o.len);
    assert(tagwire_next(&in, &f) == 1 && f.number == 1 && f.value == UINT64_MAX);
    assert(tagwire_next(&in, &f) == 1 && tagwire_sint(&f) == INT64_MIN);
    assert(tagwire_next(&in, &f) == 1 && tagwire_sint(&f) == INT64_MAX);
    assert(tagwire_next(&in, &f) == 1 && tagwire_sint(&f) == -1);
    assert(tagwire_next(&in, &f) == 1 && f.type == TAGWIRE_FIXED32 && f.value == UINT32_MAX);
    assert(tagwire_next(&in, &f) == 1 && f.number == 200000000 && f.size == 3 && memcmp(f.data, "abc", 3) == 0);
    assert(tagwire_next(&in, &f) == 1 && f.size == 0);
    assert(tagwire_next(&in, &f) == 0 && tagwire_next(&in, &f) == 0);
    tagwire_in_init(&in, NULL, 0);
    assert(tagwire_next(&in, &f) == 0);
    tagwire_in_init(&in, "\x12\x7f", 2);
    assert(tagwire_next(&in, &f) == -1 && tagwire_next(&in, &f) == -1);
    tagwire_in_init(&in, "\x12\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 11);
    assert(tagwire_next(&in, &f) == -1);
    tagwire_in_init(&in, "\xff\xff\xff\xff\xff", 5);
    assert(tagwire_next(&in, &f) == -1);
    tagwire_in_init(&in, "\x03", 1);
    assert(tagwire_next(&in, &f) == -1);
    tagwire_in_init(&in, "\x0d\x01\x02", 3);
    assert(tagwire_next(&in, &f) == -1);
    tagwire_out_init(&o, NULL, 0);
    assert(tagwire_put_uint(&o, 1, 0) == -1);
    tagwire_out_init(&o, buf, 2);
    assert(tagwire_put_uint(&o, 1, 128) == -1 && tagwire_put_uint(&o, 1, 127) == 0 && o.len == 2);
#else
    tagwire_put_uint(&o, TAGWIRE_FIELD_MAX, 1);
    tagwire_in_init(&in, buf, o.len);
    if (tagwire_next(&in, &f) != 1 || f.number != TAGWIRE_FIELD_MAX)
        return 1;
#endif
    return 0;
}
