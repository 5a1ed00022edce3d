#ifndef COOKJAR_H
#define COOKJAR_H

#include <stddef.h>

/* A jar of HTTP cookies for one host (RFC 6265, without the domain part).
 *
 * Times are seconds on whatever clock the caller likes, as long as it is the
 * same one for all calls on a jar.
 */

#define COOKJAR_MAX   50     /* cookies in a jar */
#define COOKJAR_LINE  4096   /* longest line that is looked at */

struct cookjar;

struct cookjar *cookjar_new(void);
void cookjar_free(struct cookjar *jar);   /* NULL does nothing */

/* Takes the value of a Set-Cookie header: "name=value; Path=/x; Max-Age=60".
 * Attributes that are unknown or make no sense are skipped. A cookie of the
 * same name and path is replaced; a Max-Age of 0 or less removes it.
 *   0   done
 *  -1   no cookie in the line, or line too long
 *  -2   jar full or no memory
 */
int cookjar_set(struct cookjar *jar, const char *line, long long now);

/* Value of the cookie of that name which has the longest path that fits, or
 * NULL. Belongs to the jar; dead after the next set or expire. `path` begins
 * with a slash.
 */
const char *cookjar_get(const struct cookjar *jar, const char *name,
                        const char *path, long long now);

/* Throws out what is over. Returns how many that were. */
size_t cookjar_expire(struct cookjar *jar, long long now);

size_t cookjar_count(const struct cookjar *jar);

#endif
