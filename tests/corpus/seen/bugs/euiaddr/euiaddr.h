/*
 * NAME
 *     euiaddr - hardware addresses, EUI-48 ("MAC") and EUI-64
 *
 * DESCRIPTION
 *     An address is a plain struct of 6 or 8 octets, to be filled with
 *     eui_parse, eui_from or by copying another; it owns no memory.  Do not
 *     set the members yourself.  No pointer may be NULL.
 *
 *     Each EUI-48 has an EUI-64: FF FE is put in after the third octet.  Both
 *     name the same device, and this library treats them as one address:
 *     00:1b:21:0a:0b:0c is equal to 00:1b:21:ff:fe:0a:0b:0c.
 */
#ifndef EUIADDR_H
#define EUIADDR_H

#include <stddef.h>
#include <stdint.h>

typedef struct eui {
    uint8_t len;  /* 6 or 8 */
    uint8_t b[8]; /* the first len are used */
} eui;

/* Room for any text eui_format writes. */
#define EUI_TEXT 24

/*
 * eui_from: takes len octets; -1 if len is neither 6 nor 8, else 0.
 *
 * eui_parse: reads two hex digits per octet, separated by ':' or by '-'
 *     throughout or by nothing.  -1 if the text is anything else, else 0.
 *
 * After -1 the address is as before.
 */
int eui_from(eui *addr, const uint8_t *octets, size_t len);
int eui_parse(eui *addr, const char *text);

/*
 * eui_format: writes an address with its own number of octets, in lower case,
 *     separated by sep ('\0' for none; hex digits are not allowed and give -1).
 *     buf has EUI_TEXT chars.  Returns the length of the text.
 */
int eui_format(const eui *addr, char sep, char *buf);

/*
 * eui_equal: 1 if both are the same address, else 0.
 *
 * eui_cmp: an order for qsort and bsearch: negative, 0 or positive; 0 for
 *     equal addresses.
 *
 * eui_hash: a hash value, for tables whose keys are compared with eui_equal.
 */
int eui_equal(const eui *a, const eui *b);
int eui_cmp(const eui *a, const eui *b);
uint32_t eui_hash(const eui *addr);

/*
 * eui_to64: the EUI-64 of an address (itself if it is one).
 *
 * eui_to48: the other way; -1 if the address is an EUI-64 without FF FE in the
 *     middle, and *to is as before.
 *
 * In both, from and to may be the same object.
 */
void eui_to64(const eui *from, eui *to);
int eui_to48(const eui *from, eui *to);

/*
 * eui_is_group, eui_is_local: whether the multicast bit, the bit of locally
 *     administered addresses is set.
 *
 * eui_oui: the first three octets as a number, such as 0x001b21.
 */
int eui_is_group(const eui *addr);
int eui_is_local(const eui *addr);
uint32_t eui_oui(const eui *addr);

#endif
