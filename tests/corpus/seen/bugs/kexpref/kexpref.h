/*
 * kexpref.h -- lists of algorithms in order of preference
 *
 * Two ends of a connection each have a list of algorithms for the key
 * exchange, such as "curve25519-sha256,ecdh-sha2-nistp256", the best one
 * first.  A kexpref holds one.  Names are separated by commas; empty ones are
 * skipped, and of names that are there twice the first counts.
 *
 * Some peers claim to know an algorithm and then get it wrong.  Their quirks
 * are told to kexpref_proposal(), which leaves out what they cannot do.
 *
 * Patterns know '*' (any characters, or none) and '?' (exactly one).
 *
 * Pointers to objects and texts must not be NULL, except in kexpref_free().
 */
#ifndef KEXPREF_H
#define KEXPREF_H

#include <stdbool.h>
#include <stddef.h>

#define KEXPREF_LIMIT 4096 /* longest list */

#define KEXPREF_CURVE_PAD 1u  /* peer pads the secret of curve25519-* wrongly */
#define KEXPREF_OLD_GROUPS 2u /* peer has an old dh-group-exchange-* */

typedef struct kexpref kexpref;

kexpref *kexpref_new(const char *list); /* NULL: too long, no memory */
void kexpref_free(kexpref *p);

const char *kexpref_text(const kexpref *p); /* until p is changed or freed */
size_t kexpref_count(const kexpref *p);

/* Puts a name first, whether it is in the list or not.  False, and nothing
   changes: empty, with a comma, longer together with the list than
   KEXPREF_LIMIT, no memory. */
bool kexpref_prefer(kexpref *p, const char *name);
/* Removes the names that match; false: no memory. */
bool kexpref_exclude(kexpref *p, const char *pattern);

/* The list to send to a peer with these quirks (or-ed; unknown bits are
   ignored).  To be released with free(); NULL: no memory. */
char *kexpref_proposal(const kexpref *p, unsigned quirks);
/* The first name of p that is in the peer's list too.  To be released with
   free(); NULL: there is none, or no memory. */
char *kexpref_agree(const kexpref *p, const char *peer);

bool kexpref_match(const char *name, const char *pattern);

#endif
