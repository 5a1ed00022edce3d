#ifndef QUOTA_H
#define QUOTA_H

/* Users, and how much each of them may store. */
typedef struct quota quota;

quota *quota_new(void);
void quota_free(quota *q);
/* The number of the new user, with the limit that holds; -1 when there are too many. */
int quota_join(quota *q);
/* A limit for all, 0 or more; what they have stored stays.  -1 when it is negative. */
int quota_limit(quota *q, int limit);
/* Stores so much.  -1 when there is no such user, or it is more than is left. */
int quota_store(quota *q, int user, int amount);
/* How much is left; -1 when there is no such user. */
int quota_left(const quota *q, int user);
/* The same, as a share of a hundred. */
int quota_share(const quota *q, int user);
/* Takes so much out.  -1 when there is no such user. */
int quota_take(quota *q, int user, int amount);
/* Closes a user.  -1 when there is none. */
int quota_close(quota *q, int user);
/* What the last user stored. */
int quota_last(const quota *q);

/* Sets what is left. */
void quota_put(quota *q, int user, int left);

#endif
