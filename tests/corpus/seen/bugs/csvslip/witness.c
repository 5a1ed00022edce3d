#include "csvslip.h"

#include <assert.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct csvslip w;
#ifndef LEGAL
    char *buf = malloc(4);
    if (buf == NULL)
        return 0;
    csvslip_init(&w, buf, 4, ',');
    csvslip_text(&w, "a\"");
    free(buf);
    return 0;
#else
    char buf[200];
    assert(csvslip_init(&w, buf, sizeof buf, '"') == -1 && csvslip_init(&w, NULL, 1, ',') == -1);
    assert(csvslip_init(&w, buf, 5, '\0') == -1);
    assert(csvslip_init(&w, NULL, 0, ',') == 0);
    csvslip_text(&w, "say \"hi\", you");
    csvslip_end(&w);
    size_t n = csvslip_wanted(&w);
    assert(n == 19 && csvslip_length(&w) == 0 && csvslip_cut(&w));
    csvslip_rewind(&w);
    assert(!csvslip_cut(&w) && csvslip_wanted(&w) == 0);
    char *exact = malloc(n + 1);
    assert(exact && csvslip_init(&w, exact, n + 1, ',') == 0);
    csvslip_text(&w, "say \"hi\", you");
    csvslip_end(&w);
    assert(!csvslip_cut(&w) && strcmp(exact, "\"say \"\"hi\"\", you\"\r\n") == 0);
    free(exact);
    for (size_t size = 1; size < 12; size++) {
        char *small = malloc(size);
        assert(small && csvslip_init(&w, small, size, ';') == 0);
        csvslip_text(&w, "ab;c");
        csvslip_int(&w, -1);
        assert(csvslip_wanted(&w) == 9 && csvslip_length(&w) == strlen(small));
        assert(csvslip_cut(&w) == (size < 10));
        free(small);
    }
    assert(csvslip_init(&w, buf, sizeof buf, ',') == 0);
    csvslip_end(&w);
    csvslip_text(&w, NULL);
    csvslip_text(&w, "");
    csvslip_bytes(&w, NULL, 0);
    csvslip_bytes(&w, " \0x", 3);
    csvslip_rewind(&w);
    csvslip_int(&w, LLONG_MIN);
    csvslip_real(&w, NAN);
    csvslip_real(&w, -INFINITY);
    csvslip_real(&w, -DBL_MAX);
    csvslip_real(&w, 0.1);
    assert(!strcmp(buf, "-9223372036854775808,,,-1.7976931348623157e+308,0.1"));
    return 0;
#endif
}
