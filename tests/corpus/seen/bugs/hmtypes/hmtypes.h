/**
 * @file hmtypes.h
 * @brief Types of a small functional language, and their unification.
 *
 * A type is a variable, a constant such as Int, or a function from one type
 * to another.  Types belong to a context and are named by small numbers.
 */
#ifndef HMTYPES_H
#define HMTYPES_H

#include <stdbool.h>
#include <stddef.h>

/** How many types a context can have. */
#define HM_MAX_TYPES 20

/** How long the name of a constant can be. */
#define HM_NAME 15

typedef struct hm_context hm_context;

/** A type of a context, or HM_NONE. */
typedef int hm_type;
#define HM_NONE (-1)

/** @brief Creates an empty context.  @return NULL when memory is out. */
hm_context *hm_create(void);

/** @brief Destroys a context and its types.  @param c may be NULL */
void hm_destroy(hm_context *c);

/** @brief A new variable.  @return HM_NONE when the context is full */
hm_type hm_variable(hm_context *c);

/**
 * @brief A constant; the same name gives the same type.
 * @return HM_NONE when the context is full, or the name empty or longer than
 *         HM_NAME
 */
hm_type hm_constant(hm_context *c, const char *name);

/**
 * @brief The type of functions from @p from to @p to.
 * @return HM_NONE when the context is full or one of them is no type of it
 */
hm_type hm_function(hm_context *c, hm_type from, hm_type to);

/**
 * @brief Makes two types the same by giving their variables types.
 *
 * @return false when that is not possible: for different constants, a constant
 *         and a function, or a variable and a function type it is itself a
 *         part of; or when one of them is no type of the context.  Variables
 *         may have got types nevertheless.
 */
bool hm_unify(hm_context *c, hm_type a, hm_type b);

/** @brief Whether two types are the same as far as is known now. */
bool hm_same(const hm_context *c, hm_type a, hm_type b);

/** @brief Whether the type is a variable that has not got a type yet. */
bool hm_is_free(const hm_context *c, hm_type t);

/**
 * @brief Writes a type, as "(Int -> t3)"; "?" when it is no type.
 * @param size room in @p buffer; the text is cut and terminated if needed
 * @return the length of the whole text, as of snprintf()
 */
size_t hm_print(const hm_context *c, hm_type t, char *buffer, size_t size);

#endif
