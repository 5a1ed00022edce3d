/* locnum.h - integers and fixed point numbers in the notation of a locale */
#ifndef LOCNUM_H
#define LOCNUM_H

#include <stdbool.h>
#include <stdint.h>

/* Size of the buffers that texts are written to, with terminator. */
#define NF_TEXT_SIZE 64

#define NF_MAX_DIGITS 9

/* How numbers look.  Must be initialised by nf_init(); then change it with the
   functions below. */
typedef struct nf_format {
    char decimal;   /* between whole part and digits */
    char group;     /* between groups */
    int group_size; /* 0: no groups */
    int digits;     /* behind the decimal sign */
    bool plus;      /* write a '+' too */
} nf_format;

/* '.', no groups, no digits, no '+' */
void nf_init(nf_format *f);

/* Digits behind the decimal sign, 0 to NF_MAX_DIGITS. */
void nf_set_digits(nf_format *f, int digits);

/* The decimal sign.  Neither a digit nor '+', '-' or '\0', nor the sign that
   separates groups if there is one. */
void nf_set_decimal(nf_format *f, char sign);

/* Groups of 1 to 9 digits and what separates them, for which the same holds as
   for the decimal sign. */
void nf_set_groups(nf_format *f, char sign, int size);
void nf_no_groups(nf_format *f);
void nf_set_plus(nf_format *f, bool on);

/* Writes a number, which counts units of the last digit: 12345 is "123.45" with
   two digits.  `out` has NF_TEXT_SIZE characters.  Returns the length. */
int nf_write(const nf_format *f, int64_t value, char *out);

/* Reads what nf_write() has written.  False for all other texts, and for numbers
   that do not fit. */
bool nf_read(const nf_format *f, const char *text, int64_t *value);

/* Puts blanks before a text so that its length is `width`, which is below
   NF_TEXT_SIZE.  `text` is a buffer of NF_TEXT_SIZE characters.  Longer texts
   stay as they are. */
void nf_pad(char *text, int width);

#endif
