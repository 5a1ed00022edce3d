#ifndef STAMP_H
#define STAMP_H

typedef struct {
    unsigned char octet[8];
} stamp_t;

/* An order of all stamps, suitable for sorting. */
int stamp_compare(const stamp_t *a, const stamp_t *b);

#endif
