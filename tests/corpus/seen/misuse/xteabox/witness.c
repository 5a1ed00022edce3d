#include "xteabox.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t key[XTEA_KEY], iv[XTEA_BLOCK] = {0}, data[32] = "the quick brown fox";
    XteaKey k;
    for (int i = 0; i < XTEA_KEY; i++)
        key[i] = (uint8_t)i;
    XTEA_SetKey(&k, key);
#ifdef LEGAL
    (void)count, (void)arguments;
    uint8_t block[] = {0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48};
    const uint8_t known[] = {0x49, 0x7d, 0xf3, 0xd0, 0x72, 0x61, 0x2c, 0xb5};
    XTEA_EncryptBlock(&k, block);
    if (memcmp(block, known, 8) != 0)
        return 2;
    XTEA_DecryptBlock(&k, block);
    if (block[0] != 0x41 || block[7] != 0x48)
        return 2;
    size_t size = XTEA_Pad(data, 19);
    if (size != 24)
        return 2;
    XTEA_EncryptCBC(&k, iv, data, size);
    memset(iv, 0, sizeof iv);
    XTEA_DecryptCBC(&k, iv, data, 8);
    XTEA_DecryptCBC(&k, iv, data + 8, 16);
    if (XTEA_Unpad(data, size) != 19 || memcmp(data, "the quick brown fox", 19) != 0)
        return 2;
    memset(iv, 0xff, sizeof iv);
    XTEA_CTR(&k, iv, data, 19);
    XTEA_CTR(&k, iv, data, 19);
    XTEA_CTR(&k, iv, NULL, 0);
    XTEA_EncryptCBC(&k, iv, NULL, 0);
    if (memcmp(data, "the quick brown fox", 19) != 0 || XTEA_Unpad(data, 0) != (size_t)-1 ||
        XTEA_Unpad(data, 8) != (size_t)-1 || XTEA_Unpad(data, 7) != (size_t)-1)
        return 2;
    XTEA_Wipe(&k);
    XTEA_SetKey(&k, key);
    XTEA_EncryptBlock(&k, block);
    return memcmp(block, known, 8) != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        const uint8_t password[6] = "secret";
        XTEA_SetKey(&k, password);
        break;
    }
    case 2:
        XTEA_EncryptCBC(&k, iv, data, 19);
        break;
    case 3: {
        uint8_t full[16] = {0};
        XTEA_Pad(full, 16);
        break;
    }
    case 4: {
        uint8_t nonce[4] = {0};
        XTEA_CTR(&k, nonce, data, 5);
        break;
    }
    case 5:
        XTEA_Wipe(&k);
        XTEA_EncryptBlock(&k, data);
        break;
    case 6:
        XTEA_CTR(&k, iv, data, 33);
        break;
    }
    return 0;
#endif
}
