#ifndef POSTKEY_H
#define POSTKEY_H

#include <stddef.h>

/*
 * Postal addresses as values: set them, read them from a line, write them,
 * compare them, and use them as keys of a hash table.
 *
 * Fields may be read directly.  They are changed with the functions only, which
 * keep them tidy: blanks around a field are dropped and runs of blanks inside
 * become one.  A struct must be set by postkey_clear(), postkey_parse() or an
 * assignment before anything else is done with it.  It holds no memory; there
 * is nothing to free.
 */
struct postkey {
    char name[48];
    char street[64];
    char city[48];
    char postcode[12];
    char country[3];        /* two letters, kept as capitals, or empty */
};

enum postkey_field {
    POSTKEY_NAME,
    POSTKEY_STREET,
    POSTKEY_CITY,
    POSTKEY_POSTCODE,
    POSTKEY_COUNTRY
};

/* Makes all fields empty. */
void postkey_clear(struct postkey *addr);

/* Sets a field; the text is copied.  Returns 0, or -1 (and nothing is changed)
 * if the text has a comma or a control character, does not fit once tidied, is
 * no country code where one is wanted, or there is no such field. */
int postkey_set(struct postkey *addr, enum postkey_field field, const char *text);

/* Reads "name, street, city, postcode, country", all five, each of which may be
 * empty.  Returns 0, or -1 (and *addr is unchanged) if that is not what it is. */
int postkey_parse(struct postkey *addr, const char *line);

/* Writes the line that postkey_parse() reads.  Stores at most size bytes with
 * the terminator and returns the length of the whole line, as snprintf() does;
 * buf may be NULL if size is 0. */
size_t postkey_format(const struct postkey *addr, char *buf, size_t size);

/* 1 if the two are the same address, else 0.  The case of ASCII letters makes no
 * difference, nor do blanks in the postcode: "SW1A 1AA" is "sw1a1aa". */
int postkey_equal(const struct postkey *a, const struct postkey *b);

/* Order for sorting, by country, postcode, city, street, name: negative, 0 or
 * positive.  0 exactly for equal addresses. */
int postkey_compare(const struct postkey *a, const struct postkey *b);

/* A hash for tables whose keys are compared with postkey_equal(). */
unsigned long postkey_hash(const struct postkey *addr);

#endif
