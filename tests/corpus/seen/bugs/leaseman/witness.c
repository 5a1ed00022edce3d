#include "leaseman.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    leaseman *lm = lm_new();
    if (!lm)
        return 0;
    uint32_t a = lm_grant(lm, "alice", 0, 10);
#ifdef LEGAL
    char longname[300];
    memset(longname, 'x', sizeof longname);
    longname[256] = 0;
    assert(lm_grant(lm, longname, 0, 1) == LEASE_NONE);
    longname[255] = 0;
    uint32_t b = lm_grant(lm, longname, 5, UINT64_MAX);
    assert(b != LEASE_NONE && lm_deadline(lm, b) == UINT64_MAX);
    assert(lm_grant(lm, "", 0, 1) == LEASE_NONE);
    assert(lm_transfer(lm, a, lm_owner(lm, b)) == 0);
    assert(lm_count_of(lm, longname) == 2);
    assert(lm_transfer(lm, a, "bob") == 0 && !strcmp(lm_owner(lm, a), "bob"));
    assert(lm_transfer(lm, a, "") == -1 && lm_transfer(lm, 77, "x") == -1);
    assert(lm_renew(lm, a, 9, 5) == 0 && lm_deadline(lm, a) == 14);
    assert(lm_renew(lm, a, 14, 5) == -1);
    assert(lm_expire(lm, 14) == 1 && lm_owner(lm, a) == NULL);
    for (int i = 0; i < 20; i++)
        lm_grant(lm, "many", 0, (uint64_t)i);
    assert(lm_count(lm) == 21 && lm_release(lm, b) == 0 && lm_release(lm, b) == -1);
    assert(lm_expire(lm, UINT64_MAX) == 20);
    lm_free(NULL);
#else
    lm_transfer(lm, a, lm_owner(lm, a));
#endif
    lm_free(lm);
    return 0;
}
