// smptetc.h -- SMPTE timecode arithmetic
//
// A timecode names a frame of a day by hours, minutes, seconds and frames.
// At 29.97 fps ("drop frame") the numbers ff = 0 and ff = 1 do not exist in
// the first second of a minute, except for minutes 0, 10, 20, 30, 40 and 50.
// No frames are lost by this, only numbers.
#ifndef SMPTETC_H
#define SMPTETC_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
    TC_24,      // film
    TC_25,      // PAL
    TC_30,      // NTSC, non-drop
    TC_2997DF   // NTSC, drop frame
} tc_rate;

typedef struct {
    uint8_t hh, mm, ss, ff;
} tc_code;

// Frames per day, -1 if the rate is none of the above.
int32_t tc_day(tc_rate rate);

// 1 if the code names a frame at that rate, else 0.
int tc_valid(tc_rate rate, tc_code tc);

// The code of the n-th frame of the day, counted from 0.
// Returns 0, or -1 (and *tc is not touched) if n is not below tc_day().
int tc_from_frame(tc_rate rate, int32_t n, tc_code *tc);

// The reverse of tc_from_frame(); -1 if the code is not valid.
int32_t tc_to_frame(tc_rate rate, tc_code tc);

// Moves a code by n frames, forward or back, over midnight if need be.
// Returns 0, or -1 if the code is not valid.
int tc_move(tc_rate rate, tc_code *tc, int32_t n);

// Sort order: -1, 0, 1.
int tc_cmp(tc_code a, tc_code b);

// "hh:mm:ss:ff", "hh:mm:ss;ff" for drop frame. Writes at most size bytes
// including the terminator; returns the length it would have had.
int tc_print(tc_rate rate, tc_code tc, char *buf, size_t size);

// Reads such a text. Returns 0, or -1 if it is malformed or not valid.
int tc_scan(tc_rate rate, const char *text, tc_code *tc);

#endif
