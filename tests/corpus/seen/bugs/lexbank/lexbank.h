/*
 * lexbank - a bank of unique strings.
 *
 * Every string that is interned gets a small number.  Equal strings get equal
 * numbers, so that a compiler or an indexer can compare and store words as
 * integers.  Numbers count from 1 upwards in the order of first interning and
 * never change; there is no way to take a string out of a bank again.
 *
 * Strings are sequences of bytes and may be empty.  Unless a function says
 * otherwise, a pointer to a bank must be one that lex_new() or lex_clone()
 * returned and that has not been freed yet.
 */
#ifndef LEXBANK_H
#define LEXBANK_H

#include <stddef.h>
#include <stdint.h>

#define LEX_NONE 0u          /* no string has this number */
#define LEX_MAX_LENGTH 4096  /* of one string, in bytes */
#define LEX_MAX_COUNT 65536  /* strings in one bank */

typedef struct lexbank lexbank;
typedef uint32_t lex_id;

/* A new bank without strings; NULL when memory runs out. */
lexbank *lex_new(void);

/* Frees the bank and all its texts.  NULL is ignored. */
void lex_free(lexbank *bank);

/*
 * The number of a text, which is copied into the bank if it is new there.
 * LEX_NONE if it is too long, or the bank is full, or memory runs out; the
 * bank is as before then.  The text may be one that lex_text() returned.
 */
lex_id lex_intern(lexbank *bank, const char *text);

/* Same, for length bytes that may contain zeros; text may be NULL if length is 0. */
lex_id lex_intern_n(lexbank *bank, const char *text, size_t length);

/* The number of a text, or LEX_NONE if it has not been interned. */
lex_id lex_find(const lexbank *bank, const char *text);

/*
 * The text with this number, with a zero byte after it; NULL if there is none.
 * It belongs to the bank, must not be changed, and stays where it is until the
 * bank is freed.
 */
const char *lex_text(const lexbank *bank, lex_id id);

/* Its length in bytes; 0 if there is none. */
size_t lex_length(const lexbank *bank, lex_id id);

/* How many strings there are: the largest number in use. */
size_t lex_count(const lexbank *bank);

/*
 * A second bank with the same strings under the same numbers, or NULL when
 * memory runs out.  From then on the two have nothing to do with each other:
 * each can get further strings, and they are freed separately, in any order.
 */
lexbank *lex_clone(const lexbank *bank);

/* 1 if both banks hold the same strings under the same numbers, else 0. */
int lex_same(const lexbank *a, const lexbank *b);

#endif
