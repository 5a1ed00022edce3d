#include "b64stream.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    b64_enc_t enc;
    b64_dec_t dec;
    char text[64];
    uint8_t bytes[64];
#ifdef LEGAL
    (void)count, (void)arguments;
    for (size_t length = 0; length <= 5; length++) {
        b64_enc_init(&enc);
        size_t n = b64_enc_update(&enc, "hello", length / 2, text);
        n += b64_enc_update(&enc, &"hello"[length / 2], length - length / 2, text + n);
        n += b64_enc_final(&enc, text + n);
        if (n != b64_encoded_length(length))
            return 2;
        b64_dec_init(&dec);
        ptrdiff_t m = b64_dec_update(&dec, text, n / 2, bytes);
        m += b64_dec_update(&dec, text + n / 2, n - n / 2, bytes + m);
        if (m != (ptrdiff_t)length || memcmp(bytes, "hello", length) != 0 || b64_dec_final(&dec) != 0)
            return 2;
    }
    static const char *const bad[] = {"=", "a===", "ab=c", "ab==cd", "ab==="};
    for (int i = 0; i < 5; i++) {
        b64_dec_init(&dec);
        if (b64_dec_update(&dec, bad[i], strlen(bad[i]), bytes) != -1)
            return 2;
    }
    b64_dec_init(&dec);
    if (b64_dec_update(&dec, "aGk\n=", 5, bytes) != 2 || memcmp(bytes, "hi", 2) != 0 || b64_dec_final(&dec) != 0)
        return 2;
    b64_dec_init(&dec);
    if (b64_dec_update(&dec, "aG", 2, bytes) != 0 || b64_dec_final(&dec) != -1 || b64_encoded_length(SIZE_MAX) != 0)
        return 2;
    return 0;
#else
    b64_enc_init(&enc);
    b64_dec_init(&dec);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        b64_enc_final(&enc, text);
        b64_enc_update(&enc, "abc", 3, text);
        break;
    case 2:
        b64_enc_update(&enc, "abc", 3, malloc(3));
        break;
    case 3:
        memset(&enc, 0x5a, sizeof enc);
        b64_enc_update(&enc, "abc", 3, text);
        break;
    case 4:
        b64_dec_update(&dec, "*", 1, bytes);
        b64_dec_update(&dec, "abcd", 4, bytes);
        break;
    case 5:
        b64_enc_update(&enc, "a", 1, text);
        b64_enc_final(&enc, malloc(2));
        break;
    case 6:
        b64_enc_update(&enc, malloc(3), 4, text);
        break;
    }
    return 0;
#endif
}
