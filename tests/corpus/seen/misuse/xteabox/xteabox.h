#ifndef XTEABOX_H
#define XTEABOX_H

#include <stddef.h>
#include <stdint.h>

/* The block cipher XTEA.  Do not use it where it matters. */

#define XTEA_KEY 16  /* bytes of a key */
#define XTEA_BLOCK 8 /* bytes of a block */

typedef struct {
    uint32_t sum[64]; /* of the schedule */
} XteaKey;

/* key: XTEA_KEY bytes.  Must be called before the other functions. */
void XTEA_SetKey(XteaKey *k, const uint8_t *key);
/* Overwrites the key.  It has to be set again before it is used. */
void XTEA_Wipe(XteaKey *k);

/* One block, in place. */
void XTEA_EncryptBlock(const XteaKey *k, uint8_t *block);
void XTEA_DecryptBlock(const XteaKey *k, uint8_t *block);

/* Cipher block chaining, in place.
   data  size bytes; size must be a multiple of XTEA_BLOCK
   iv    XTEA_BLOCK bytes; left as the last block of cipher text, to go on with */
void XTEA_EncryptCBC(const XteaKey *k, uint8_t *iv, uint8_t *data, size_t size);
void XTEA_DecryptCBC(const XteaKey *k, uint8_t *iv, uint8_t *data, size_t size);

/* Counter mode, for any size.  Encrypts and decrypts.
   nonce  XTEA_BLOCK bytes */
void XTEA_CTR(const XteaKey *k, const uint8_t *nonce, uint8_t *data, size_t size);

/* Padding as of PKCS #7: appends 1 to XTEA_BLOCK bytes, so that the size is a
   multiple of XTEA_BLOCK.  There must be room for them after the data.
   Returns the padded size. */
size_t XTEA_Pad(uint8_t *data, size_t size);
/* Returns the size without padding, or (size_t)-1 if the padding is wrong. */
size_t XTEA_Unpad(const uint8_t *data, size_t size);

#endif
