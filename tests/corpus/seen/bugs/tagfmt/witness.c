#include "tagfmt.h"

#include <assert.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <string.h>

int main(void)
{
    char buf[64];
#ifdef LEGAL
    tf_arg a[] = {tf_text("total"), tf_int(8), tf_real(2.5)};
    tf_arg b[] = {tf_int(INT_MIN), tf_long(LLONG_MIN), tf_int(-1), tf_real(-DBL_MAX)};
    tf_arg c[] = {tf_int(-4), tf_int(INT_MIN), tf_text(NULL)};
    tf_arg d[] = {tf_real(NAN), tf_real(-INFINITY), tf_real(-0.0)};

    assert(tf_format(buf, sizeof buf, "%-6s %*.2f", a, 3) == 15);
    assert(strcmp(buf, "total      2.50") == 0);
    assert(tf_format(buf, sizeof buf, "%d %d %x", b, 4) == 41);
    assert(strcmp(buf, "-2147483648 -9223372036854775808 ffffffff") == 0);
    assert(tf_format(NULL, 0, "%99999999999.99999999999f", b + 3, 1) == TF_MAX_WIDTH);
    assert(tf_format(buf, 4, "%f", b + 3, 1) == 317 && strlen(buf) == 3);
    assert(tf_format(buf, sizeof buf, "%*.*s|", c, 3) == 7 && strcmp(buf, "(null)|") == 0);
    assert(tf_format(buf, sizeof buf, "%06f %06f %+.0f", d, 3) == 16);
    assert(strcmp(buf, "   nan   -inf -0") == 0);
    assert(tf_format(buf, sizeof buf, "%", NULL, 0) == TF_EFORMAT && buf[0] == '\0');
    assert(tf_format(buf, sizeof buf, "%q", a, 3) == TF_EFORMAT);
    assert(tf_format(buf, sizeof buf, "%d", a, 3) == TF_EARGS && tf_format(buf, 1, "%s", NULL, 0) == TF_EARGS);
    assert(tf_format(buf, sizeof buf, "", NULL, 0) == 0 && tf_format(buf, 1, "%%a", NULL, 0) == 2 && buf[0] == '\0');
    assert(tf_format(buf, sizeof buf, "%+05d", a + 1, 1) == 5 && strcmp(buf, "+0008") == 0);
    assert(tf_count("%*.*d %% %s") == 4 && tf_count("") == 0 && tf_count("%5") == TF_EFORMAT);
    assert(tf_pad(buf, sizeof buf, "ab", -4) == 4 && strcmp(buf, "ab  ") == 0);
    assert(tf_pad(buf, sizeof buf, "ab", INT_MAX) == TF_MAX_WIDTH && tf_pad(buf, sizeof buf, "", 0) == 0);
    assert(tf_pad(NULL, 0, NULL, -INT_MAX) == TF_MAX_WIDTH);
    return 0;
#else
    return (int)tf_pad(buf, sizeof buf, "x", INT_MIN);
#endif
}
