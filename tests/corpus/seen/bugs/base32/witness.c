#include "base32.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    char text[16];
    uint8_t data[16];
    size_t size;
    if (base32_encode((const uint8_t *)"foobar", 6, text, sizeof text) != BASE32_OK || strcmp(text, "MZXW6YTBOI") != 0)
        return 2;
    if (base32_decode("mzxw-6ytb-oi======", data, sizeof data, &size) != BASE32_OK || size != 6)
        return 2;
    if (memcmp(data, "foobar", 6) != 0 || base32_encode(data, 6, text, 10) != BASE32_NO_SPACE)
        return 2;
    if (base32_encode(NULL, 0, text, 1) != BASE32_OK || text[0] != '\0' || base32_encoded_length(5) != 8)
        return 2;
    if (base32_decode("", NULL, 0, &size) != BASE32_OK || size != 0 || base32_encoded_length((size_t)-1) != 0)
        return 2;
    if (base32_decode("A", data, 1, &size) != BASE32_BAD_LENGTH || base32_decode("1", data, 1, &size) != BASE32_BAD_CHARACTER)
        return 2;
    if (strcmp(base32_message(BASE32_OK), "no error") != 0)
        return 2;
#ifndef LEGAL
    uint8_t *one = malloc(1);
    base32_decode("AAAA", one, 1, &size);
    free(one);
#endif
    return 0;
}
