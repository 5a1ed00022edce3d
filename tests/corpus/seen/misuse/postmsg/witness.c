#include "postmsg.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) exit(2); } while (0)

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pm_queue *q = pm_queue_new(2);
    pm_msg *m = pm_msg_new(4);
    CHECK(q && m);
#ifdef LEGAL
    pm_msg *n, *got;
    pm_queue *zero = pm_queue_new(0), *huge = pm_queue_new(SIZE_MAX);
    (void)rule;
    CHECK(zero && huge && !pm_msg_new(PM_MAX_BODY + 1) && !pm_msg_new(SIZE_MAX));
    CHECK(pm_recv(q, &got) == PM_EAGAIN && !got && pm_send(zero, m) == PM_EAGAIN);
    memcpy(pm_msg_body(m), "abcd", 4);
    CHECK(pm_msg_append(m, pm_msg_body(m), 4) == PM_OK && pm_msg_len(m) == 8 && !memcmp(pm_msg_body(m), "abcdabcd", 8));
    CHECK(pm_msg_append(m, NULL, 0) == PM_OK && pm_msg_append(m, "x", SIZE_MAX) == PM_EMSGSIZE);
    CHECK(pm_msg_trim(m, 9) == PM_EINVAL && pm_msg_trim(m, 6) == PM_OK && !memcmp(pm_msg_body(m), "cd", 2));
    n = pm_msg_dup(m);
    CHECK(n && pm_msg_trim(m, 2) == PM_OK && pm_msg_len(m) == 0 && pm_msg_body(m) && pm_msg_len(n) == 2 && pm_msg_trim(m, 0) == PM_OK);
    CHECK(pm_send(q, m) == PM_OK && pm_send(q, n) == PM_OK && pm_queue_len(q) == 2);
    n = pm_msg_new(0);
    CHECK(n && pm_send(q, n) == PM_EAGAIN);
    CHECK(pm_recv(q, &got) == PM_OK && pm_msg_len(got) == 0 && pm_send(huge, got) == PM_OK);
    CHECK(pm_send(q, n) == PM_OK && pm_recv(q, &got) == PM_OK && pm_msg_len(got) == 2);
    pm_msg_free(got);
    CHECK(pm_recv(q, &got) == PM_OK && pm_recv(q, &n) == PM_EAGAIN && pm_send(q, got) == PM_OK);
    pm_queue_free(zero);
    pm_queue_free(huge);
    pm_queue_free(NULL);
    pm_msg_free(NULL);
#else
    if (rule == 1) {
        pm_send(q, m);
        pm_msg_free(m);
    } else {
        char *body = pm_msg_body(m);
        pm_msg_append(m, "more", 4);
        body[0] = 'x';
        pm_msg_free(m);
    }
#endif
    pm_queue_free(q);
    return 0;
}
