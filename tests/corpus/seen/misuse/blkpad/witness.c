#include "blkpad.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t *data = malloc(16), key[3] = {1, 2, 3}, tag[BP_TAG], again[BP_TAG];
    size_t plain = 0;
    memcpy(data, "0123456789", 10);
    bp_ctx *c = bp_start(key, 3);
    if (bp_pad(data, 10, 8) != 16 || !bp_unpad(data, 16, 8, &plain) || plain != 10)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (bp_unpad(data, 15, 8, &plain) || bp_unpad(data, 0, 8, &plain) || bp_unpad(data, 8, 8, &plain))
        return 2;
    if (bp_padded(0, 255) != 255 || bp_padded(7, 1) != 8 || bp_start(key, 0) != NULL || bp_start(key, 33) != NULL)
        return 2;
    bp_encrypt(c, data, 16);
    bp_encrypt(c, NULL, 0);
    bp_finish(c, tag);
    if (memcmp(data, "01234567", 8) == 0)
        return 2;
    bp_restart(c);
    bp_decrypt(c, data, 8);
    bp_decrypt(c, data + 8, 8);
    bp_finish(c, again);
    if (memcmp(data, "0123456789\6", 11) != 0 || memcmp(tag, again, BP_TAG) != 0)
        return 2;
    bp_free(c);
    bp_free(NULL);
    free(data);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bp_padded(1, 0);
        break;
    case 2:
        bp_pad(data, 16, 8);
        break;
    case 3:
        bp_encrypt(c, data, 7);
        break;
    case 4:
        bp_encrypt(c, data, 8);
        bp_decrypt(c, data, 8);
        break;
    case 5:
        bp_finish(c, tag);
        bp_encrypt(c, data, 8);
        break;
    case 6:
        bp_finish(c, tag);
        bp_finish(c, tag);
        break;
    case 7: {
        uint8_t *small = malloc(1);
        bp_finish(c, small);
        break;
    }
    case 8:
        bp_encrypt(c, data, 24);
        break;
    case 9: {
        uint8_t *small = calloc(1, 1);
        bp_start(small, 32);
        break;
    }
    }
    (void)again;
#endif
    return 0;
}
