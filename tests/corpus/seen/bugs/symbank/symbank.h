/**
 * @file symbank.h
 * @brief String interning: every different text gets one small number.
 *
 * Two texts are equal exactly if their symbols are.  The texts are kept in one
 * block of memory that grows with the bank, so that a bank of thousands of
 * names costs a handful of allocations.
 *
 * No function except sb_free() takes a NULL bank.
 */
#ifndef SYMBANK_H
#define SYMBANK_H

#include <stddef.h>

/** A bank of symbols. */
typedef struct sb_bank sb_bank;

/** A symbol; they are numbered from 1 in the order they were made. */
typedef unsigned sb_sym;

/** What is returned instead of a symbol when there is none. */
#define SB_NONE 0u

/** The longest text, in bytes. */
#define SB_MAX_LENGTH 4096
/** The most symbols a bank takes. */
#define SB_MAX_SYMBOLS 65536

/**
 * @brief Makes an empty bank.
 * @return the bank, to be freed with sb_free(), or NULL when out of memory.
 */
sb_bank *sb_new(void);

/** @brief Frees the bank with all its texts. NULL is allowed. */
void sb_free(sb_bank *bank);

/**
 * @brief The symbol of a text; it is made if the text is new.
 * @param text a string; "" has a symbol like any other. It is copied. It may be
 *        a text of this bank or the tail of one, as sb_text() returns them.
 * @return the symbol; SB_NONE when out of memory or beyond a limit, then the
 *         bank is as before.
 */
sb_sym sb_intern(sb_bank *bank, const char *text);

/**
 * @brief Like sb_intern(), for the first @p n bytes at @p text, which need not
 *        have a zero after them.
 * @return also SB_NONE if there is a zero among the bytes.
 */
sb_sym sb_intern_n(sb_bank *bank, const char *text, size_t n);

/** @brief The symbol of a text, or SB_NONE if the bank does not have it. */
sb_sym sb_find(const sb_bank *bank, const char *text);

/**
 * @brief The symbol of the text of @p a followed by the text of @p b.
 * @return SB_NONE as with sb_intern(), or if one of them is not a symbol.
 */
sb_sym sb_join(sb_bank *bank, sb_sym a, sb_sym b);

/**
 * @brief The text of a symbol.
 * @return a string owned by the bank, valid until the bank gets another symbol
 *         or is freed; NULL if @p sym is not a symbol of the bank.
 */
const char *sb_text(const sb_bank *bank, sb_sym sym);

/** @brief The length of a symbol's text; 0 if it is not a symbol. */
size_t sb_length(const sb_bank *bank, sb_sym sym);

/** @brief How many symbols there are: 1 to this number. */
unsigned sb_count(const sb_bank *bank);

#endif
