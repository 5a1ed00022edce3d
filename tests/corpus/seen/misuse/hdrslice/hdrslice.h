// hdrslice - reads the header of e-mail messages in place
//
// Nothing is allocated (but see hdrslice_dup) and nothing is copied: results
// are slices, which point into the text that was given.  They are as good as
// that text: once it is changed or freed, its slices and iterators are void.
// Note that slices are NOT terminated by a NUL.
//
// Lines end with CRLF or a single LF.  Lines that begin with a space or a tab
// continue the field before.  The header ends at the first empty line or with
// the text.

#ifndef HDRSLICE_H
#define HDRSLICE_H

#include <stdbool.h>
#include <stddef.h>

// len bytes from ptr on; ptr may be NULL if len is 0.
struct hdrslice {
    const char *ptr;
    size_t len;
};

struct hdrslice_field {
    struct hdrslice name; // as it stands there, "Subject"
    struct hdrslice body; // without white space at both ends; perhaps folded
};

struct hdrslice_iter {
    struct hdrslice rest;
    bool over;
};

// Begins to read a message of len bytes.
void hdrslice_open(struct hdrslice_iter *it, const char *text, size_t len);

// Gets the next field, false at the end of the header.  Lines that are no
// field are passed over.
bool hdrslice_next(struct hdrslice_iter *it, struct hdrslice_field *field);

// What was not read yet.  When hdrslice_next() has returned false, this is
// the body of the message.
struct hdrslice hdrslice_rest(const struct hdrslice_iter *it);

// Looks for the first field of a name, a C string in upper or lower case.
// False if there is none.
bool hdrslice_find(const char *text, size_t len, const char *name, struct hdrslice *body);

// Whether a slice is the same as a C string; ASCII letters are compared
// without regard to case.
bool hdrslice_is(struct hdrslice slice, const char *string);

// Writes the body of a field to out as one line, without CR and LF, and
// terminates it.  out needs room for body.len + 1 bytes and must not overlap
// the body.  Returns the length.
size_t hdrslice_unfold(struct hdrslice body, char *out);

// Takes the first address off a list as in "To:", with commas between them;
// false if there is none left.  Commas in "quotes" and <angles> do not count.
bool hdrslice_address(struct hdrslice *list, struct hdrslice *address);

// Finds the value of a parameter as in "text/plain; charset=utf-8".  Quotes
// around a value are not part of it; backslashes within are left in.
bool hdrslice_param(struct hdrslice body, const char *name, struct hdrslice *value);

// A copy as C string, for free(); NULL without memory.
char *hdrslice_dup(struct hdrslice slice);

#endif
