/* dnstxt.h - TXT records of DNS service discovery (RFC 6763, section 6)
 *
 * A TXT record is a row of strings of up to 255 bytes, each "key=value",
 * or "key" alone, each with its length in front.  Keys are printable ASCII
 * without '=', and upper and lower case are the same.
 *
 *   char room[64];
 *   txt_record t;
 *
 *   txt_init(&t, room, sizeof room);
 *   txt_set(&t, "path", "/index.html", 11);
 *   txt_set(&t, "beta", NULL, 0);
 *   send_it(txt_bytes(&t), txt_length(&t));
 *   txt_release(&t);
 */
#ifndef DNSTXT_H
#define DNSTXT_H

#include <stddef.h>

#define TXT_MAX_RECORD 8192 /* longest record, in bytes */
#define TXT_MAX_STRING 255  /* longest "key=value" */

/* Look at it with the functions below only. */
typedef struct {
    unsigned char *bytes;
    size_t length, room;
    int allocated;
} txt_record;

/* Makes t an empty record.  Has to be called before any other function gets t.
 * The record is built in the caller's buffer of `size` bytes as long as it
 * fits, and in allocated memory once it does not; with NULL and 0 it is
 * allocated from the start.  The buffer belongs to the record until
 * txt_release(): don't free, reuse or leave it before. */
void txt_init(txt_record *t, void *buffer, size_t size);

/* Frees what was allocated.  t is an empty record without buffer then. */
void txt_release(txt_record *t);

/* Sets a key's value, `length` bytes of anything; the old one is replaced.
 * With NULL for value the key stands alone (length is ignored).  Value and key
 * are copied.  Returns 0; -1 if the key is empty or has a character that is
 * not allowed, -2 if string or record get too long, -3 if out of memory. */
int txt_set(txt_record *t, const char *key, const void *value, size_t length);

/* Removes a key.  1 if it was there, 0 if not. */
int txt_remove(txt_record *t, const char *key);

/* 1 if the record has the key, with or without value, else 0. */
int txt_has(const txt_record *t, const char *key);

/* The value of a key, and its length in *length.  NULL if the key is not there
 * or stands alone.  The pointer points into the record, is not terminated and
 * is invalidated by the next call that changes or releases the record. */
const void *txt_get(const txt_record *t, const char *key, size_t *length);

/* Number of strings. */
size_t txt_count(const txt_record *t);

/* Copies the key of string number i into key, which has room for `size` bytes,
 * cut if needed and always terminated unless size is 0.  0, or -1 if there
 * are not that many strings. */
int txt_key(const txt_record *t, size_t i, char *key, size_t size);

/* The record as it is sent, invalidated like the pointers of txt_get(). */
const void *txt_bytes(const txt_record *t);
size_t txt_length(const txt_record *t);

/* Adds the strings of a received record to t, where later ones with a key that
 * is there are ignored, and so are strings without a valid key.  0; -1 if the
 * bytes are not a TXT record, or -2, -3 as txt_set().  The bytes must not be
 * those of t. */
int txt_read(txt_record *t, const void *bytes, size_t length);

#endif
