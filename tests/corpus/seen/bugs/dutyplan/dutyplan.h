#ifndef DUTYPLAN_H
#define DUTYPLAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Duties and plans of duties.
 *
 * A duty says who works from when on and for how long. Days are counted from
 * the first day of the plan, which is day 0; minutes are counted from the
 * beginning of the day. Hospitals like to write "24:00" for the end of a day,
 * and so can you: minute 1440 of day 4 and minute 0 of day 5 are one and the
 * same moment. We keep what you wrote, so that it can be printed as it was,
 * but wherever duties are compared it is the moment that counts.
 *
 * A duty is a plain value. Copy it about with "=", put it where you like. Fill
 * it with duty_make() or duty_parse() and don't write to the members yourself.
 */

enum {
    DUTY_NAME = 15,       /* longest name of a person */
    DUTY_DAYS = 1000,     /* days are 0 .. DUTY_DAYS - 1 */
    DUTY_LONGEST = 2880,  /* a duty lasts 1 .. DUTY_LONGEST minutes */
    DUTY_TEXT = 40,       /* room that a duty's text needs, with its end */
    DUTY_PLAN = 64        /* most duties in a plan */
};

typedef struct duty {
    char who[DUTY_NAME + 1];
    int day;
    int minute; /* 0 .. 1440 */
    int length; /* in minutes */
} duty;

/* Fills *d. The name is 1 to DUTY_NAME letters (a-z, A-Z). If anything is out
 * of its range you get false, and *d stays as it was. */
bool duty_make(duty *d, const char *who, int day, int minute, int length);

/* Reads texts like "anna 3 22:30 480": name, day, hours and minutes, length.
 * There is one blank between any two of them. False, and *d as before, when the text
 * is not like that or something is out of range. */
bool duty_parse(duty *d, const char *text);

/* The reverse: writes the duty so that duty_parse() reads it again. The buffer
 * has room for DUTY_TEXT bytes. Returns the buffer. */
char *duty_text(const duty *d, char buffer[DUTY_TEXT]);

/* Do two duties say the same: same person, same moment, same length? */
bool duty_equal(const duty *a, const duty *b);

/* A hash for your hash table, to go with duty_equal(). */
uint32_t duty_hash(const duty *d);

/* Less than, equal to or greater than 0; by moment, then length, then person.
 * It is 0 for those that are equal by duty_equal(). */
int duty_order(const duty *a, const duty *b);

/* Is there a minute in which both duties are on? (Whoever does them.) */
bool duty_overlap(const duty *a, const duty *b);

/* A plan holds duties in their order. Start with plan_clear(). */
typedef struct plan {
    size_t count;
    duty duties[DUTY_PLAN];
} plan;

void plan_clear(plan *p);

/* Puts a copy of the duty where it belongs. False if the plan is full, or if
 * the person has another duty at that time. */
bool plan_add(plan *p, const duty *d);

#endif
