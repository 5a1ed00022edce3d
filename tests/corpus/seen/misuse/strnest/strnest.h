#ifndef STRNEST_H
#define STRNEST_H

#include <stddef.h>
#include <stdint.h>

/*!
 * strnest keeps many short strings in one growing block of memory and hands
 * out 32-bit handles for them. Equal strings get equal handles.
 *
 * \par Handles and pointers
 * A handle stays good for the life of the nest, or until snest_rewind() goes
 * back behind it. A pointer from snest_str() is a different matter: the block
 * may move whenever a string is added, so use it before the next snest_add()
 * or snest_join() on that nest, or take it anew. Handles of one nest mean
 * nothing to another.
 */
typedef struct snest snest;
typedef uint32_t snest_h;       /*!< handle */

#define SNEST_NONE   0u         /*!< never a string */
#define SNEST_MAXLEN 4096u      /*!< longest string, without the NUL */
#define SNEST_MAXSUM (1u << 22) /*!< most bytes in a nest */

/*! \return a new nest, or NULL if out of memory. */
snest *snest_create(void);

/*! Frees the nest with all its strings. NULL is ignored. */
void snest_destroy(snest *nest);

/*!
 * Adds a string, or finds it if it is there already.
 * \param s  a string that is not inside the nest itself (see snest_join())
 * \return its handle; SNEST_NONE if it is too long, the nest is full, or out of memory.
 */
snest_h snest_add(snest *nest, const char *s);

/*! Like snest_add(), without adding. \return SNEST_NONE if it is not there. */
snest_h snest_find(const snest *nest, const char *s);

/*!
 * Adds the string that \p a and \p b make together.
 * \param a,b  handles of this nest, may be the same
 * \return as snest_add().
 */
snest_h snest_join(snest *nest, snest_h a, snest_h b);

/*!
 * \param h  a handle of this nest, not SNEST_NONE
 * \return the string, owned by the nest, see above.
 */
const char *snest_str(const snest *nest, snest_h h);

/*! \param h as above. \return the length of the string, without the NUL. */
size_t snest_len(const snest *nest, snest_h h);

/*! \return the number of strings. */
size_t snest_count(const snest *nest);

/*!
 * Forgets the strings that were added last, until \p count are left. Their
 * handles are dead from then on. Does nothing if there are not that many.
 */
void snest_rewind(snest *nest, size_t count);

#endif
