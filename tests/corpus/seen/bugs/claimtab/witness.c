#include "claimtab.h"

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    struct claimtab t;

    ct_init(&t);
    CHECK(ct_claim(&t, 0, 0) == CT_GRANTED);
    CHECK(ct_claim(&t, 1, 1) == CT_GRANTED);
    CHECK(ct_claim(&t, 2, 2) == CT_GRANTED);
#ifdef LEGAL
    CHECK(ct_claim(&t, 0, 0) == CT_GRANTED);
    CHECK(ct_claim(&t, 0, 1) == CT_QUEUED);
    CHECK(ct_claim(&t, 0, 1) == CT_QUEUED);
    CHECK(ct_waiting(&t, 0) == 1);
    CHECK(ct_claim(&t, 2, 0) == CT_QUEUED);
    CHECK(ct_claim(&t, 1, 2) == CT_DEADLOCK);
    CHECK(ct_claim(&t, 1, 0) == CT_DEADLOCK);
    CHECK(ct_release(&t, 1, 1) == CT_GRANTED);
    CHECK(ct_holder(&t, 1) == 0);
    CHECK(ct_release(&t, 1, 1) == CT_BAD);
    CHECK(ct_cancel(&t, 2, 0) == CT_GRANTED);
    CHECK(ct_cancel(&t, 2, 0) == CT_BAD);
    CHECK(ct_claim(&t, 3, 1) == CT_QUEUED);
    ct_leave(&t, 0);
    CHECK(ct_holder(&t, 0) == CT_NOBODY && ct_holder(&t, 1) == 3);
    CHECK(ct_claim(&t, CT_OWNERS, 0) == CT_BAD && ct_claim(&t, 0, -1) == CT_BAD);
    return 0;
#else
    CHECK(ct_claim(&t, 0, 2) == CT_QUEUED);
    CHECK(ct_claim(&t, 0, 1) == CT_QUEUED);
    CHECK(ct_claim(&t, 1, 0) == CT_QUEUED);
    CHECK(ct_release(&t, 2, 2) == CT_GRANTED);
    CHECK(ct_claim(&t, 3, 0) == CT_QUEUED);
    return 0;
#endif
}
