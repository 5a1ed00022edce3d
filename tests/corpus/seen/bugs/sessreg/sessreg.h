#ifndef SESSREG_H
#define SESSREG_H

#include <stdint.h>

/* Session registry.
 * Sessions belong to a user name and die when not touched for `ttl` ticks.
 * Ticks are whatever the caller counts; they need not be monotonic, a session
 * touched "in the future" is simply alive. */

#define SR_USER_MAX 63

typedef uint32_t sr_id;          /* 0 = no session */

struct sessreg;

struct sessreg *sr_new(uint64_t ttl);
void sr_free(struct sessreg *sr);

/* new session; 0 if user is empty or longer than SR_USER_MAX, or out of memory */
sr_id sr_open(struct sessreg *sr, const char *user, uint64_t now);

/* end a session; 0 ok, -1 no such session */
int sr_close(struct sessreg *sr, sr_id id);

/* keep a session alive; 0 ok, -1 no such session */
int sr_touch(struct sessreg *sr, sr_id id, uint64_t now);

/* user of a session (valid until the session ends), NULL if no such session */
const char *sr_user(const struct sessreg *sr, sr_id id);

/* number of sessions, of one user or of all (user == NULL) */
unsigned sr_count(const struct sessreg *sr, const char *user);

/* end all sessions not touched for more than ttl ticks; returns how many */
unsigned sr_expire(struct sessreg *sr, uint64_t now);

/* end all sessions of a user; returns how many */
unsigned sr_kick(struct sessreg *sr, const char *user);

#endif
