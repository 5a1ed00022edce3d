#ifndef LABPATCH_H
#define LABPATCH_H

/* Code emission with forward jumps. */

#include <stddef.h>
#include <stdint.h>

#define LP_LABELS 32
#define LP_MAX    32000     /* of a larger buffer only so much is used */

typedef struct {
    uint8_t *buf;
    size_t cap, at;
    int nlab;
    struct { int32_t pos, chain; } lab[LP_LABELS];
    int sealed;
} lp;

void   lp_init(lp *p, uint8_t *buf, size_t cap);
size_t lp_room(const lp *p);               /* look before you emit */
size_t lp_here(const lp *p);

void   lp_byte(lp *p, uint8_t b);          /* 1 byte */
void   lp_word(lp *p, uint16_t w);         /* 2 bytes, low one first */

int    lp_label(lp *p);                    /* -1: out of labels */
void   lp_bind(lp *p, int label);          /* here; once */
int    lp_bound(const lp *p, int label);
void   lp_jump(lp *p, uint8_t op, int label);   /* 3 bytes: op, distance from behind it */

size_t lp_seal(lp *p);                     /* all jumps have targets, no more code; its size */

/* Where the jump at code[at] goes. */
long   lp_target(const uint8_t *code, size_t at);

#endif
