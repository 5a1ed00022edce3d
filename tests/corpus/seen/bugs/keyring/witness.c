#include "keyring.h"

#include <string.h>

int main(void)
{
    keyring *ring = keyring_open();
    static const char large[KEYRING_SECRET_MAX + 1];
    size_t size = 9;
    if (keyring_add(ring, "mail", "hunter2", 7) != KEYRING_OK || keyring_add(ring, "", NULL, 0) != KEYRING_OK ||
        keyring_add(ring, "mail", "x", 1) != KEYRING_EXISTS ||
        keyring_add(ring, "large", large, sizeof large) != KEYRING_TOO_LONG)
        return 2;
    if (keyring_get(ring, "", &size) == NULL || size != 0 || keyring_get(ring, "bank", &size) != NULL)
        return 2;
    if (keyring_replace(ring, "mail", keyring_get(ring, "mail", NULL), 6) != KEYRING_OK ||
        memcmp(keyring_get(ring, "mail", &size), "hunter", 6) != 0 || size != 6 ||
        keyring_replace(ring, "bank", "", 0) != KEYRING_NOT_FOUND)
        return 2;
    if (keyring_rename(ring, "mail", "mail") != KEYRING_OK || keyring_rename(ring, "mail", "post") != KEYRING_OK ||
        keyring_rename(ring, "mail", "post") != KEYRING_NOT_FOUND || strcmp(keyring_name(ring, 0), "post") != 0)
        return 2;
    if (keyring_rename(ring, keyring_name(ring, 0), keyring_name(ring, 0)) != KEYRING_OK ||
        keyring_name(ring, 2) != NULL || keyring_count(ring) != 2)
        return 2;
#ifndef LEGAL
    if (keyring_rename(ring, "post", "") != KEYRING_EXISTS)
        return 2;
#endif
    if (keyring_remove(ring, keyring_name(ring, 1)) != KEYRING_OK || keyring_remove(ring, "") != KEYRING_NOT_FOUND)
        return 2;
    keyring_close(ring);
    return 0;
}
