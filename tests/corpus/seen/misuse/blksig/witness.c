#include "blksig.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int emit(void *ctx, long block, const void *data, size_t len)
{
    char *to = *(char **)ctx;
    if (block >= 0)
        *to++ = (char)('0' + block);
    else
        for (size_t i = 0; i < len; i++)
            *to++ = ((const char *)data)[i];
    *(char **)ctx = to;
    return len == 7 ? 9 : 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
#ifdef LEGAL
    char out[64] = "", *to = out;
    (void)rule;
    if (bs_sig_new(0) || bs_sig_new(SIZE_MAX))
        return 2;
    bs_sig *sig = bs_sig_new(4);
    if (!sig || bs_sig_feed(sig, NULL, 0) || bs_sig_feed(sig, "abc", 3) || bs_sig_feed(sig, "dABCDabcdxy", 11))
        return 3;
    if (bs_sig_feed(sig, "", SIZE_MAX) != -1 || bs_sig_count(sig) != 3 || bs_sig_block(sig) != 4)
        return 4;
    if (bs_sig_index(sig) || bs_sig_index(sig) || bs_sig_feed(sig, "z", 1) != -1)
        return 5;
    if (bs_find(sig, "abcd") != 0 || bs_find(sig, "ABCD") != 1 || bs_find(sig, "bcdA") != -1)
        return 6;
    bs_job *job = bs_job_new(sig), *two = bs_job_new(sig);
    if (!job || !two || bs_job_run(job, NULL, 0, emit, &to) || bs_job_run(job, "--ABCDabcd-abcdab", 17, emit, &to))
        return 7;
    if (strcmp(out, "--10-0ab") || bs_job_saved(job) != 12 || bs_job_saved(two) != 0)
        return 8;
    if (bs_job_run(two, "1234567", 7, emit, &to) != 9)
        return 9;
    bs_job_free(job);
    bs_job_free(two);
    bs_job_free(NULL);
    bs_sig_free(sig);
    bs_sig_free(NULL);
    sig = bs_sig_new(1);
    if (!sig || bs_sig_index(sig) || bs_sig_count(sig) != 0 || bs_find(sig, "") != -1)
        return 10;
    bs_sig_free(sig);
#else
    char out[64], *to = out;
    bs_sig *sig = bs_sig_new(4);
    if (!sig || bs_sig_feed(sig, "abcdefgh", 8) != 0)
        return 0;
    if (rule == 1) {
        (void)bs_find(sig, "abcd");
    } else if (rule == 2) {
        bs_sig_index(sig);
        bs_job *job = bs_job_new(sig);
        bs_sig_free(sig);
        sig = NULL;
        bs_job_run(job, "xxabcd", 6, emit, &to);
        bs_job_free(job);
    } else {
        bs_sig_index(sig);
        char *two = malloc(2);
        memcpy(two, "ab", 2);
        (void)bs_find(sig, two);
        free(two);
    }
    bs_sig_free(sig);
#endif
    return 0;
}
