#include "dvpack.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static const int64_t series[] = {0, 5, 5, -1, INT64_MAX, INT64_MIN, 300, 1 << 20};
    const size_t n = sizeof series / sizeof *series;
    dv_stream s, other;
    if (dvInit(NULL) != DV_STREAM_ERROR || dvInit(&s) != DV_OK)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    unsigned char packed[100];
    int64_t back[8];
    s.next_in = series;
    s.avail_in = n;
    s.next_out = packed;
    s.avail_out = 0;
    if (dvPack(&s, 7) != DV_STREAM_ERROR || dvPack(&s, DV_NO_FLUSH) != DV_OK || dvPack(&s, 0) != DV_BUF_ERROR)
        return 2;
    int code;
    do {
        s.avail_out = 1;
        code = dvPack(&s, DV_FINISH);
    } while (code == DV_OK);
    if (code != DV_STREAM_END || s.total_in != n || s.total_out > dvBound(n) || s.avail_in != 0)
        return 2;
    if (dvPack(&s, DV_FINISH) != DV_STREAM_ERROR || dvBound(SIZE_MAX) != SIZE_MAX)
        return 2;
    size_t room = 8, size = (size_t)s.total_out;
    if (dvUnpack(back, &room, packed, size) != DV_OK || room != n || memcmp(back, series, sizeof series) != 0)
        return 2;
    for (size_t cut = 0; cut < size; cut++) {
        room = 8;
        if (dvUnpack(back, &room, packed, cut) != DV_DATA_ERROR)
            return 2;
    }
    room = 3;
    if (dvUnpack(back, &room, packed, size) != DV_BUF_ERROR || room != 3)
        return 2;
    if (dvReset(&s) != DV_OK || s.total_in != 0 || dvCopy(&s, &s) != DV_STREAM_ERROR || dvCopy(&other, &s) != DV_OK)
        return 2;
    other.next_out = packed;
    other.avail_out = sizeof packed;
    if (dvPack(&other, DV_FINISH) != DV_STREAM_END || other.total_out != 5)
        return 2;
    room = 0;
    if (dvUnpack(NULL, &room, packed, 5) != DV_OK || dvEnd(&other) != DV_OK)
        return 2;
    if (dvEnd(&s) != DV_OK || dvEnd(&s) != DV_STREAM_ERROR || dvPack(&s, 0) != DV_STREAM_ERROR)
        return 2;
#else
    unsigned char *small = malloc(4);
    unsigned char packed[100];
    size_t room = 8;
    s.next_in = series;
    s.avail_in = n;
    s.next_out = packed;
    s.avail_out = sizeof packed;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        s.next_out = small;
        dvPack(&s, DV_FINISH);
        break;
    case 2:
        s.avail_in = n + 2;
        dvPack(&s, DV_FINISH);
        break;
    case 3:
        memset(&other, 0x5a, sizeof other);
        dvPack(&other, DV_FINISH);
        break;
    case 4:
        other = s;
        dvEnd(&s);
        dvEnd(&other);
        break;
    case 5:
        dvPack(&s, DV_FINISH);
        dvUnpack((int64_t *)malloc(8), &room, packed, (size_t)s.total_out);
        break;
    }
#endif
    return 0;
}
