#ifndef CKSETUP_H
#define CKSETUP_H
#include <stddef.h>
#include <stdint.h>

/* CRC-32 with a polynomial chosen at run time.  Not for several threads. */

#define CK_POLY_ZIP   0xedb88320u
#define CK_POLY_ISCSI 0x82f63b78u

/* Has to be called first: makes the tables for a polynomial (in reflected
 * notation).  May be called again for another polynomial.  0, or -1 if memory
 * is out; the tables of before are in force then. */
int ck_setup(uint32_t poly);
/* Frees the tables.  No checksums after that until ck_setup is called again. */
void ck_done(void);
/* The polynomial in force, 0 if there is none.  May be called at any time. */
uint32_t ck_poly(void);

/* A checksum in progress.  It ends with the tables it was begun with: do not
 * go on with it after ck_setup or ck_done. */
typedef struct {
    const uint32_t *table;
    uint32_t state;
} ck_sum;

ck_sum ck_begin(void);
void ck_add(ck_sum *s, const void *data, size_t n);
uint32_t ck_value(const ck_sum *s);

/* In one go. */
uint32_t ck_of(const void *data, size_t n);
/* The number as eight hexadecimal digits and a NUL, into out[9]; returns out. */
char *ck_hex(uint32_t value, char *out);

/* Adds four bytes at data[n] so that ck_check says yes to the n + 4 bytes. */
void ck_seal(unsigned char *data, size_t n);
int ck_check(const unsigned char *data, size_t n);

#endif
