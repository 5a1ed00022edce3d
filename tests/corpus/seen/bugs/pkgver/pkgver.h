#ifndef PKGVER_H
#define PKGVER_H

#include <stdbool.h>
#include <stddef.h>

/* Versions of packages.  A version is a sequence of numbers and words, as in
   "1.2rc3": digits make a number and letters a word, whatever else stands
   between them only separates.  Every text is a version, if need be one
   without parts. */
typedef struct pkgver pkgver;

/* NULL when memory is out. */
pkgver *pkgver_parse(const char *text);
pkgver *pkgver_copy(const pkgver *version);
void pkgver_free(pkgver *version);

/* Less than 0 when a is older than b, more than 0 when it is newer, 0 when
   neither.  The first part that differs decides: numbers by their value, words
   as strcmp does, and any number is newer than any word.  When one of them has
   no part left, it is the older one. */
int pkgver_compare(const pkgver *a, const pkgver *b);
bool pkgver_equal(const pkgver *a, const pkgver *b);
unsigned pkgver_hash(const pkgver *version);

size_t pkgver_parts(const pkgver *version);
/* The text of a part, without leading zeros; NULL when there is none of that
   index.  Belongs to the version. */
const char *pkgver_part(const pkgver *version, size_t index);
/* The parts with dots between them.  The caller frees it; NULL when memory is
   out. */
char *pkgver_to_string(const pkgver *version);

#endif
