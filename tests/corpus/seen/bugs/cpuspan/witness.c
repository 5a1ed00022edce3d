#include "cpuspan.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
static void refused(const char *text, int status)
{
    cpuspan_t set = {{5}}, old = set;

    assert(cpuspan_parse(&set, text) == status);
    assert(cpuspan_equal(&set, &old));
}

static void reads(const char *text, const char *as)
{
    cpuspan_t set = {{5}}, again;
    char buf[1100];

    assert(cpuspan_parse(&set, text) == 0);
    assert(cpuspan_format(&set, buf, sizeof buf) == strlen(as));
    assert(strcmp(buf, as) == 0);
    assert(cpuspan_parse(&again, buf) == 0 && cpuspan_equal(&set, &again));
}

int main(void)
{
    cpuspan_t set;
    char small[4];
    char big[1100];

    reads("", "");
    reads(" \t ", "");
    reads("0", "0");
    reads("255", "255");
    reads("0-255", "0-255");
    reads(" 3 , 1-2,0", "0-3");
    reads("0-9:2/4", "0-1,4-5,8-9");
    reads("0-9:0/4", "");
    reads("0-9:4/4", "0-9");
    reads("250-255:1/255", "250");
    reads("7-7:1/1", "7");
    reads("000000000000000000001", "1");
    refused("256", CPUSPAN_ERANGE);
    refused("99999999999999999999999", CPUSPAN_ERANGE);
    refused("0-256", CPUSPAN_ERANGE);
    refused("3-1", CPUSPAN_EINVAL);
    refused("0-3:2/1", CPUSPAN_EINVAL);
    refused("0-3:1", CPUSPAN_EINVAL);
    refused("0-3:1/", CPUSPAN_EINVAL);
    refused("0-3:1/0", CPUSPAN_EINVAL);
    refused(",", CPUSPAN_EINVAL);
    refused("1,", CPUSPAN_EINVAL);
    refused("-1", CPUSPAN_EINVAL);
    refused("1-", CPUSPAN_EINVAL);
    refused("1 - 2", CPUSPAN_EINVAL);
    refused("x", CPUSPAN_EINVAL);
    refused("\xff", CPUSPAN_EINVAL);

    cpuspan_clear(&set);
    assert(cpuspan_count(&set) == 0 && cpuspan_next(&set, 0) == CPUSPAN_MAX);
    assert(cpuspan_next(&set, (unsigned)-1) == CPUSPAN_MAX);
    assert(cpuspan_add(&set, 255) == 0 && cpuspan_add(&set, 63) == 0);
    assert(cpuspan_add(&set, 256) == CPUSPAN_ERANGE);
    assert(cpuspan_add(&set, (unsigned)-1) == CPUSPAN_ERANGE);
    assert(cpuspan_has(&set, 255) && !cpuspan_has(&set, (unsigned)-1));
    assert(cpuspan_count(&set) == 2 && cpuspan_next(&set, 64) == 255);
    assert(cpuspan_format(&set, NULL, 0) == 6);
    assert(cpuspan_format(&set, small, sizeof small) == 6 && strcmp(small, "63,") == 0);
    assert(cpuspan_format(&set, small, 1) == 6 && small[0] == '\0');
    assert(cpuspan_equal(&set, &set));
    assert(cpuspan_parse(&set, "0-255:1/2") == 0 && cpuspan_count(&set) == 128);
    assert(cpuspan_format(&set, big, sizeof big) == strlen(big));
    return 0;
}
#else
int main(void)
{
    cpuspan_t set = {{0}};

    return cpuspan_parse(&set, "0-3:0/0") == 0;
}
#endif
