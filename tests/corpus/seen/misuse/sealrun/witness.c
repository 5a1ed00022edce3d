#include "sealrun.h"

#include <stdlib.h>
#include <string.h>

static const uint8_t key[SEAL_KEY] = "sixteen letters", nonce[SEAL_NONCE] = "eleven chars";

int main(int count, char **arguments)
{
    struct seal s = {0};
    const uint8_t *text = (const uint8_t *)"attack at dawn, or later";
    uint8_t out[40], back[40], tag[SEAL_TAG], whole[40];
#ifdef LEGAL
    (void)count, (void)arguments;
    if (seal_message(whole, text, 24, key, nonce) != 32 || !seal_unmessage(back, whole, 32, key, nonce) ||
        memcmp(back, text, 24) != 0)
        return 2;
    seal_begin(&s, key, nonce);
    seal_header(&s, NULL, 0);
    seal_encrypt(&s, out, text, 5);
    seal_encrypt(&s, NULL, NULL, 0);
    seal_encrypt(&s, out + 5, text + 5, 19);
    seal_end(&s, out + 24);
    if (memcmp(out, whole, 32) != 0)
        return 2;
    seal_begin(&s, key, nonce);
    seal_decrypt(&s, out, out, 24);
    if (!seal_check(&s, whole + 24) || memcmp(out, text, 24) != 0)
        return 2;
    whole[3] ^= 1;
    if (seal_unmessage(back, whole, 32, key, nonce) || seal_unmessage(back, whole, 7, key, nonce))
        return 2;
    if (seal_message(out, NULL, 0, key, nonce) != SEAL_TAG || !seal_unmessage(NULL, out, SEAL_TAG, key, nonce))
        return 2;
    seal_begin(&s, key, nonce);
    seal_end(&s, tag);
    if (memcmp(tag, out, SEAL_TAG) != 0)
        return 2;
    seal_begin(&s, key, nonce);
    seal_header(&s, "h", 1);
    if (seal_check(&s, tag))
        return 2;
#else
    (void)back, (void)whole;
    uint8_t *small = malloc(8);
    memset(small, 1, 8);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        seal_begin(&s, key, nonce);
        seal_end(&s, tag);
        seal_encrypt(&s, out, text, 5);
        break;
    case 2:
        seal_begin(&s, key, nonce);
        seal_encrypt(&s, out, text, 5);
        seal_header(&s, "h", 1);
        break;
    case 3:
        seal_message(small, text, 8, key, nonce);
        break;
    case 4:
        seal_begin(&s, key, nonce);
        seal_encrypt(&s, out, text, 5);
        seal_decrypt(&s, out, text, 5);
        break;
    case 5:
        seal_begin(&s, key, small);
        break;
    case 6:
        seal_end(&s, tag);
        break;
    }
    free(small);
#endif
    return 0;
}
