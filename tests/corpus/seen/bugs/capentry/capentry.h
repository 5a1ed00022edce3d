// capentry.h - one entry of a capability database (termcap, printcap, gettytab)
//
//     vt100|dec vt100:am:co#80:li#24:cl=\E[;H\E[2J:is=^Mhi\072:
//
// The first field has the names, separated by bars. Each field after that is
// a flag (am), a number (co#80; octal if it starts with 0, hex with 0x) or a
// string (cl=...). "xx@" says that xx is absent, even if it is given further
// on. Of several fields with the same name the first counts. Fields end with
// a colon or with the text; white space before a field is skipped.
//
// In strings:
//     ^x           control-x
//     \E \e        escape
//     \n \r \t \b \f
//     \ooo         one to three octal digits
//     \c           any other character c: itself
// A colon behind a backslash does not end the field.
//
// No pointer may be NULL, except that of cap_free().

#ifndef CAPENTRY_H
#define CAPENTRY_H

#include <stdbool.h>
#include <stddef.h>

typedef struct capentry capentry;

// Makes a copy of the text. NULL if the text has no name, if it is longer than
// CAP_MAXLEN, or if there is no memory.
#define CAP_MAXLEN 4096
capentry *cap_read(const char *text);
void cap_free(capentry *e);

// The first name; it lives as long as the entry.
const char *cap_name(const capentry *e);

// Whether that is one of the names of the entry.
bool cap_is(const capentry *e, const char *name);

// `id` is the name of a capability, usually of two letters.
bool cap_flag(const capentry *e, const char *id);

// False if there is no such number, if it is malformed or out of range; *value
// is left alone then.
bool cap_number(const capentry *e, const char *id, long *value);

// The length of the decoded string, -1 if there is none. As much as fits goes
// to `out`, with a NUL behind it if size is not 0. The string may hold NULs
// of its own.
long cap_string(const capentry *e, const char *id, char *out, size_t size);

// How many fields there are behind the names, empty ones left out.
size_t cap_fields(const capentry *e);

#endif
