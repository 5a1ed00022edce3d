#include "medfilt.h"

int main(void)
{
    int16_t out[4];
    if (MedFilt_Create(0) || MedFilt_Create(256))
        return 2;
    MedFilt *mf = MedFilt_Create(3);
    if (MedFilt_Last(mf, 7) != 7 || MedFilt_Median(mf, 8) != 8 || MedFilt_Mean(mf, 9) != 9 || MedFilt_Spread(mf, -1) != -1 ||
        MedFilt_History(mf, out, 4) != 0)
        return 2;
    MedFilt_Push(mf, 5);
    MedFilt_Push(mf, INT16_MIN);
    if (MedFilt_Median(mf, 0) != INT16_MIN || MedFilt_IsFull(mf) || MedFilt_Last(mf, 0) != INT16_MIN)
        return 2;
    MedFilt_Push(mf, INT16_MAX);
    if (MedFilt_Spread(mf, 0) != 65535 || MedFilt_Mean(mf, 0) != 1 || !MedFilt_IsFull(mf) || MedFilt_Median(mf, 0) != 5)
        return 2;
    MedFilt_Push(mf, 10);
    if (MedFilt_History(mf, out, 2) != 2 || out[0] != 10 || out[1] != INT16_MAX || MedFilt_Count(mf) != 3)
        return 2;
    MedFilt_Reset(mf);
    MedFilt_Destroy(mf);
    mf = MedFilt_Create(8);
    MedFilt_Push(mf, 1);
    int status = 0;
#ifndef LEGAL
    status = MedFilt_Spread(mf, 0) != 0;
#endif
    MedFilt_Destroy(mf);
    return status;
}
