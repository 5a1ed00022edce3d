#ifndef PEMLET_H
#define PEMLET_H

// pemlet: the "-----BEGIN SOMETHING-----" envelope, without any cryptography.
//
//     -----BEGIN PUBLIC KEY-----
//     Comment: made by hand
//
//     AQIDBA==
//     -----END PUBLIC KEY-----
//
// There is a label, perhaps one header line, and some bytes in base64.
// Lines end with '\n'. Nothing may stand before or after the envelope.

#include <stddef.h>

// An envelope that was read. Look, but leave it to pemlet_read and
// pemlet_clear to change it. In an empty one all members are 0.
struct pemlet {
    char *label;
    char *header;        // NULL when there was none
    unsigned char *data; // not terminated
    size_t size;
};

enum pemlet_status {
    PEMLET_OK = 0,
    PEMLET_NO_BEGIN,   // does not start with a BEGIN line
    PEMLET_BAD_BASE64, // what is inside is no base64
    PEMLET_NO_END,     // no END line, not the one of this label, or more behind it
    PEMLET_NO_DATA,    // there is nothing in the envelope
    PEMLET_NO_MEMORY
};

// Do this once before anything else is done with an envelope.
void pemlet_init(struct pemlet *p);

// Frees what was read and makes the envelope empty. It can be used for reading
// again. Call it when you are done, however the reading ended.
void pemlet_clear(struct pemlet *p);

// Reads a text. What was in the envelope before is freed. After a failure the
// envelope is empty.
enum pemlet_status pemlet_read(struct pemlet *p, const char *text);

// Whether the envelope has that label. An empty envelope has none.
int pemlet_is(const struct pemlet *p, const char *label);

// Makes the text, with 64 characters to a line; free() it. Labels have 1 to 64
// printable ASCII characters other than '-'. The header is NULL or has 1 to 200
// printable ASCII characters with a ':' among them. The data may be NULL if the
// size is 0. NULL when a label or header is not like this, when the data has
// more than 65536 bytes, or memory is out.
char *pemlet_write(const char *label, const char *header, const void *data, size_t size);

// "no END line" and the like, for messages. Any number is allowed.
const char *pemlet_strerror(int status);

#endif
