#ifndef TURNS_H
#define TURNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Values that are turned into others, and back. */

/* A day, counted from 0, as a week and a day of that week.
 * False, and nothing is written, when the day is negative. */
bool turns_from_day(int day, int *week, int *weekday);
/* The reverse of turns_from_day(). */
int turns_to_day(int week, int weekday);

/* Bytes as pairs of letters.  Returns how many letters that are; 0 if they do not fit. */
size_t turns_encode(const uint8_t *bytes, size_t size, char *letters, size_t room);
/* False if that is nothing that turns_encode() has written, or does not fit. */
bool turns_decode(const char *letters, uint8_t *bytes, size_t room, size_t *size);

struct turns_angle {
    int degrees, minutes;
};
/* So many minutes.  False when they are negative, or more than a thousand turns. */
bool turns_angle_of(int minutes, struct turns_angle *angle);
/* "12'30".  Returns the length, as snprintf() does. */
int turns_format(struct turns_angle angle, char *text, size_t size);
/* False unless it is two numbers with a ' between them, the second below 60. */
bool turns_parse(const char *text, struct turns_angle *angle);

/* How much room turns_stuff() needs for n bytes, whatever they are; 0 for more than 4096. */
size_t turns_stuffed_size(size_t n);
/* Writes each byte, and each zero twice, to `to`, which has room for turns_stuffed_size(n) bytes.  Returns how many
 * that are; 0 for more than 4096. */
size_t turns_stuff(uint8_t *to, const uint8_t *from, size_t n);
/* A place on a day. */
typedef struct turns_slot {
    int day, place;
} turns_slot;
/* Below 0, 0 or above 0: by day, then by place. */
int turns_slot_compare(turns_slot a, turns_slot b);
/* The digits that n bytes are written with, without the NUL. */
size_t turns_digits(size_t n);
/* turns_write() writes n bytes in hexadecimal digits to `to`, which must have at least turns_digits(n) + 1 characters.
 * turns_mark() writes one character and a NUL to `to`, and nothing for 0 bytes. */
void turns_write(const uint8_t *from, size_t n, char *to);
void turns_mark(const uint8_t *from, size_t n, char *to);

/* Tenths of a percent: a tenth is lost here and there. */
int turns_to_percent(int tenths);
int turns_from_percent(int percent);

typedef struct turns_path turns_path; /* steps, one behind the other */
turns_path *turns_path_new(void);
void turns_path_free(turns_path *path);
bool turns_path_step(turns_path *path, char step);
/* To be freed by the caller; NULL when there is no memory. */
char *turns_path_to_string(const turns_path *path);
/* Reads what turns_path_to_string() wrote.  NULL when there is no memory. */
turns_path *turns_path_from_string(const char *text);

#endif
