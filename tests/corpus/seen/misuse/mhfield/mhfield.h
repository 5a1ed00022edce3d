/**
 * @file mhfield.h
 * @brief Header fields of mail messages, and lists of them.
 *
 * A field is a name and a value ("Subject", "hello"). Fields are made one by
 * one and appended to a list, which is then written in the format of RFC 5322.
 *
 * Names consist of 1 to 70 printable ASCII characters without spaces and
 * colons. Values have up to 900 characters and no CR, LF or other control
 * characters except tabs. Names are compared without regard to case.
 *
 * No function accepts NULL, if its description does not say so.
 */
#ifndef MHFIELD_H
#define MHFIELD_H

#include <stddef.h>

typedef struct mhfield mhfield;
typedef struct mhlist mhlist;

#define MHLIST_MAX 500 /**< fields of a list */

/**
 * @brief Makes a field of copies of name and value.
 * @return the field, or NULL if an argument is invalid or memory is exhausted
 */
mhfield *mhfield_new(const char *name, const char *value);

/**
 * @brief Makes a field of two strings without copying them.
 *
 * Both are allocated with malloc(), each on its own. They belong to the field
 * afterwards, which frees them with free(). When the function fails, they are
 * still the caller's.
 *
 * @return the field, or NULL if an argument is invalid or memory is exhausted
 */
mhfield *mhfield_new_take(char *name, char *value);

/**
 * @brief Frees a field that is not in a list.
 * @param f  the field, or NULL
 */
void mhfield_free(mhfield *f);

const char *mhfield_name(const mhfield *f);  /**< @return the field's name */
const char *mhfield_value(const mhfield *f); /**< @return the field's value */

/** @return an empty list, or NULL if memory is exhausted */
mhlist *mhlist_new(void);

/** @brief Frees a list with all its fields. @param l  the list, or NULL */
void mhlist_free(mhlist *l);

/** @return the number of fields in the list */
size_t mhlist_count(const mhlist *l);

/**
 * @brief Appends a field to a list, which is its owner from then on.
 * @param f  a field that is in no list
 * @return 0, or -1 if the list is full; the field is then still the caller's
 */
int mhlist_append(mhlist *l, mhfield *f);

/**
 * @brief Finds a field by its name.
 * @param after  a field of the list to search behind, or NULL for the start
 * @return the field, which stays in the list, or NULL
 */
mhfield *mhlist_find(const mhlist *l, const char *name, const mhfield *after);

/**
 * @brief Takes a field out of a list; it is the caller's again.
 * @return 0, or -1 if the field is not in this list
 */
int mhlist_remove(mhlist *l, mhfield *f);

/**
 * @brief Writes the fields as lines, ended by CR LF and folded at spaces where
 *        they would be longer than 78 characters.
 * @param buf  receives at most cap bytes including a NUL; may be NULL if cap
 *             is 0
 * @return the length of the whole text, without the NUL
 */
size_t mhlist_write(const mhlist *l, char *buf, size_t cap);

#endif
