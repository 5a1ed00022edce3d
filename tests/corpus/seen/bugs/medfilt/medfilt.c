#include "medfilt.h"

#include <stdlib.h>
#include <string.h>

struct MedFilt {
    unsigned window;
    unsigned count;
    unsigned next; /* where the next reading goes */
    int16_t readings[];
};

MedFilt *MedFilt_Create(unsigned window)
{
    if (window < 1 || window > MEDFILT_MAX_WINDOW)
        return NULL;
    MedFilt *mf = malloc(sizeof *mf + window * sizeof mf->readings[0]);
    if (mf == NULL)
        return NULL;
    mf->window = window;
    MedFilt_Reset(mf);
    return mf;
}

void MedFilt_Destroy(MedFilt *mf)
{
    free(mf);
}

void MedFilt_Reset(MedFilt *mf)
{
    mf->count = 0;
    mf->next = 0;
}

void MedFilt_Push(MedFilt *mf, int16_t reading)
{
    mf->readings[mf->next] = reading;
    mf->next = (mf->next + 1) % mf->window;
    if (mf->count < mf->window)
        mf->count++;
}

unsigned MedFilt_Count(const MedFilt *mf)
{
    return mf->count;
}

bool MedFilt_IsFull(const MedFilt *mf)
{
    return mf->count == mf->window;
}

int16_t MedFilt_Last(const MedFilt *mf, int16_t fallback)
{
    if (mf->count == 0)
        return fallback;
    return mf->readings[(mf->next + mf->window - 1) % mf->window];
}

static int ascending(const void *a, const void *b)
{
    return *(const int16_t *)a - *(const int16_t *)b;
}

int16_t MedFilt_Median(const MedFilt *mf, int16_t fallback)
{
    int16_t sorted[MEDFILT_MAX_WINDOW];
    if (mf->count == 0)
        return fallback;
    memcpy(sorted, mf->readings, mf->count * sizeof sorted[0]);
    qsort(sorted, mf->count, sizeof sorted[0], ascending);
    return sorted[(mf->count - 1) / 2];
}

int16_t MedFilt_Mean(const MedFilt *mf, int16_t fallback)
{
    int32_t sum = 0;
    if (mf->count == 0)
        return fallback;
    for (unsigned i = 0; i < mf->count; i++)
        sum += mf->readings[i];
    return (int16_t)(sum / (int32_t)mf->count);
}

int MedFilt_Spread(const MedFilt *mf, int fallback)
{
    if (mf->count == 0)
        return fallback;
    int low = mf->readings[0], high = low;
    for (unsigned i = 1; i < mf->window; i++) {
        if (mf->readings[i] < low)
            low = mf->readings[i];
        if (mf->readings[i] > high)
            high = mf->readings[i];
    }
    return high - low;
}

unsigned MedFilt_History(const MedFilt *mf, int16_t *out, unsigned room)
{
    unsigned count = room < mf->count ? room : mf->count;
    for (unsigned i = 0; i < count; i++)
        out[i] = mf->readings[(mf->next + mf->window - 1 - i) % mf->window];
    return count;
}
