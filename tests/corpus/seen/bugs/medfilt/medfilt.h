#ifndef MEDFILT_H_
#define MEDFILT_H_

/*
 * MedFilt: sliding statistics for noisy sensors.
 *
 * The last readings are kept in a window. As long as the window is not full,
 * results are about the readings that there are.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MEDFILT_MAX_WINDOW 255

typedef struct MedFilt MedFilt;

/* NULL if window is not 1..MEDFILT_MAX_WINDOW or memory is out. */
MedFilt *MedFilt_Create(unsigned window);
void MedFilt_Destroy(MedFilt *mf);

/* Forgets all readings. */
void MedFilt_Reset(MedFilt *mf);

/* Adds a reading; the oldest one leaves a full window. */
void MedFilt_Push(MedFilt *mf, int16_t reading);

/* Readings in the window. */
unsigned MedFilt_Count(const MedFilt *mf);
bool MedFilt_IsFull(const MedFilt *mf);

/* The following give fallback if there are no readings. */

/* The newest reading. */
int16_t MedFilt_Last(const MedFilt *mf, int16_t fallback);
/* The middle one by size, the smaller of the two if their number is even. */
int16_t MedFilt_Median(const MedFilt *mf, int16_t fallback);
/* Average, rounded towards 0. */
int16_t MedFilt_Mean(const MedFilt *mf, int16_t fallback);
/* Largest minus smallest reading. */
int MedFilt_Spread(const MedFilt *mf, int fallback);

/* Copies up to `room` readings, the newest first; returns how many. */
unsigned MedFilt_History(const MedFilt *mf, int16_t *out, unsigned room);

#endif
