#include "recdesc.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) exit(2); } while (0)

struct all { int32_t i; int64_t l; double d; const char *s, *t; };

static const struct rd_field fields[] = {
    RD_FIELD(struct all, i, RD_I32), RD_FIELD(struct all, l, RD_I64), RD_FIELD(struct all, d, RD_F64),
    RD_FIELD(struct all, s, RD_STR), RD_FIELD(struct all, t, RD_STR), RD_END
};

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct all a = {INT32_MIN, INT64_MIN, NAN, "", "text"}, b;
    unsigned char *out = malloc(100);
    size_t n;
    CHECK(out);
#ifdef LEGAL
    static const struct rd_field none[] = {RD_END};
    char *big = malloc(RD_STR_MAX + 2);
    (void)rule;
    CHECK(big && rd_count(fields) == 5 && rd_count(none) == 0 && rd_find(fields, "d") == &fields[2] && !rd_find(fields, "") && !rd_find(none, "d"));
    n = rd_size(fields, &a);
    CHECK(rd_encode(fields, &a, out, n - 1) == 0 && rd_encode(fields, &a, NULL, 0) == 0 && rd_encode(fields, &a, out, n) == n);
    rd_reset(fields, &b);
    CHECK(!b.s && b.i == 0 && !rd_equal(fields, &a, &b) && rd_equal(fields, &a, &a));
    for (size_t i = 0; i < n; i++) {
        unsigned char *part = malloc(i + 1);
        CHECK(part);
        memcpy(part, out, i);
        CHECK(rd_decode(fields, &b, i ? part : NULL, i) == -1 && !b.s);
        free(part);
    }
    CHECK(rd_decode(fields, &b, out, n) == 0 && rd_equal(fields, &a, &b) && rd_equal(fields, &b, &a) && rd_hash(fields, &a) == rd_hash(fields, &b));
    out[n - 2] = 0;
    CHECK(rd_decode(fields, &b, out, n) == -1);
    CHECK(rd_decode(none, &b, out, n) == -1 && rd_encode(none, &b, out, 1) == 1 && rd_decode(none, &b, out, 1) == 0);
    memset(big, 'x', RD_STR_MAX + 1);
    big[RD_STR_MAX + 1] = 0;
    a.s = big;
    CHECK(rd_size(fields, &a) == 0 && rd_encode(fields, &a, out, 100) == 0);
    big[RD_STR_MAX] = 0;
    n = rd_size(fields, &a);
    out = realloc(out, n);
    CHECK(out && rd_encode(fields, &a, out, SIZE_MAX) == n && rd_decode(fields, &b, out, n) == 0 && rd_equal(fields, &a, &b));
    a.s = NULL;
    n = rd_encode(fields, &a, out, n);
    CHECK(n && rd_decode(fields, &b, out, n) == 0 && !b.s && rd_hash(fields, &a) == rd_hash(fields, &b));
    free(big);
    free(out);
#else
    if (rule == 1) {
        n = rd_encode(fields, &a, out, 100);
        CHECK(n && rd_decode(fields, &b, out, n) == 0);
        free(out);
        rd_hash(fields, &b);
    } else if (rule == 2) {
        struct rd_field *open = malloc(2 * sizeof *open);
        CHECK(open);
        memcpy(open, fields, 2 * sizeof *open);
        rd_count(open);
        free(open);
    } else {
        int32_t *small = malloc(sizeof *small);
        CHECK(small);
        rd_reset(fields, small);
        free(small);
    }
#endif
    return 0;
}
