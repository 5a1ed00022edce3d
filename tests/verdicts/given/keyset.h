#ifndef KEYSET_H
#define KEYSET_H

#include <stdbool.h>

/* Up to 8 keys. */
typedef struct keyset keyset;
keyset *keyset_new(void);
void keyset_free(keyset *s);
bool keyset_add(keyset *s, int key); /* false: full */
void keyset_remove(keyset *s, int key); /* nothing happens when it is not there */
unsigned keyset_count(const keyset *s);
bool keyset_has(const keyset *s, int key);

#endif
