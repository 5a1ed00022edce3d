#ifndef RINGDIARY_H
#define RINGDIARY_H

/* The last so-many log records of a program, in memory. When the diary is
 * full, a new record pushes out the oldest one. */

#include <stddef.h>

typedef struct ringdiary ringdiary;

enum rd_level { RD_DEBUG, RD_INFO, RD_WARN, RD_ERROR, RD_FATAL };

/* Longer texts are cut. */
#define RD_TEXT_MAX 500

/* Records are numbered from 1, through the whole life of a diary. They belong to
 * the diary. A pointer to one is good until the record leaves the diary: pushed
 * out by rd_log(), or removed by rd_take(), rd_trim() or rd_free(). */
struct rd_record {
	unsigned long number;
	enum rd_level level;
	size_t length;          /* of text, without the NUL */
	const char *text;
};

/* Called for each record by rd_visit(). A result other than 0 ends the visit.
 * It must not add to or remove from the diary that is being visited. */
typedef int rd_visitor(const struct rd_record *record, void *arg);

/* A diary for 1 to 1000 records. NULL if max is anything else, or no memory. */
ringdiary *rd_new(size_t max);
void rd_free(ringdiary *diary);         /* NULL is allowed */

/* Adds a record with a copy of text (NULL: empty). level is one of the five
 * above. Returns the record's number, 0 without memory; nothing has been
 * pushed out then. */
unsigned long rd_log(ringdiary *diary, enum rd_level level, const char *text);

size_t rd_count(const ringdiary *diary);

/* How many records of a level (one of the five) were ever added. */
unsigned long rd_seen(const ringdiary *diary, enum rd_level level);

/* The oldest and the newest record, NULL in an empty diary, and the one that
 * was added after a given one, NULL when that is the newest. */
const struct rd_record *rd_oldest(const ringdiary *diary);
const struct rd_record *rd_newest(const ringdiary *diary);
const struct rd_record *rd_after(const struct rd_record *record);

/* From the oldest to the newest. Returns what the visitor returned last, 0 for
 * an empty diary. */
int rd_visit(const ringdiary *diary, rd_visitor *visitor, void *arg);

/* Removes the oldest record and writes "LEVEL text" into buf like snprintf():
 * never more than size bytes with the NUL, nothing for size 0 (buf may be NULL
 * then). Returns the length of the whole text, -1 if the diary is empty. */
int rd_take(ringdiary *diary, char *buf, size_t size);

/* Removes the oldest records until no more than keep are left. */
void rd_trim(ringdiary *diary, size_t keep);

#endif
