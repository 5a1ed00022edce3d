#include "dhlease.h"

#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

static const uint8_t A[6] = {2, 0, 0, 0, 0, 1}, B[6] = {2, 0, 0, 0, 0, 2}, C[6] = {2, 0, 0, 0, 0, 3};

int main(void)
{
    uint32_t a = 0, b = 0;
#ifdef LEGAL
    uint32_t c = 77;
    CHECK(dhlease_new(1, 0) == NULL && dhlease_new(1, DHLEASE_RANGE_MAX + 1) == NULL);
    CHECK(dhlease_new(UINT32_MAX, 2) == NULL);
    dhlease_free(NULL);
    dhlease_table *t = dhlease_new(UINT32_MAX - 1, 2);
    CHECK(t);
    CHECK(dhlease_release(t, 0) == DHLEASE_ENOENT && dhlease_host(t, UINT32_MAX) == NULL);
    CHECK(dhlease_grant(t, A, 10, 5, &a) == 0 && dhlease_grant(t, B, UINT64_MAX, UINT32_MAX, &b) == 0);
    CHECK(a == UINT32_MAX - 1 && b == UINT32_MAX && dhlease_count(t) == 2);
    CHECK(dhlease_grant(t, C, 0, 1, &c) == DHLEASE_EFULL && c == 77);
    CHECK(dhlease_set_host(t, a, "") == DHLEASE_EINVAL && dhlease_set_host(t, a, "a.b") == DHLEASE_EINVAL);
    char text[66];
    memset(text, 'x', 65);
    text[64] = 0;
    CHECK(dhlease_set_host(t, a, text) == DHLEASE_EINVAL);
    text[63] = 0;
    CHECK(dhlease_set_host(t, a, text) == 0 && strlen(dhlease_host(t, a)) == 63);
    CHECK(dhlease_set_host(t, a, dhlease_host(t, a)) == 0);
    CHECK(dhlease_set_host(t, a, dhlease_host(t, a) + 60) == 0 && strcmp(dhlease_host(t, a), "xxx") == 0);
    CHECK(dhlease_set_host(t, a, "XxX") == 0 && strcmp(dhlease_host(t, a), "XxX") == 0);
    CHECK(dhlease_find(t, "xxx", &c) == 0 && c == a && dhlease_find(t, "", &c) == DHLEASE_ENOENT);
    CHECK(dhlease_set_host(t, a, NULL) == 0 && dhlease_set_host(t, a, NULL) == 0 && !dhlease_host(t, a));
    CHECK(dhlease_set_host(t, b, "pc-2") == 0 && dhlease_set_host(t, a, "pc-1") == 0);
    CHECK(dhlease_grant(t, A, 20, 5, &c) == 0 && c == a && strcmp(dhlease_host(t, a), "pc-1") == 0);
    CHECK(dhlease_expire(t, 24) == 0 && dhlease_expire(t, 25) == 1 && !dhlease_host(t, a));
    CHECK(dhlease_set_host(t, b, "pc-1") == 0 && dhlease_grant(t, C, 0, 0, &c) == 0 && c == a);
    CHECK(dhlease_release(t, b) == 0 && dhlease_release(t, b) == DHLEASE_ENOENT && dhlease_count(t) == 1);
    dhlease_free(t);
    return 0;
#else
    dhlease_table *t = dhlease_new(0xC0A80064, 10);
    CHECK(t);
    CHECK(dhlease_grant(t, A, 0, 3600, &a) == 0 && dhlease_grant(t, B, 0, 3600, &b) == 0);
    CHECK(dhlease_set_host(t, a, "laptop") == 0);
    CHECK(dhlease_set_host(t, b, "laptop") == 0);
    dhlease_free(t);
    (void)C;
    return 0;
#endif
}
