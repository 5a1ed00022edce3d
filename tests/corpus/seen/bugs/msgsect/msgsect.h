/*
 * msgsect - records of a DNS message, by section.
 *
 * Requires, of all functions: 'msg' is a valid message; names and data are
 * strings, not NULL.  Requirements are checked with assert().
 */
#ifndef MSGSECT_H
#define MSGSECT_H

#include <stddef.h>

typedef struct msgsect msgsect;
typedef struct msgsect_node msgsect_node;

typedef enum {
	MSGSECT_QUESTION,
	MSGSECT_ANSWER,
	MSGSECT_AUTHORITY,
	MSGSECT_ADDITIONAL
} msgsect_sec;

enum { MSGSECT_TYPE_A = 1, MSGSECT_TYPE_KEY = 25, MSGSECT_TYPE_TKEY = 249 };

typedef enum {
	MSGSECT_OK,
	MSGSECT_NXNAME,		/* no such owner in the section */
	MSGSECT_NXTYPE,		/* the owner is there, the type is not */
	MSGSECT_BADARG,		/* section, type or length out of range */
	MSGSECT_NOSPACE		/* no memory, or 1024 records */
} msgsect_result;

/* NULL without memory. */
msgsect *msgsect_create(void);

/* Destroys *msgp with all nodes and data, and sets *msgp to NULL.
 * Requires: msgp and *msgp are not NULL. */
void msgsect_destroy(msgsect **msgp);

/* Adds a record.  'owner' has 1 to 255 characters, 'type' is 1 to 65535,
 * 'data' has up to 4096 characters; anything else is MSGSECT_BADARG.  Both
 * are copied. */
msgsect_result msgsect_add(msgsect *msg, msgsect_sec sec, const char *owner,
			   int type, const char *data);

/* Looks for a record.  Case of the owner's ASCII letters does not matter.
 *
 * Requires: nodep is not NULL and *nodep is NULL; datap is not NULL.
 *
 * When the owner exists (MSGSECT_OK, MSGSECT_NXTYPE) *nodep is set to its
 * node, otherwise left alone.  *datap is set with MSGSECT_OK only.  Both
 * belong to the message. */
msgsect_result msgsect_find(const msgsect *msg, msgsect_sec sec,
			    const char *owner, int type,
			    const msgsect_node **nodep, const char **datap);

/* The TKEY record of 'owner': from the additional section or, from older
 * servers, from the answer section.
 *
 * Requires: datap is not NULL.
 *
 * Returns MSGSECT_OK with *datap set, or the result of the search in the
 * answer section. */
msgsect_result msgsect_tkey(const msgsect *msg, const char *owner,
			    const char **datap);

/* Nodes of a section, in the order in which they came; NULL at the end. */
const msgsect_node *msgsect_first(const msgsect *msg, msgsect_sec sec);
const msgsect_node *msgsect_next(const msgsect_node *node);
const char *msgsect_owner(const msgsect_node *node);
size_t msgsect_records(const msgsect_node *node);

#endif
