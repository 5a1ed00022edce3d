#include "slidewin.h"
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(int argc, char **argv)
{
    slidewin *w;
#ifdef LEGAL
    (void)argc; (void)argv;
    char *mem = malloc(slw_bytes(2)), *other = malloc(slw_bytes(2));
    slidewin *o;
    CHECK(mem && other && slw_bytes(0) == 0 && slw_bytes(UINT32_MAX) == 0 && slw_bytes(SLW_MAX_LIMIT) > 0);
    CHECK(!slw_init(mem, 0, 1) && !slw_init(mem, 2, 0) && !slw_init(mem, UINT32_MAX, 1));
    CHECK((w = slw_init(mem, 2, 10)) && slw_limit(w) == 2 && slw_window(w) == 10);
    CHECK(slw_used(w, 0) == 0 && slw_delay(w, 0) == 0);
    CHECK(slw_hit(w, 0) && slw_hit(w, 4) && !slw_hit(w, 9) && slw_delay(w, 9) == 1);
    CHECK(slw_hit(w, 10) && slw_used(w, 10) == 2 && slw_delay(w, 10) == 4 && slw_hit(w, 14));
    CHECK((o = slw_init(other, 2, UINT64_MAX)));
    slw_copy(o, w);
    slw_copy(o, o);
    CHECK(slw_window(o) == 10 && slw_used(o, 14) == 2 && slw_used(o, UINT64_MAX) == 0 && slw_hit(o, UINT64_MAX));
    slw_reset(o);
    CHECK(slw_used(o, 0) == 0);
    CHECK((w = slw_init(mem, 1, UINT64_MAX)) && slw_hit(w, 0) && slw_delay(w, 0) == UINT64_MAX && slw_delay(w, 5) == UINT64_MAX - 5);
    CHECK(slw_hit(w, UINT64_MAX));
    free(mem);
    free(other);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *mem = malloc(slw_bytes(rule == 1 ? 1 : 4));
    CHECK(mem);
    w = slw_init(rule == 2 ? mem + 1 : mem, rule == 1 ? 8 : 2, 10);
    slw_hit(w, 5);
    slw_hit(w, rule == 3 ? 4 : 5);
    free(mem);
    return 0;
#endif
}
