// lispread.h: reads Lisp data (symbols, integers, strings, lists) from text.
//
//     datum  = integer | symbol | string | list | "'" datum
//     list   = "(" datum... ")" | "(" datum... "." datum ")"
//     string = '"' characters, with \" and \\ for the two '"'
//
// Comments go from ";" to the end of the line.  'x is read as (quote x).
// The empty list is represented by NULL, which every function here takes as
// a datum.

#ifndef LISPREAD_H
#define LISPREAD_H

#include <stdbool.h>
#include <stddef.h>

typedef struct lisp_datum lisp_datum;

typedef enum { LISP_NIL, LISP_INT, LISP_SYMBOL, LISP_STRING, LISP_PAIR } lisp_kind;

typedef enum {
    LISP_OK,
    LISP_END,       // nothing but blanks and comments
    LISP_SYNTAX,    // not a datum
    LISP_DEEP,      // nested deeper than 50
    LISP_BIG,       // integer that is no long, or text longer than 10000 bytes
    LISP_NOMEM
} lisp_status;

// Reads the first datum of text.  On LISP_OK *datum is the datum, which the
// caller frees with lisp_free, and *rest (if rest is not NULL) points behind
// it into text.  Otherwise *datum is NULL, and *rest is not touched.  Any
// text is allowed: what is wrong in it is told by the status.
lisp_status lisp_read(const char *text, lisp_datum **datum, const char **rest);

// Frees a datum that came from lisp_read, with all that is in it.
void lisp_free(lisp_datum *datum);

lisp_kind lisp_kind_of(const lisp_datum *datum);

// The parts of a pair; NULL of everything else.  They belong to the pair.
const lisp_datum *lisp_car(const lisp_datum *datum);
const lisp_datum *lisp_cdr(const lisp_datum *datum);

// The value of an integer; 0 of everything else.
long lisp_int(const lisp_datum *datum);

// The name of a symbol, the characters of a string; NULL of everything else.
// It belongs to the datum.
const char *lisp_text(const lisp_datum *datum);

// The number of elements of a list, -1 if it is not a proper list.
long lisp_length(const lisp_datum *datum);

// Whether two data have the same structure and contents.
bool lisp_equal(const lisp_datum *a, const lisp_datum *b);

// Writes datum as text, as much as fits into size bytes with a NUL; nothing
// if size is 0.  Returns the length of the whole text.
size_t lisp_write(const lisp_datum *datum, char *buf, size_t size);

#endif
