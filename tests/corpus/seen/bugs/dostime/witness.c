#include "dostime.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    char buf[DOS_ISO_SIZE];
#ifdef LEGAL
    char list[DOS_LIST_SIZE];
    struct dos_fields f = {2024, 2, 29, 23, 59, 59}, g;
    dos_stamp s, t = 7;

    assert(dos_pack(&f, &s) == 0 && dos_valid(s));
    assert(strcmp(dos_iso(s, buf), "2024-02-29 23:59:58") == 0);
    assert(strcmp(dos_list(s, list), "2024-Feb-29 23:59") == 0);
    assert(dos_parse(buf, &t) == 0 && t == s);
    assert(dos_weekday(s) == 4);
    assert(dos_from_seconds(dos_seconds(s), &t) == 0 && t == s);
    assert(strcmp(dos_list(0, list), "1980-000-00 00:00") == 0);
    assert(!dos_valid(0) && dos_seconds(0) == -1 && dos_weekday(0) == -1);
    assert(strcmp(dos_iso(UINT32_MAX, buf), "2107-15-31 31:63:62") == 0);
    assert(!dos_valid(UINT32_MAX));
    dos_unpack(UINT32_MAX, &g);
    assert(dos_pack(&g, &t) == -1 && t == s);
    f.year = INT_MIN;
    assert(dos_pack(&f, &t) == -1);
    f.year = 2023;
    assert(dos_pack(&f, &t) == -1);
    assert(dos_from_seconds(-1, &t) == -1 && dos_from_seconds(INT64_MAX, &t) == -1);
    assert(dos_from_seconds(INT64_MIN, &t) == -1);
    assert(dos_from_seconds(0, &t) == 0 && strcmp(dos_list(t, list), "1980-Jan-01 00:00") == 0);
    assert(dos_weekday(t) == 2);
    for (int64_t day = 0; day < 46751; day++) {
        assert(dos_from_seconds(day * 86400 + 86398, &t) == 0);
        assert(dos_seconds(t) == day * 86400 + 86398);
    }
    assert(strcmp(dos_list(t, list), "2107-Dec-31 23:59") == 0);
    assert(dos_from_seconds((int64_t)46751 * 86400, &t) == -1);
    assert(dos_parse("", &t) == -1 && dos_parse("2024-02-30 00:00:00", &t) == -1);
    assert(dos_parse("2024-02-29 00:00:0", &t) == -1 && dos_parse("2024-02-29 00:00:000", &t) == -1);
#else
    dos_list(UINT32_MAX, buf);
#endif
    return 0;
}
