#ifndef ADDRBOX_H
#define ADDRBOX_H

/* addrbox: takes the address lists of mail headers apart, e.g.

     ann@example.org, Bob B. <bob@example.net>, "Carl, Jr." <carl@example.com>

   It works in place, like strtok, so there is nothing to free: the text you
   hand in is cut into pieces, and what you get are pointers to them. */

#include <stddef.h>

struct addrbox
{
  char *name;   /* what stood before the <>, unquoted; "" if nothing did */
  char *local;  /* what stood before the @ */
  char *domain; /* what stood after it */
};

enum
{
  ADDRBOX_SYNTAX = -1,  /* not a list of addresses */
  ADDRBOX_MANY = -2     /* more than max */
};

/* Splits text into addresses and stores them in list, an array of at least
   max elements.  Returns how many there are, 0 if text is empty or blank, or
   one of the errors above.  text is modified in any case, so it cannot be a
   string constant, and it has to be kept as long as the list is used. */
int addrbox_split (char *text, struct addrbox *list, size_t max);

/* Whether a string is fine before or after the @: names of letters, digits
   and others but  ()<>[]:;@\,"  and blanks, with single dots in between; a
   domain has letters, digits, hyphens and dots only. At most 64 and 255
   characters. */
int addrbox_good_local (const char *local);
int addrbox_good_domain (const char *domain);

/* The number of bytes that addrbox_join needs for an address, with the NUL. */
size_t addrbox_space (const struct addrbox *a);

/* Writes an address as text, quoted where necessary, to a buffer which has
   addrbox_space (a) bytes or more.  Returns the buffer.  */
char *addrbox_join (const struct addrbox *a, char *buffer);

/* Whether two addresses go to the same mailbox: equal domains, in upper or
   lower case, and equal local parts.  Names do not matter. */
int addrbox_same (const struct addrbox *a, const struct addrbox *b);

/* A hash: the same for two addresses if addrbox_same. */
unsigned long addrbox_hash (const struct addrbox *a);

#endif
