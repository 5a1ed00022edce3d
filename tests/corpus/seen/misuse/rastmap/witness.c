#include "rastmap.h"

#include <math.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    rastmap *m = rm_create(4, 3, 1000.0, 5000.0, 10.0);
    float *row = rm_row(m, 2);
    for (int i = 0; i < 4; i++)
        row[i] = (float)i;
#ifdef LEGAL
    (void)count, (void)arguments;
    int c = 9, r = 9;
    float low, high, column[3];
    rm_set_height(m, 1, 1, -7.0f);
    if (!rm_locate(m, 1035.0, 4975.0, &c, &r) || c != 3 || r != 2 || rm_height(m, c, r) != 3.0f)
        return 2;
    if (rm_locate(m, 1040.0, 4975.0, &c, &r) || rm_locate(m, NAN, 0, &c, &r) || !isnan(rm_at(m, 0, INFINITY)))
        return 2;
    rm_profile(m, 1, column);
    rm_range(m, &low, &high);
    if (column[0] != 0.0f || column[1] != -7.0f || column[2] != 1.0f || low != -7.0f || high != 3.0f)
        return 2;
    if (rm_crop(m, 2, 0, 3, 1) || rm_crop(m, 0, 0, 0, 1) || !rm_crop(m, 1, 1, 3, 2) || rm_cols(m) != 3)
        return 2;
    row = rm_row(m, 1);
    if (rm_rows(m) != 2 || row[0] != 1.0f || rm_at(m, 1015.0, 4985.0) != -7.0f || rm_create(1, 1, 0, 0, 0) != NULL)
        return 2;
    rm_destroy(m);
    rm_destroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rm_height(m, 0, 3);
        break;
    case 2:
        rm_crop(m, 0, 0, 2, 2);
        row[0] = 1.0f;
        break;
    case 3: {
        float column[2];
        rm_profile(m, 0, column);
        break;
    }
    case 4:
        rm_destroy(m);
        return row[0] != 0.0f ? 0 : 0;
    case 5:
        rm_destroy(m);
        rm_cols(m);
        break;
    }
#endif
    return 0;
}
