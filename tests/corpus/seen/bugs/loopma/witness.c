#include "loopma.h"

int main(void)
{
    struct loopma s = lma_standard(0, 1000), t;
    if (lma_to_eng(&s, 12000) != 500 || lma_to_eng(&s, INT32_MIN) != 0 || lma_to_eng(&s, INT32_MAX) != 1000)
        return 2;
    if (lma_to_raw(&s, 250) != 8000 || lma_permille(&s, 4008) != 1 || lma_permille(&s, 4007) != 0)
        return 2;
    lma_reverse(&s);
    if (lma_to_eng(&s, 4000) != 1000 || lma_to_raw(&s, 1000) != 4000 || lma_to_eng(&s, 4008) != 999)
        return 2;
    if (lma_make(&t, 5, 5, 0, 1) || lma_make(&t, INT32_MIN, 5, 0, 1) || lma_make(&t, 0, LMA_RAW_MAX + 1, 0, 1))
        return 2;
    if (!lma_make(&t, -LMA_RAW_MAX, LMA_RAW_MAX, INT32_MIN, INT32_MAX))
        return 2;
    if (lma_to_eng(&t, INT32_MIN) != INT32_MIN || lma_to_eng(&t, INT32_MAX) != INT32_MAX || lma_to_eng(&t, 0) != 0)
        return 2;
    if (lma_to_raw(&t, INT32_MAX) != LMA_RAW_MAX || lma_to_raw(&t, INT32_MIN) != -LMA_RAW_MAX || lma_widen(&t, 1))
        return 2;
    if (!lma_make(&t, LMA_RAW_MAX, -LMA_RAW_MAX, 7, 7) || lma_to_raw(&t, 3) != LMA_RAW_MAX || lma_to_eng(&t, 9) != 7)
        return 2;
    if (!lma_make(&t, 0, 4095, 0, 100) || !lma_widen(&t, 4) || t.raw_hi != 65520 || !lma_narrow(&t, 6))
        return 2;
    if (t.raw_hi != 1023 || lma_narrow(&t, 10) || lma_narrow(&t, 99) || lma_widen(&t, 99) || lma_permille(&t, 512) != 500)
        return 2;
    if (lma_diagnose(0) != LMA_BROKEN || lma_diagnose(3700) != LMA_UNDER || lma_diagnose(21000) != LMA_SHORTED)
        return 2;
#ifndef LEGAL
    if (!lma_make(&t, -3, 3, 0, 100) || !lma_narrow(&t, 2))
        return 2;
    return lma_to_eng(&t, 0) > 100;
#else
    return 0;
#endif
}
