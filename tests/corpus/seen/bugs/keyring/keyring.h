#ifndef KEYRING_H
#define KEYRING_H

#include <stddef.h>

/* Secrets by name.  A secret is any bytes, also none. */
typedef struct keyring keyring;

enum keyring_result {
    KEYRING_OK = 0,
    KEYRING_NOT_FOUND = -1,
    KEYRING_EXISTS = -2,   /* the name is taken */
    KEYRING_TOO_LONG = -3, /* more than KEYRING_SECRET_MAX bytes */
    KEYRING_NO_MEMORY = -4
};

#define KEYRING_SECRET_MAX 4096

/* NULL when memory is out. */
keyring *keyring_open(void);
void keyring_close(keyring *ring);

/* Copies the name and the `size` bytes of the secret. */
enum keyring_result keyring_add(keyring *ring, const char *name, const void *secret, size_t size);
/* Gives a name another secret. */
enum keyring_result keyring_replace(keyring *ring, const char *name, const void *secret, size_t size);
enum keyring_result keyring_remove(keyring *ring, const char *name);
/* Renaming something to the name it has is no error and changes nothing. */
enum keyring_result keyring_rename(keyring *ring, const char *from, const char *to);

/* The secret, valid until it is replaced or removed; NULL when there is none
   of that name. */
const void *keyring_get(const keyring *ring, const char *name, size_t *size);
size_t keyring_count(const keyring *ring);
/* The names in the order of addition, valid until removed or renamed; NULL
   from keyring_count on. */
const char *keyring_name(const keyring *ring, size_t index);

#endif
