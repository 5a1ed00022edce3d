/* rrname.h - domain names in DNS messages (RFC 1035, 4.1.4)
 *
 * Reads the names of a message as it came from the wire, compressed ones too.
 * What is in the message is not trusted: a name that leaves the message, that
 * is longer than 255 octets, that has a label type other than plain or
 * pointer, or that has a pointer that does not lead back to before the start of
 * the name (or of the part of it where the pointer before led), is malformed,
 * and whatever is asked about it fails.  Offsets may be any number; one that is
 * not in the message is a malformed name.
 */
#ifndef RRNAME_H
#define RRNAME_H

#include <stddef.h>
#include <stdint.h>

/* The longest text of a name, with its null. */
#define RRNAME_TEXT 1005

/* A message.  The bytes are not copied: they must stay, and stay unchanged, as
 * long as the message is used. */
struct rrname_msg {
    const uint8_t *data;
    size_t size;
};

/* A walk over the labels of a name; set up by rrname_first(). */
struct rrname_walk {
    const struct rrname_msg *msg;
    size_t at;    /* where the next label is */
    size_t floor; /* where pointers must lead to before */
    unsigned octets;
    int ended;
};

/* Sets up *msg for size bytes at data (NULL is allowed if size is 0).  0, or
 * -1 if there are more than 65535; *msg is then an empty message. */
int rrname_open(struct rrname_msg *msg, const void *data, size_t size);

/* The number of questions that the header of the message tells; 0 if the
 * message is too short for a header. */
unsigned rrname_questions(const struct rrname_msg *msg);

/* The offset of the name of question i, counted from 0; 0 if there is none, or
 * if its name or one before it is malformed. */
size_t rrname_question(const struct rrname_msg *msg, unsigned i);

/* The offset behind the name at offset at, or 0 if it is malformed. */
size_t rrname_skip(const struct rrname_msg *msg, size_t at);

/* Begins a walk over the name at offset at.  The message must be there until
 * the walk is done. */
void rrname_first(struct rrname_walk *walk, const struct rrname_msg *msg, size_t at);

/* The next label of a walk: 1, with *label in the message (not terminated) and
 * *length 1 to 63; 0 when there are no more; -1 when the name is malformed. */
int rrname_next(struct rrname_walk *walk, const uint8_t **label, unsigned *length);

/* The name as text: "." for the root, else "www.example.com." with dots and
 * backslashes in labels escaped by a backslash and other bytes than 33 to 126
 * as \DDD.  Returns the length, or -1 if the name is malformed.  text has room
 * for RRNAME_TEXT bytes, whatever the name; its content is unspecified after
 * -1. */
int rrname_text(const struct rrname_msg *msg, size_t at, char *text);

/* 1 if two names, of the same or different messages, are equal but for the case
 * of ASCII letters; 0 if not; -1 if one of them is malformed. */
int rrname_equal(const struct rrname_msg *a, size_t at_a, const struct rrname_msg *b, size_t at_b);

#endif
