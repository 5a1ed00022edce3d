/**
 * protofld: protocol buffers for small systems, driven by field tables.
 *
 * A message is a plain C struct. A table says what is where in it:
 *
 *     struct reading {
 *         uint32_t sensor;
 *         int32_t  value;
 *         bool     valid;
 *         char     unit[8];
 *         char    *comment;
 *     };
 *
 *     static const pf_field reading_fields[] = {
 *         PF_FIELD(1, PF_UINT32, struct reading, sensor),
 *         PF_FIELD(2, PF_SINT32, struct reading, value),
 *         PF_FIELD(3, PF_BOOL,   struct reading, valid),
 *         PF_FIELD(4, PF_STRING, struct reading, unit),
 *         PF_FIELD(5, PF_TEXT,   struct reading, comment),
 *         PF_LAST_FIELD
 *     };
 *
 * Every function takes the table together with a message of that very struct.
 * The type in the table has to be that of the member:
 *
 *     PF_UINT32   uint32_t
 *     PF_SINT32   int32_t
 *     PF_BOOL     bool
 *     PF_STRING   char[N]   terminated, so of at most N-1 characters
 *     PF_TEXT     char *    NULL or from malloc(), owned by the message
 */
#ifndef PROTOFLD_H
#define PROTOFLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    PF_END, /**< for PF_LAST_FIELD */
    PF_UINT32,
    PF_SINT32,
    PF_BOOL,
    PF_STRING,
    PF_TEXT
} pf_type;

typedef struct {
    uint32_t tag; /**< 1 to 2^28-1, each but once in a table */
    pf_type type;
    size_t offset; /**< of the member, in bytes */
    size_t size;   /**< of the member, in bytes */
} pf_field;

#define PF_FIELD(tag, type, structure, member) \
    { tag, type, offsetof(structure, member), sizeof(((structure *)0)->member) }
#define PF_LAST_FIELD { 0, PF_END, 0, 0 }

/**
 * Sets all members in the table to 0, false, "" or NULL. Messages that were not
 * initialized like this (or by = {0}) must not be given to any other function.
 */
void pf_init(const pf_field *fields, void *message);

/**
 * Frees what the message owns and initializes it again. A copy of a message
 * made by assignment shares its texts: release only one of them.
 */
void pf_release(const pf_field *fields, void *message);

/** Replaces a PF_TEXT by a copy of text, which may be NULL. False if memory is
 *  out or the table has no PF_TEXT with that tag. */
bool pf_set_text(const pf_field *fields, void *message, uint32_t tag, const char *text);

/** Size of the message when encoded, in bytes. */
size_t pf_encoded_size(const pf_field *fields, const void *message);

/**
 * Encodes to a buffer of capacity bytes; how many were used goes to *written.
 * Members that are 0, false, "" or NULL are left out, as in proto3. False, and
 * nothing written, when the buffer is too small.
 */
bool pf_encode(const pf_field *fields, const void *message, uint8_t *buffer, size_t capacity, size_t *written);

/**
 * Decodes length bytes on top of what is in the message. Fields that the table
 * does not have are skipped. False when the bytes are malformed, when a string
 * does not fit or memory is out; some members may have been set by then, the
 * message can be and has to be released all the same.
 */
bool pf_decode(const pf_field *fields, void *message, const uint8_t *buffer, size_t length);

#endif
