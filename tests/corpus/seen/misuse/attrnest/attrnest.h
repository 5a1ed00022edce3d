/* SPDX-License-Identifier: MIT */
#ifndef ATTRNEST_H
#define ATTRNEST_H

#include <stddef.h>
#include <stdint.h>

#define ATTR_MSG_MAX	32768	/* bytes of a message */
#define ATTR_DEPTH_MAX	8	/* nests in nests */

struct attr_msg;

/**
 * attr_alloc - allocate an empty message
 *
 * Return: the message, to be released with attr_free(), or %NULL.
 */
struct attr_msg *attr_alloc(void);

/**
 * attr_free - release a message and what is in it
 * @msg: the message, or %NULL
 */
void attr_free(struct attr_msg *msg);

/**
 * attr_put - append an attribute
 * @msg: message
 * @type: type of the attribute
 * @data: payload, not in @msg itself; may be %NULL if @len is 0
 * @len: length of the payload
 *
 * Return: 0, or -1 if it does not fit into %ATTR_MSG_MAX or memory is out.
 */
int attr_put(struct attr_msg *msg, uint16_t type, const void *data, size_t len);

/**
 * attr_reserve - append an attribute to be filled in by the caller
 * @msg: message
 * @type: type of the attribute
 * @len: length of the payload, which is zeroed
 *
 * Context: The message grows as it needs to, so fill in the payload before
 *	    anything else is done to @msg.
 * Return: the payload, @len bytes, or %NULL for the reasons of attr_put().
 */
void *attr_reserve(struct attr_msg *msg, uint16_t type, size_t len);

/**
 * attr_nest_start - open a container attribute
 * @msg: message
 * @type: type of the container
 *
 * What is appended from now on is in the container, until a matching
 * attr_nest_end() or attr_nest_cancel().
 *
 * Return: 0, or -1 if it does not fit or is too deep (nothing is opened then).
 */
int attr_nest_start(struct attr_msg *msg, uint16_t type);

/**
 * attr_nest_end - finalize the innermost container
 * @msg: message
 */
void attr_nest_end(struct attr_msg *msg);

/**
 * attr_nest_cancel - drop the innermost container and its contents
 * @msg: message
 */
void attr_nest_cancel(struct attr_msg *msg);

/**
 * attr_data - look at a finished message
 * @msg: message in which no container is open
 * @len: gets the number of bytes
 *
 * Return: the bytes, which remain @msg's; %NULL if there are none.
 */
const void *attr_data(const struct attr_msg *msg, size_t *len);

/**
 * attr_steal - take the bytes out of a finished message
 * @msg: message in which no container is open; it is empty afterwards
 * @len: gets the number of bytes
 *
 * Return: the bytes, for the caller to free(); %NULL if there are none.
 */
void *attr_steal(struct attr_msg *msg, size_t *len);

/**
 * attr_find - find an attribute
 * @data: bytes from a message, the payload of a container, or from anywhere
 * @len: how many
 * @type: type that is wanted
 * @plen: gets the length of the payload
 *
 * Return: the first one's payload, within @data; %NULL if it does not come
 *	   before the end or a malformed one.
 */
const void *attr_find(const void *data, size_t len, uint16_t type, size_t *plen);

#endif
