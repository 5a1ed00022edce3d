#include "rebackoff.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    struct rb_policy p;
    struct rb_run run;
    uint64_t ms = 0;
#ifdef LEGAL
    char text[80];
    p = rb_default();
    assert(rb_valid(&p) && rb_nominal(&p, 0) == 100 && rb_nominal(&p, UINT32_MAX) == 30000);
    assert(rb_total(&p) == 100 + 200 + 400 + 800 + 1600 + 3200 + 6400 + 12800);
    assert(rb_parse(&p, "") == 0 && rb_parse(&p, "base=0") == -1 && rb_parse(&p, "cap=1,") == -1);
    assert(rb_parse(&p, "jitter=101") == -1 && rb_parse(&p, "max=99999999999") == -1);
    assert(rb_parse(&p, "cap=4294967295,base=4294967295,max=4294967295,jitter=100") == 0);
    assert(rb_format(&p, NULL, 0) == (int)strlen("base=4294967295,cap=4294967295,jitter=100,max=4294967295"));
    assert(rb_format(&p, text, sizeof text) > 0 && rb_parse(&p, text) == 0);
    assert(rb_total(&p) == (uint64_t)UINT32_MAX * UINT32_MAX);
    assert(rb_start(&run, &p, UINT64_MAX) == 0 && rb_next(&run, &ms) == 1 && ms >= 1);
    assert(rb_parse(&p, "base=1,cap=1,jitter=0,max=1") == 0 && rb_start(&run, &p, 0) == 0);
    assert(rb_next(&run, &ms) == 1 && ms == 1 && rb_next(&run, &ms) == 0);
    rb_reset(&run);
    assert(rb_next(&run, &ms) == 1);
    p.max_waits = 0;
    assert(rb_total(&p) == UINT64_MAX);
    p.base_ms = 2;
    assert(!rb_valid(&p) && rb_nominal(&p, 3) == 0 && rb_start(&run, &p, 1) == -1);
    p = rb_default();
    assert(rb_start(&run, &p, 1) == 0);
    for (uint32_t n = 0; rb_next(&run, &ms); n++)
        assert(ms <= rb_nominal(&p, n) && ms >= rb_nominal(&p, n) / 100 * 80);
#else
    assert(rb_parse(&p, "base=1") == 0 && rb_start(&run, &p, 42) == 0);
    rb_next(&run, &ms);
    assert(ms == 1);
#endif
    return 0;
}
