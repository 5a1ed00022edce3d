#ifndef ACLROLL_H
#define ACLROLL_H

/* Access control lists, and objects that carry them. */

#include <stddef.h>

enum { ACL_READ = 4, ACL_WRITE = 2, ACL_EXEC = 1, ACL_ALL = 7 };
enum acl_kind { ACL_USER, ACL_GROUP, ACL_OTHER };

struct acl_entry {
    enum acl_kind kind;
    unsigned id;   /* 0 for ACL_OTHER */
    int perms;     /* bits of ACL_ALL */
};

typedef struct aclroll aclroll;     /* a list */
typedef struct aclobject aclobject; /* something protected by one */

/* Lists.  At most 100 entries. */

aclroll *aclroll_new(void);                 /* empty; NULL: no memory */
aclroll *aclroll_dup(const aclroll *list);  /* NULL: no memory */
void aclroll_free(aclroll *list);           /* NULL ok */

/* Entry of (kind, id), made with no permissions if there is none.  The pointer
 * stays good until another aclroll_entry, aclroll_drop or aclroll_free on the
 * list; perms may be changed through it, kind and id may not.  For ACL_OTHER
 * id is taken as 0.  NULL: list full, no such kind, no memory. */
struct acl_entry *aclroll_entry(aclroll *list, enum acl_kind kind, unsigned id);

/* Removes an entry.  0, or -1 if there is none. */
int aclroll_drop(aclroll *list, enum acl_kind kind, unsigned id);

size_t aclroll_count(const aclroll *list);

/* "u:10:rw-,g:5:r--,o::--x" and back.  The text is to be released with
 * aclroll_free_text (not free), NULL: no memory.  Parsing takes such texts
 * ("" is the empty list) without blanks; NULL: not one, an entry twice, too
 * many, or no memory. */
char *aclroll_text(const aclroll *list);
void aclroll_free_text(char *text);         /* NULL ok */
aclroll *aclroll_parse(const char *text);

/* Objects. */

aclobject *aclobject_new(void);             /* nobody may anything */
void aclobject_free(aclobject *o);          /* with its list; NULL ok */

/* Gives the object a list (NULL: none) in place of the one it has, which is
 * freed.  The object owns the list from now on; do not free it, nor give it to
 * a second object. */
void aclobject_set(aclobject *o, aclroll *list);

/* Do user and group get all of perms?  The user's entry counts if there is one,
 * else the group's, else that of others.  1 or 0. */
int aclobject_allows(const aclobject *o, unsigned user, unsigned group, int perms);

#endif
