#include "natflow.h"

#include <stdio.h>
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(1); } } while (0)

#ifdef LEGAL
static int calls;

static void reopen(nat_table *t, uint16_t port, const nat_key *key, void *arg)
{
    nat_key back;
    CHECK(arg == &calls);
    calls++;
    CHECK(nat_inner(t, port, &back) == 0);
    CHECK(nat_close(t, port) == 0);
    CHECK(nat_open(t, key, 0, 0) != 0);
}

static void close_old(nat_table *t, uint16_t port, const nat_key *key, void *arg)
{
    (void)port, (void)key;
    nat_close(t, *(uint16_t *)arg);
}

int main(void)
{
    CHECK(nat_new(0, 5) == NULL);
    CHECK(nat_new(5, 4) == NULL);
    nat_free(NULL);

    nat_table *t = nat_new(65535, 65535);
    nat_key a = { 0x0A000001, 80, 6 }, b = { 0x0A000002, 80, 6 }, c = { 0, 0, 0 }, got;
    CHECK(nat_open(t, &a, 5, 5) == 65535);
    CHECK(nat_open(t, &b, 5, 5) == 0);
    CHECK(nat_open(t, &a, 5, 10) == 65535);
    CHECK(nat_expire(t, 14, NULL, NULL) == 0);
    CHECK(nat_expire(t, 15, NULL, NULL) == 1);
    CHECK(nat_count(t) == 0 && nat_close(t, 65535) == 0 && nat_close(t, 0) == 0);
    CHECK(nat_open(t, &a, 5, UINT64_MAX) == 65535);
    CHECK(nat_expire(t, UINT64_MAX, NULL, NULL) == 0);
    CHECK(nat_open(t, &a, 5, UINT64_MAX - 5) == 65535);
    CHECK(nat_expire(t, UINT64_MAX, NULL, NULL) == 1);
    nat_free(t);

    t = nat_new(1, 65535);
    CHECK(nat_open(t, &a, 0, 0) == 1 && nat_open(t, &b, 0, 0) == 2 && nat_open(t, &c, 1, 9) == 3);
    CHECK(nat_port(t, &b) == 2 && nat_inner(t, 2, &got) && got.addr == b.addr);
    CHECK(nat_expire(t, 0, reopen, &calls) == 2 && calls == 2 && nat_count(t) == 3);
    CHECK(nat_expire(t, 0, NULL, NULL) == 2 && nat_count(t) == 1);
    uint16_t before = nat_port(t, &c);
    nat_open(t, &a, 0, 0);
    CHECK(nat_expire(t, 0, close_old, &before) == 1);
    CHECK(nat_count(t) == 0);
    CHECK(nat_close(t, 3) == 0);
    size_t opened = 0;
    for (uint32_t i = 0; i < 1100; i++) {
        nat_key k = { i, 1, 17 };
        opened += nat_open(t, &k, i, i) != 0;
    }
    CHECK(opened == NAT_MAX_FLOWS && nat_count(t) == NAT_MAX_FLOWS);
    CHECK(nat_expire(t, 1000, NULL, NULL) == 501);
    nat_free(t);
    return 0;
}
#else
/* The control flow takes its data flow along. */
static void with_data(nat_table *t, uint16_t port, const nat_key *key, void *arg)
{
    (void)port, (void)arg;
    if (key->port == 21) {
        nat_key data = { key->addr, 20, key->proto };
        uint16_t other = nat_port(t, &data);
        if (other != 0)
            nat_close(t, other);
    }
}

int main(void)
{
    nat_table *t = nat_new(1000, 1999);
    nat_key control = { 0x0A000001, 21, 6 }, data = { 0x0A000001, 20, 6 };
    if (t == NULL)
        return 0;
    nat_open(t, &control, 0, 30);
    nat_open(t, &data, 5, 30);
    nat_expire(t, 30, with_data, NULL);
    nat_free(t);
    return 0;
}
#endif
