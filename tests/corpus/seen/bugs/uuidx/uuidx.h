#ifndef UUIDX_H
#define UUIDX_H

/* UUIDs (RFC 4122) in their binary form. */

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    uint8_t octet[16];
} uuidx_t;

/* room for the text of a UUID and its terminator */
#define UUIDX_TEXT 37

extern const uuidx_t uuidx_nil;

/* Reads "6ba7b810-9dad-11d1-80b4-00c04fd430c8", in either case; nothing may
   follow.  *u stays as it was when false is returned. */
bool uuidx_parse(const char *text, uuidx_t *u);

/* Writes it in lower case. */
void uuidx_format(const uuidx_t *u, char text[UUIDX_TEXT]);

bool uuidx_is_nil(const uuidx_t *u);
bool uuidx_equal(const uuidx_t *a, const uuidx_t *b);

/* Total order: by the timestamp, then by the other octets.  Less than, equal
   to or greater than 0, suitable for sorting; 0 if and only if they are equal. */
int uuidx_compare(const uuidx_t *a, const uuidx_t *b);

uint32_t uuidx_hash(const uuidx_t *u);

/* 0 to 15 */
int uuidx_version(const uuidx_t *u);
/* The 60 bits of the timestamp, whatever the version is. */
uint64_t uuidx_time(const uuidx_t *u);
/* A UUID of version 1. */
uuidx_t uuidx_from_time(uint64_t time, uint16_t clock, const uint8_t node[6]);

#endif
