/* Examples: what comments show of the language of a library's texts.  Headers
 * seldom say it in another way: `{name:=text}`, "0-9:2/4", or a line that stands
 * apart, as
 *
 *     10:30 AM        a time of the day
 */
#ifndef ASSAY_FRONT_C_EXAMPLES_H
#define ASSAY_FRONT_C_EXAMPLES_H

#include <stddef.h>

#define EXAMPLE_MOST 96 /* bytes of one */

typedef void example_found(void *data, const char *text);
/* Of one comment, as it stands in the source with its marks, line by line: what is in back-ticks or quotes, what looks
 * like code, and what a line that is indented begins with.  Names, prose and C itself are left out. */
void examples_find(const char *comment, example_found *found, void *data);

#endif
