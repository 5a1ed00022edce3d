#ifndef INSITINI_H
#define INSITINI_H

/*
  insitini - an INI reader that copies nothing

  The text is taken apart where it is: insitini puts NULs behind keys and
  values, resolves escapes in place, and remembers pointers into your buffer.
  That is fast, and it has three consequences:

    - the buffer must be writable (an array or malloc'ed memory, no literal);
    - it must have one byte more than the text: text[length] gets a NUL;
    - it must stay where it is, untouched, until isi_free.  Only then is it
      yours again, with its contents spoilt.

  Syntax, line by line (blanks around everything are ignored):

    ; comment         # comment
    [section]         keys before the first one are in section ""
    key = value
    key = "value"     with \" \\ \n \t inside
*/

#include <stddef.h>

#define ISI_ENTRIES_MAX 1000

typedef struct isi_doc isi_doc;

struct isi_entry {
    const char *section;
    const char *key;
    const char *value;
};

/* Parses `length` bytes of text, see above; there may be 0.  If something is
   wrong with it, if there are more than ISI_ENTRIES_MAX keys or no memory,
   returns NULL and stores the number of the line, from 1, in *line (0 for no
   memory).  line may be NULL. */
isi_doc *isi_parse(char *text, size_t length, size_t *line);

/* Forgets the document, not the text.  NULL is allowed. */
void isi_free(isi_doc *doc);

/* The value of a key, the last if there are several; NULL if none.  It points
   into your buffer. */
const char *isi_get(const isi_doc *doc, const char *section, const char *key);

/* The value as a decimal number; fallback if there is none, or it is not a
   number that a long can hold. */
long isi_long(const isi_doc *doc, const char *section, const char *key, long fallback);

/* 1 for yes, true, on and 1; 0 for no, false, off and 0; else fallback. */
int isi_flag(const isi_doc *doc, const char *section, const char *key, int fallback);

/* All entries in the order of the text, i from 0; NULL beyond the last. */
size_t isi_count(const isi_doc *doc);
const struct isi_entry *isi_at(const isi_doc *doc, size_t i);

/* Calls visit for each entry of a section until it returns something else than
   0, and returns that, or 0. */
int isi_each(const isi_doc *doc, const char *section,
             int (*visit)(const struct isi_entry *entry, void *data), void *data);

#endif
