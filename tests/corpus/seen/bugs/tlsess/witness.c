#include "tlsess.h"

#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    tlsess *s = tlsess_new("id", 2, 1000, 60), *d;
    size_t n;

    CHECK(s);
#ifdef LEGAL
    CHECK(tlsess_new("", (size_t)-1, 0, 0) == NULL);
    CHECK(tlsess_ticket(s, &n) == NULL && n == 0);
    d = tlsess_dup(s, 0);
    CHECK(d && tlsess_same(s, d));
    tlsess_free(d);
    CHECK(tlsess_set_host(s, "example.org") == 0 && tlsess_set_host(s, tlsess_host(s)) == 0);
    CHECK(tlsess_set_ticket(s, "ticket", 6) == 0);
    CHECK(tlsess_set_ticket(s, tlsess_ticket(s, &n), 3) == 0);
    CHECK(tlsess_set_ticket(s, "", TLSESS_MAX_TICKET + 1) == -1);
    d = tlsess_dup(s, 1);
    CHECK(d && tlsess_same(s, d) && tlsess_same(s, s));
    CHECK(memcmp(tlsess_ticket(d, &n), "tic", 3) == 0 && n == 3);
    CHECK(tlsess_set_host(d, NULL) == 0 && !tlsess_same(s, d) && tlsess_host(d) == NULL);
    CHECK(tlsess_set_ticket(d, NULL, 0) == 0 && tlsess_ticket(d, &n) == NULL);
    CHECK(!tlsess_alive(s, 999) && tlsess_alive(s, 1059) && !tlsess_alive(s, 1060));
    CHECK(!tlsess_alive(s, UINT64_MAX));
#else
    CHECK(tlsess_set_ticket(s, "t", 1) == 0);
    d = tlsess_dup(s, 0);
    CHECK(d && tlsess_ticket(d, &n) == NULL && n == 0);
#endif
    tlsess_free(d);
    tlsess_free(s);
    return 0;
}
