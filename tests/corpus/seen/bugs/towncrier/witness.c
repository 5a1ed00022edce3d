#include "towncrier.h"

#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    tc_office *o = tc_office_new();
    tc_msg *m = tc_msg_new("hear", 4);

    CHECK(o && m);
#ifdef LEGAL
    tc_msg *got;
    int a = tc_open(o, TC_DROP_OLDEST), b = tc_open(o, TC_REFUSE);

    CHECK(a == 0 && b == 1);
    CHECK(tc_msg_new("", (size_t)-1) == NULL);
    CHECK(tc_cry(o, m) == 2 && tc_pending(o, a) == 1);
    got = tc_take(o, b);
    CHECK(got == m && tc_msg_size(got) == 4 && !memcmp(tc_msg_bytes(got), "hear", 4));
    tc_msg_unref(got);
    for (int i = 0; i < 3 * TC_QUEUE; i++) {
        got = tc_msg_new(NULL, 0);
        CHECK(got && tc_send(o, a, got) == 0);
        CHECK(tc_send(o, b, tc_msg_ref(m)) == (i < TC_QUEUE ? 0 : -1));
    }
    CHECK(tc_send(o, 9, tc_msg_ref(m)) == -1 && tc_take(o, -1) == NULL);
    CHECK(tc_close(o, b) == 0 && tc_close(o, b) == -1);
#else
    tc_open(o, TC_REFUSE);
    for (int i = 0; i < TC_QUEUE + 1; i++)
        tc_cry(o, m);
#endif
    tc_msg_unref(m);
    m = NULL;
    tc_office_free(o);
    return 0;
}
