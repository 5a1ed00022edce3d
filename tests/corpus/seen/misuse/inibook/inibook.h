/* inibook.h - read, change and write .ini files that are in memory
 *
 *     ; comment            # comment
 *     name = value         entries before the first section are in section ""
 *     [section]
 *     name = value
 *
 * White space around sections, names and values does not count.  Entries keep
 * their order.  If a name comes twice in a section, the last value counts.
 */
#ifndef INIBOOK_H
#define INIBOOK_H

#include <stddef.h>

#define INI_MAX_NAME 255    /* bytes of a section's or entry's name */
#define INI_MAX_VALUE 4095  /* bytes of a value */
#define INI_MAX_ENTRIES 4096

typedef struct ini_book ini_book;

/* A walk over all entries; see ini_first.  section, name and value are for the
 * caller to read, the last member is private. */
typedef struct ini_iter {
    const char *section;
    const char *name;
    const char *value;
    const void *at;
} ini_iter;

/* Makes a book from a text; "" gives an empty one.  If the text is malformed,
 * beyond a limit, or memory is short, the result is NULL and *line (unless line
 * is NULL) is the number of the line, counted from 1.
 * Call ini_free() when you are done with the book. */
ini_book *ini_parse(const char *text, int *line);

/* Frees the book and all strings that came from it.  NULL is ignored. */
void ini_free(ini_book *book);

/* The value of an entry or, if there is no such entry, fallback (which may be
 * NULL).  The string belongs to the book.  It stays valid until that entry is
 * set or unset, or the book freed; copy it if you need it longer. */
const char *ini_get(const ini_book *book, const char *section, const char *name, const char *fallback);

/* Sets the value of an entry, which is appended if it is new.  Returns 0, or -1
 * with nothing changed: if memory is short, there are too many entries, or one
 * of the strings could not be read back from a file (too long, with line ends,
 * with white space around it, a ']' in the section, a name that is empty, has
 * a '=', or starts with '[', ';' or '#'). */
int ini_set(ini_book *book, const char *section, const char *name, const char *value);

/* Removes an entry.  1, or 0 if there is none. */
int ini_unset(ini_book *book, const char *section, const char *name);

/* The number of entries in all sections. */
size_t ini_count(const ini_book *book);

/* Walk over the entries:
 *
 *     ini_iter it;
 *     for (int ok = ini_first(book, &it); ok; ok = ini_next(&it))
 *         puts(it.name);
 *
 * Both return 0 when there is no further entry (the strings are NULL then) and
 * else 1.  The book must not be changed during the walk. */
int ini_first(const ini_book *book, ini_iter *it);
int ini_next(ini_iter *it);

/* Writes the book as text, at most size bytes including the '\0' that is always
 * there if size is not 0.  Returns the length of the whole text, like snprintf.
 * out may be NULL if size is 0. */
size_t ini_write(const ini_book *book, char *out, size_t size);

#endif
