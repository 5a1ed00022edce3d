/* eanaddon.h -- EAN-8 and EAN-13 numbers with their 2 or 5 digit add-on
 *
 * Everything is kept in plain structs; nothing is allocated.  Texts are
 * NUL-terminated and must not be NULL.
 */
#ifndef EANADDON_H
#define EANADDON_H

#include <stddef.h>

enum ean_status {
	EAN_OK = 0,
	EAN_SYNTAX = -1,	/* something other than digits and one '+' */
	EAN_LENGTH = -2,	/* a number or add-on of a wrong length */
	EAN_CHECK = -3		/* the check digit is wrong */
};

struct ean_code {
	char main[14];		/* 8 or 13 digits with the check digit, NUL */
	char addon[6];		/* 0, 2 or 5 digits, NUL */
};

/* Bytes that hold any code as text, and any code as bars. */
#define EAN_TEXT_SIZE 20
#define EAN_BARS_SIZE 160

/* The check digit ('0' to '9') that belongs after these digits: any number
 * of them, also none.  Returns EAN_SYNTAX if there is another character. */
int ean_check_digit(const char *digits);

/* Reads a number, with or without "+" and an add-on:
 *
 *	4006381333931		EAN-13
 *	96385074+12		EAN-8 with an add-on
 *	978014300723+51234	no check digit yet: 12 or 7 digits
 *
 * A missing check digit is computed, one that is there is checked.  The text
 * may be anything; if it is not a code, the status says why and *code is not
 * touched.  Where several things are wrong, any of them may be reported. */
int ean_parse(const char *text, struct ean_code *code);

/* Whether ean_parse would accept it: 1 or 0. */
int ean_valid(const char *text);

/*
 * The following want a code that ean_parse has filled.
 */

/* Writes the code as ean_parse reads it, with check digit.  buf has room for
 * EAN_TEXT_SIZE bytes.  Returns the length. */
size_t ean_text(const struct ean_code *code, char *buf);

/* Writes the modules, '1' for a bar and '0' for a space, the add-on after
 * nine spaces.  buf has room for EAN_BARS_SIZE bytes.  Returns the length. */
size_t ean_bars(const struct ean_code *code, char *buf);

/* Order by number (EAN-8 before EAN-13), then by add-on, none first; less
 * than, equal to or greater than 0. */
int ean_compare(const struct ean_code *a, const struct ean_code *b);

/* The add-on as a number, -1 when there is none. */
long ean_addon_value(const struct ean_code *code);

#endif
