/*
 * mailaddr.h -- e-mail addresses as values.
 *
 * Only the common form LOCAL@DOMAIN is known: no quotes, no comments, no
 * display names, ASCII only.
 *
 * LOCAL has 1..64 characters: letters, digits and any of
 *     . ! # $ % & ' * + - / = ? ^ _ ` { | } ~
 * DOMAIN has 1..253 characters: letters, digits, '-' and '.'; it has neither
 * empty labels nor labels that begin or end with '-'.
 *
 * As in RFC 5321, upper and lower case are different in the local part, and
 * the same in the domain.
 */
#ifndef MAILADDR_H
#define MAILADDR_H

#include <stddef.h>

#define MAILADDR_LOCAL_MAX   64
#define MAILADDR_DOMAIN_MAX  253

typedef struct mailaddr mailaddr_t;

/*
 * Make an address from its text or its parts. NULL if it is malformed or
 * memory is out. To be freed with mailaddr_free().
 */
mailaddr_t *mailaddr_parse(const char *text);
mailaddr_t *mailaddr_make(const char *local, const char *domain);
mailaddr_t *mailaddr_dup(const mailaddr_t *a);
void        mailaddr_free(mailaddr_t *a);

/* The parts, as they were given. They live as long as the address. */
const char *mailaddr_local(const mailaddr_t *a);
const char *mailaddr_domain(const mailaddr_t *a);

/*
 * Write LOCAL@DOMAIN into buf, cut to size - 1 characters. Returns the full
 * length, like snprintf().
 */
int         mailaddr_format(const mailaddr_t *a, char *buf, size_t size);

/* Nonzero if both are the same mailbox. */
int         mailaddr_equal(const mailaddr_t *a, const mailaddr_t *b);

/* Order by domain, then by local part; 0 for the same mailbox. */
int         mailaddr_compare(const mailaddr_t *a, const mailaddr_t *b);

/* A hash for tables of mailboxes: equal addresses have equal hashes. */
unsigned    mailaddr_hash(const mailaddr_t *a);

/* Nonzero if the domain is `domain` or a subdomain of it. */
int         mailaddr_within(const mailaddr_t *a, const char *domain);

#endif /* MAILADDR_H */
