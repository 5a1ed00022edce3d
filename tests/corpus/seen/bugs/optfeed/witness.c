#include "optfeed.h"

#include <string.h>

int main(void)
{
    optfeed *of = optfeed_new();
    if (optfeed_flag(of, "verbose") || optfeed_value(of, "jobs", "3") || optfeed_value(of, "out", NULL))
        return 2;
    if (optfeed_flag(of, "jobs") != OF_DUPLICATE || optfeed_flag(of, "") != OF_BADNAME || optfeed_value(of, "a=b", "") != OF_BADNAME)
        return 2;
    if (optfeed_int(of, "jobs", 1) != 3 || optfeed_int(of, "verbose", 5) != 5 || optfeed_int(of, "none", -1) != -1)
        return 2;
    if (optfeed_word(of, "--jobs=x") || optfeed_int(of, "jobs", 1) != 1 || optfeed_word(of, "--jobs=") || optfeed_int(of, "jobs", 2) != 2)
        return 2;
    if (optfeed_word(of, "--jobs") || optfeed_word(of, "--9") || optfeed_int(of, "jobs", 1) != 1 || optfeed_given(of, "jobs") != 3)
        return 2;
    if (optfeed_word(of, "--verbose=1") != OF_UNWANTED || optfeed_word(of, "--verbose") || optfeed_word(of, "--=") != OF_UNKNOWN)
        return 2;
    if (optfeed_text(of, "out") != NULL || optfeed_word(of, "-") || optfeed_word(of, "--") || optfeed_word(of, "--out") || optfeed_word(of, ""))
        return 2;
    if (optfeed_operands(of) != 3 || strcmp(optfeed_operand(of, 1), "--out") != 0 || optfeed_operand(of, 3) != NULL)
        return 2;
    if (optfeed_end(of) != OF_OK || optfeed_word(of, optfeed_text(of, "jobs")) || optfeed_given(of, "verbose") != 1)
        return 2;
    int status = 0;
#ifndef LEGAL
    status = optfeed_int(of, "out", 7) != 7;
#endif
    optfeed_free(of);
    return status;
}
