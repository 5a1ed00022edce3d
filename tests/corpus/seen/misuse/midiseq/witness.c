#include "midiseq.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    mseq *s = mseq_new(96), *other = mseq_new(1);
    mseq_event *late = mseq_add(s, 96, 0, 60, 0), *early = mseq_add(s, 0, 9, 60, 127), *last = mseq_add(s, 96, 1, 1, 1);
    uint8_t bytes[3];
    if (mseq_first(s) != early || mseq_next(early) != late || mseq_next(late) != last || mseq_next(last) != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    mseq_bytes(early, bytes);
    if (bytes[0] != 0x99 || bytes[1] != 60 || bytes[2] != 127 || mseq_time(s, 144, 120) != 750000)
        return 2;
    if (mseq_time(other, UINT32_MAX, 1) != (uint64_t)UINT32_MAX * 60000000 || mseq_first(other) != NULL)
        return 2;
    mseq_remove(s, late);
    if (mseq_next(early) != last || mseq_count(s) != 2)
        return 2;
    mseq_set_volume(s, 15, 3);
    if (mseq_volume(s, 15) != 3 || mseq_volume(s, 0) != 100)
        return 2;
    mseq_free(s);
    mseq_free(other);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        mseq_remove(s, late);
        mseq_next(late);
        break;
    case 2:
        mseq_remove(other, late);
        break;
    case 3:
        mseq_volume(s, 16);
        break;
    case 4:
        mseq_free(s);
        mseq_bytes(early, bytes);
        break;
    case 5:
        mseq_time(s, 96, 0);
        break;
    case 6:
        mseq_new(0);
        break;
    case 7:
        mseq_bytes(early, malloc(2));
        break;
    case 8:
        mseq_bytes(mseq_next(last), bytes);
        break;
    case 9:
        last->link = (mseq_event *)malloc(1);
        mseq_add(s, 200, 0, 0, 0);
        break;
    }
#endif
    return 0;
}
