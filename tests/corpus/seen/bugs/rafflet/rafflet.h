/**
 * @file  rafflet.h
 * @brief A hat with names in it.
 *
 * No pointer argument may be NULL unless it says so, and texts are
 * NUL-terminated.
 */
#ifndef RAFFLET_H
#define RAFFLET_H

#include <stddef.h>
#include <stdint.h>

/** @brief Longest name, without its NUL. */
#define RAFFLET_NAME 63
/** @brief Most names in one hat. */
#define RAFFLET_MAX 4096

typedef struct rafflet rafflet;

/**
 * @brief  An empty hat.
 * @param  seed  Start of the random numbers; every value is as good.
 * @return The hat, to be given back with rafflet_free(), or NULL.
 */
rafflet *rafflet_new(uint64_t seed);

/** @brief Throws the hat away, and the names with it. @param r may be NULL. */
void rafflet_free(rafflet *r);

/**
 * @brief  Puts a copy of a name in.
 * @retval 0  it is in
 * @retval 1  it was in already
 * @retval -1 it is empty, too long, or there is no room or memory
 */
int rafflet_add(rafflet *r, const char *name);

/**
 * @brief  Takes a name out.
 * @note   Pointers to this name from rafflet_draw() are dead afterwards.
 * @retval 0  it is out
 * @retval -1 it was not in
 */
int rafflet_remove(rafflet *r, const char *name);

/** @brief Number of names. */
size_t rafflet_size(const rafflet *r);

/** @brief 1 when the name is in, 0 when not. */
int rafflet_has(const rafflet *r, const char *name);

/**
 * @brief  Draws winners; all names stay in the hat.
 * @param  r      the hat
 * @param  count  With a positive count up to that many different names are
 *                drawn. With a negative one the ticket goes back after each
 *                draw, and the number of draws is the count without its sign,
 *                so that a name can come more than once.
 * @param  out    gets the winners; they belong to the hat and live until they
 *                are removed or it is freed. May be NULL when cap is 0.
 * @param  cap    room in out, in pointers; never more are drawn
 * @return how many were written; 0 from an empty hat
 */
size_t rafflet_draw(rafflet *r, int count, const char **out, size_t cap);

#endif
