/*
 * nsecwin - the record types that exist at a name, and their wire form.
 *
 * An NSEC record ends with a type bit map (RFC 4034, section 4.1.2): the
 * 65536 types are split into 256 windows; each window that has a member is
 * written as its number, the count of bitmap octets that follow (1 to 32) and
 * the octets, most significant bit first, without trailing zero octets.
 * Windows come in ascending order, empty ones are left out.
 *
 * Sets are created by rrset_new, rrset_dup or rrset_parse and freed with
 * rrset_free, which alone accepts a NULL set.  The same set may be given
 * wherever a function takes two.
 */
#ifndef NSECWIN_H
#define NSECWIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RR_A = 1, RR_NS = 2, RR_SOA = 6, RR_MX = 15, RR_AAAA = 28, RR_RRSIG = 46, RR_NSEC = 47, RR_CAA = 257 };

typedef struct rrset rrset;

rrset *rrset_new(void);
rrset *rrset_dup(const rrset *s);
void   rrset_free(rrset *s);

bool   rrset_add(rrset *s, uint16_t type);        /* false: out of memory */
bool   rrset_del(rrset *s, uint16_t type);        /* false: was not there */
bool   rrset_has(const rrset *s, uint16_t type);
size_t rrset_count(const rrset *s);
bool   rrset_merge(rrset *into, const rrset *from);   /* false: out of memory */
bool   rrset_equal(const rrset *a, const rrset *b);

/* The smallest member that is not below `type`, or -1. */
int32_t rrset_next(const rrset *s, uint16_t type);

/* The wire form, to be released with free(); its length goes to *len, which
   is 0 for an empty set.  NULL when memory is out. */
uint8_t *rrset_wire(const rrset *s, size_t *len);

/* Reads a bit map of `len` octets; NULL when it is malformed. */
rrset *rrset_parse(const uint8_t *wire, size_t len);

#endif
