#include "gifcanv.h"

#include <limits.h>

int main(void)
{
    gifcanv *c = gifcanv_new(3, 2, 9);

    if (!c)
        return 2;
#ifdef LEGAL
    {
        const uint8_t all[] = { 4, 1, 0, 7, 200, 2 }, some[] = { 4, 1 };
        uint8_t row[3];
        if (gifcanv_frame(c, 0, 0, 3, 2, all, sizeof all) != 0 || gifcanv_count(c, 1) != 4 || gifcanv_count(c, 2) != 2)
            return 1;
        if (gifcanv_transparent(c, 256) != -1 || gifcanv_transparent(c, 1) != 0)
            return 1;
        if (gifcanv_frame(c, 0, 0, 3, 2, some, sizeof some) != 0 || gifcanv_count(c, 9) != 2)
            return 1;
        if (gifcanv_frame(c, INT_MAX, INT_MIN, 3, 2, all, sizeof all) != 0 || gifcanv_frame(c, 0, 0, 0, 1, all, 2) != -1)
            return 1;
        if (gifcanv_row(c, 1, row) != 0 || row[0] != 1 || row[2] != 9 || gifcanv_row(c, -1, row) != -1)
            return 1;
        gifcanv_clear(c);
        if (gifcanv_at(c, 2, 1) != 9 || gifcanv_at(c, 3, 0) != -1 || gifcanv_new(0, 5, 0))
            return 1;
    }
#else
    {
        const uint8_t some[] = { 1, 4 };
        gifcanv_frame(c, 0, 0, 3, 2, some, sizeof some);
        if (gifcanv_count(c, 9) != 5)
            return 1;
    }
#endif
    gifcanv_free(c);
    return 0;
}
