#ifndef APPVER_H
#define APPVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Versions of applications, such as 1.4.0+512: major, minor, patch, and the
   number of the build, which is 0 when there is none.  The build tells where a
   version was made and has no part in comparisons: 1.4.0+3 is 1.4.0+9. */
typedef struct {
    uint16_t major;
    uint16_t minor;
    uint16_t patch;
    uint32_t build;
} appver;

appver appver_make(uint16_t major, uint16_t minor, uint16_t patch, uint32_t build);

/* Less than, equal to or greater than 0. */
int appver_compare(appver a, appver b);
bool appver_equal(appver a, appver b);
/* For hash tables keyed by versions. */
uint32_t appver_hash(appver version);

/* Whether something made for `wanted` works with `found`: the same major, and
   not older. */
bool appver_compatible(appver wanted, appver found);

/* The next release; a number that is at its largest stays. */
appver appver_next_minor(appver version);
appver appver_next_patch(appver version);

/* Reads "1", "1.4", "1.4.0" or "1.4.0+512"; false for anything else. */
bool appver_parse(const char *text, appver *version);

#define APPVER_TEXT 32
/* Writes the text of a version and returns `text`. */
char *appver_format(appver version, char text[APPVER_TEXT]);

#endif
