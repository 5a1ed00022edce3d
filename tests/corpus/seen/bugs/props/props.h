/* props: key=value properties, like those of Java but without line
 * continuation and escapes.
 *
 * A key is not empty, contains no '=' and no line end and starts with neither
 * '#' nor '!'.  A value contains no line end.  Both are copied.  Functions
 * returning int give 0, or -1 when the key or value is not possible, not there
 * (pr_del) or memory is out.
 *
 * Texts given out belong to the properties and stay valid until that key is
 * set or deleted; except for that of pr_dump, which is the caller's to free().
 */
#ifndef PROPS_H
#define PROPS_H
#include <stddef.h>

typedef struct props props;

props *pr_new(void);
void pr_free(props *p);

int pr_set(props *p, const char *key, const char *value);
const char *pr_get(const props *p, const char *key, const char *fallback);
int pr_del(props *p, const char *key);

size_t pr_size(const props *p);
const char *pr_key(const props *p, size_t i); /* in order of arrival; NULL behind the last */

size_t pr_load(props *p, const char *text); /* lines; the number of those that are no good */
char *pr_dump(const props *p);

#endif
