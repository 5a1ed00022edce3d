#ifndef HPDYN_H
#define HPDYN_H

/* hpdyn - the dynamic table of an HPACK (RFC 7541) decoder for small devices
 *
 * New fields go in at the front, old ones fall out at the back as soon as the
 * sizes add up to more than the limit of the table.  A field counts with the
 * length of its name, the length of its value and HPDYN_OVERHEAD.
 *
 * Fields are addressed from 0, the newest; the 61 of the static table are none
 * of our business.  Texts are copied.  Pass no NULL, except to hpdyn_free.
 */

#include <stddef.h>

#define HPDYN_OVERHEAD 32       /* per field, section 4.1 */
#define HPDYN_LIMIT    128      /* no table gets larger */
#define HPDYN_NONE     ((size_t)-1)

typedef struct hpdyn hpdyn;

hpdyn *hpdyn_new(size_t limit); /* HPDYN_LIMIT if it is more; NULL: no memory */
hpdyn *hpdyn_clone(const hpdyn *t);
void   hpdyn_free(hpdyn *t);

/* All three return 0, or -1 when memory is out or there is no such field.
 * A field that is larger than the whole table is not stored, it leaves an
 * empty table behind, and this is no error (section 4.4).
 */
int    hpdyn_insert(hpdyn *t, const char *name, const char *value);
int    hpdyn_insert_at(hpdyn *t, size_t index, const char *value); /* with the name of field `index` */
int    hpdyn_repeat(hpdyn *t, size_t index);                       /* with its name and value */

void   hpdyn_resize(hpdyn *t, size_t limit); /* as in hpdyn_new */

size_t hpdyn_count(const hpdyn *t);
size_t hpdyn_size(const hpdyn *t);
size_t hpdyn_limit(const hpdyn *t);

/* NULL if there is no such field.  Valid until the table changes. */
const char *hpdyn_name(const hpdyn *t, size_t index);
const char *hpdyn_value(const hpdyn *t, size_t index);

/* The newest field with this name and value, or HPDYN_NONE. */
size_t hpdyn_find(const hpdyn *t, const char *name, const char *value);

#endif
