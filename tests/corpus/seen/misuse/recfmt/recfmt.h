#ifndef RECFMT_H
#define RECFMT_H

#include <stddef.h>
#include <stdint.h>

/*
 * RecFmt: fixed-size binary records with named fields.
 *
 * First describe the fields of the format, then seal it.  A sealed format can
 * be used to read and write records, which are blocks of rf_size() bytes that
 * the caller provides.  Numbers are stored in little-endian order.
 *
 * Errors in the use of a format are bugs of the program and are asserted.
 */

typedef struct RecFmt RecFmt;

typedef enum { RF_U8, RF_U16, RF_U32, RF_TEXT } RfType;

enum { RF_MAX_FIELDS = 32, RF_MAX_TEXT = 255 };

RecFmt *rf_new(void);
void rf_free(RecFmt *fmt);

/* Adds a field of numbers (not RF_TEXT, see below) to a format that is not
 * sealed and returns its number: 0, 1, 2 and so on.  -1 if there is a field of
 * that name, the name is empty or longer than 15 characters, or there are
 * RF_MAX_FIELDS fields already. */
int rf_add(RecFmt *fmt, const char *name, RfType type);

/* The same for a text field, of `width` bytes (1 to RF_MAX_TEXT, -1 for
 * others). */
int rf_add_text(RecFmt *fmt, const char *name, unsigned width);

/* Ends the description.  There must be a field. Sealing twice does no harm. */
void rf_seal(RecFmt *fmt);

int rf_fields(const RecFmt *fmt);
/* The number of a field, -1 if there is none of that name. */
int rf_find(const RecFmt *fmt, const char *name);

/* What follows is for sealed formats.  `field` must be the number of a field,
 * of a fitting type. */

size_t rf_size(const RecFmt *fmt);
/* Sets a record to zeros and empty texts. */
void rf_clear(const RecFmt *fmt, void *record);
/* Numbers that are too large for the field are cut. */
void rf_put(const RecFmt *fmt, void *record, int field, uint32_t value);
uint32_t rf_get(const RecFmt *fmt, const void *record, int field);
/* Texts that are too long for the field are cut. */
void rf_put_text(const RecFmt *fmt, void *record, int field, const char *text);
/* Copies the text and a terminator to `out`: width + 1 bytes at most. */
void rf_get_text(const RecFmt *fmt, const void *record, int field, char *out);

#endif
