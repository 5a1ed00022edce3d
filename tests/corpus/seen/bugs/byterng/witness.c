#include "byterng.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    struct br_part part;

#ifdef LEGAL
    struct br_span spans[4];
    char text[64], large[BR_MAX_VALUE + 10];

    assert(br_range("bytes=0-499,700-,-20", spans, 4) == 3);
    assert(spans[1].first == 700 && spans[1].last == BR_UNKNOWN);
    assert(spans[2].first == BR_UNKNOWN && spans[2].last == 20);
    assert(br_resolve(&spans[0], 300) == 1 && spans[0].last == 299);
    assert(br_resolve(&spans[1], 700) == 0 && br_resolve(&spans[2], 5) == 1);
    assert(spans[2].first == 0 && spans[2].last == 4);
    assert(br_range("bytes=0-1,2-3", spans, 1) == BR_EFULL);
    assert(br_range("bytes=1-0", spans, 4) == BR_EBAD);
    assert(br_range("", spans, 4) == BR_EBAD && br_range("bytes=", spans, 4) == BR_EBAD);
    assert(br_range("bytes", spans, 4) == BR_EBAD && br_range("bytes=-", spans, 4) == BR_EBAD);
    assert(br_range("bytes=0-1,", spans, 4) == BR_EBAD);
    assert(br_range(" BYTES= 0-1 , 3-3 \t", spans, 2) == 2);
    assert(br_coalesce(spans, 2) == 2 && br_total(spans, 2) == 3);
    spans[0].first = 4, spans[0].last = 9, spans[1].first = 0, spans[1].last = 3;
    assert(br_coalesce(spans, 2) == 1 && br_total(spans, 1) == 10);
    assert(br_contains(spans, 1, 9) && !br_contains(spans, 1, 10) && !br_contains(spans, 0, 0));
    assert(br_coalesce(spans, 0) == 0 && br_total(spans, 0) == 0);
    spans[0].first = 0, spans[0].last = BR_UNKNOWN - 1;
    assert(br_total(spans, 1) == BR_UNKNOWN);

    assert(br_content("bytes 0-499/1234", &part) == 0 && part.size == 1234);
    assert(br_format(&part, text, sizeof text) == 0 && strcmp(text, "bytes 0-499/1234") == 0);
    assert(br_format(&part, text, 16) == BR_EFULL && br_format(&part, text, 17) == 0);
    assert(br_content("bytes=0-4/*", &part) == 0 && part.size == BR_UNKNOWN);
    assert(br_format(&part, text, sizeof text) == 0 && br_content(text, &part) == 0);
    assert(br_content("bytes */7", &part) == 0 && part.span.first == BR_UNKNOWN);
    assert(br_format(&part, text, sizeof text) == 0 && strcmp(text, "bytes */7") == 0);
    assert(br_content("bytes */*", &part) == BR_EBAD && br_content("bytes 5-5/5", &part) == BR_EBAD);
    assert(br_content("bytes=", &part) == BR_EBAD && br_content("", &part) == BR_EBAD);
    assert(br_content("bytes 18446744073709551615-0/*", &part) == BR_EBAD);
    part.size = BR_UNKNOWN;
    part.span.first = part.span.last = BR_UNKNOWN;
    assert(br_format(&part, text, sizeof text) == BR_EBAD);
    memset(large, 'b', sizeof large - 1);
    large[sizeof large - 1] = '\0';
    assert(br_content(large, &part) == BR_EBAD);
#else
    br_content("bytes", &part);
#endif
    return 0;
}
