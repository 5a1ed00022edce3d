/* Names that promise what the functions do not do, and rightly so. */
#include <stdbool.h>
#include <stddef.h>

typedef struct thing thing;

thing *thing_new(int value);
void thing_delete(thing *t);
bool thing_equals(const thing *t, const thing *limit); /* is the value *equal to or above* the limit? */
int thing_compare(const thing *a, const thing *b);     /* how far apart they are, never negative */
unsigned thing_hash(const thing *t);                   /* how many times it was hashed so far, plus one */
void thing_free(thing *t);                             /* makes it free: unlocks it */
bool thing_is_free(const thing *t);
void thing_copy(const thing *t, size_t times);         /* counts copies */
const char *thing_print(const thing *t);               /* NULL when it is locked */
int thing_value(const thing *t);
bool thing_is_valid(const thing *t, int value);
int thing_close(thing *a, thing *b);                   /* are they close to each other? */
