/*
 * tkquery - messages of a small name and key service
 *
 * A message has three sections of records. In wire form it is three bytes, the
 * number of records of each section, and then the records, each
 *
 *     type (1)  length of name (1)  name  length of data (1)  data
 *
 * Names are 1 to TQ_NAME bytes, compared without regard to ASCII case.
 */
#ifndef TKQUERY_H
#define TKQUERY_H

#include <stddef.h>
#include <stdint.h>

#define TQ_NAME 63
#define TQ_RECORDS 40 /* in a section at most */

typedef enum { TQ_QUESTION, TQ_ANSWER, TQ_EXTRA } tq_section;

enum { TQ_TYPE_ADDR = 1, TQ_TYPE_TEXT = 16, TQ_TYPE_KEY = 249 }; /* others are allowed */

typedef enum {
    TQ_OK,
    TQ_NOTYPE, /* the name is there, but no record of that type */
    TQ_NONAME, /* the name is not there */
    TQ_FORMAT, /* not a message, or not one of the kind wanted */
    TQ_FULL    /* limit reached, or out of memory */
} tq_result;

/* A record; belongs to its message and is constant once added. */
typedef struct tq_rec {
    uint8_t type;
    uint8_t namelen, datalen;
    uint8_t name[TQ_NAME];
    uint8_t data[255];
} tq_rec;

typedef struct tq_msg tq_msg;

/* Make an empty message, or one from wire form (NULL also when that is wrong:
 * every byte must be used). tq_free() it. */
tq_msg *tq_new(void);
tq_msg *tq_parse(const uint8_t *wire, size_t len);
void tq_free(tq_msg *m);

/* Append a record. TQ_FORMAT when a length or the section is out of range. */
tq_result tq_add(tq_msg *m, tq_section sec, uint8_t type, const void *name, size_t namelen,
                 const void *data, size_t datalen);

/* Number of records in a section; 0 for one that doesn't exist. */
size_t tq_count(const tq_msg *m, tq_section sec);

/*
 * Find a record in a section. *rec must be NULL before. TQ_OK: *rec is the
 * record. TQ_NOTYPE: *rec is the first with that name. TQ_NONAME: *rec is left.
 */
tq_result tq_find(const tq_msg *m, tq_section sec, const void *name, size_t namelen, uint8_t type,
                  const tq_rec **rec);

/*
 * Process a key query: it has exactly one question, of type TQ_TYPE_KEY, and a
 * key record of the same name in the extra section or, as some clients do it,
 * in the answer section. Returns TQ_OK and the key in *key; TQ_FORMAT when
 * the question is not so, else the result of the search. *key is an output
 * only, NULL when the result is not TQ_OK.
 */
tq_result tq_keyquery(const tq_msg *m, const tq_rec **key);

#endif
