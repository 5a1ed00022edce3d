/* permroot: who may do what.
 *
 * There is one table of users for the whole program.  It exists from
 * pr_open() to pr_close(); nothing else may be called outside of that.
 */
#ifndef PERMROOT_H
#define PERMROOT_H

#define PR_USERS 100
#define PR_NAME 15 /* characters of a name: 1 to 15, no blanks */

enum pr_right {
    PR_READ = 1,
    PR_WRITE = 2,
    PR_DELETE = 4,
    PR_GRANT = 8, /* may grant and revoke what he has himself */
    PR_ALL = 15
};

/* Makes the table, with a user ADMIN (number 0) who has all rights and keeps
 * them.  0, or -1 when the name is not good or memory is out.
 * An open table has to be closed before it is opened again. */
int pr_open(const char *admin);
void pr_close(void);

/* The number of a new user without rights; -1 when the name is not good or
 * taken, or there are too many users. */
int pr_add(const char *name);

/* The number of a user, or -1. */
int pr_user(const char *name);

/* One user grants rights to another, or revokes them: all of them, or none
 * when he may not.  Rights are one or more of the above, or'ed.  0 or -1. */
int pr_grant(int by, int to, unsigned rights);
int pr_revoke(int by, int from, unsigned rights);

/* Whether a user has all these rights: 1 or 0. */
int pr_may(int user, unsigned rights);

/* Such as "eve: read write", or NULL when there is no such user or memory is
 * out.  The text is the library's and valid until the next pr_describe(),
 * or pr_close(). */
const char *pr_describe(int user);

#endif
