// Reading genealogy records (GEDCOM) without copying them.
//
//     0 @I1@ INDI
//     1 NAME Ada /Lovelace/
//     1 BIRT
//     2 DATE 10 DEC 1815
//
// Each line has a level, an optional identifier between @, a tag, and an
// optional value.  A line is the child of the nearest line before it that has a
// lower level.
//
// gedview_open() makes an index of the lines and keeps pointing into the text:
// the text has to stay in place, unchanged, until gedview_close().  Lines are
// designated by their number, from 0 to gedview_count() - 1; the functions that
// take one do not check it.

#ifndef GEDVIEW_H
#define GEDVIEW_H

#include <stdbool.h>
#include <stddef.h>

typedef struct gedview gedview;

// A piece of the text.  Not terminated!  Of an absent part the length is 0.
typedef struct {
    const char *start;
    size_t length;
} gedview_piece;

// "No such line", from the functions that look for one.
#define GEDVIEW_NONE ((size_t)-1)

// Lines end with LF or CR LF; the last one may end with the text.  Empty lines
// are skipped.  NULL if a line is malformed, its level is above 99 or more than
// one above that of the line before it, the first level is not 0, the text is
// longer than 1 MiB, or memory is out.
gedview *gedview_open(const char *text, size_t size);
void gedview_close(gedview *view);

size_t gedview_count(const gedview *view);

int gedview_level(const gedview *view, size_t line);
gedview_piece gedview_id(const gedview *view, size_t line); // without the @
gedview_piece gedview_tag(const gedview *view, size_t line);
gedview_piece gedview_value(const gedview *view, size_t line);

// All of these may return GEDVIEW_NONE.
size_t gedview_parent(const gedview *view, size_t line);
size_t gedview_child(const gedview *view, size_t line);   // the first one
size_t gedview_sibling(const gedview *view, size_t line); // the next one
size_t gedview_find(const gedview *view, const char *id); // by identifier

// The first child with that tag.
size_t gedview_child_named(const gedview *view, size_t line, const char *tag);

// Compares a piece with a terminated string.
bool gedview_is(gedview_piece piece, const char *string);

// Copies a piece as a terminated string, cut if it does not fit.  `size` is that
// of the buffer, at least 1.
void gedview_copy(gedview_piece piece, char *buffer, size_t size);

#endif
