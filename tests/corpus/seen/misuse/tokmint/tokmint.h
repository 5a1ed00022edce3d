#ifndef TOKMINT_H
#define TOKMINT_H

#include <stddef.h>
#include <stdint.h>

/**
 * tokmint - short signed tokens for a web application.
 *
 * A token is a text "uuuuuuuu.eeeeeeee.ssssssss" of the user, the time it
 * expires at, and a signature, each as eight hexadecimal digits.
 *
 * Demo quality: the signature is a keyed checksum and not cryptography.
 */

#define TM_KEY_SIZE   16 /* bytes of a key */
#define TM_TOKEN_SIZE 27 /* characters of a token, with the terminator */

typedef enum {
    TM_OK = 0,
    TM_MALFORMED, /* not a token */
    TM_FORGED,    /* the signature is wrong */
    TM_EXPIRED    /* the time has come */
} tm_result;

typedef struct tm_mint tm_mint;

/**
 * Makes a mint. The key, TM_KEY_SIZE bytes, is not copied, so that no more
 * copies than necessary are in memory: it must stay valid as long as the mint
 * uses it. NULL if memory is out.
 */
tm_mint *tm_open(const uint8_t *key);

/** Closes a mint; NULL is fine. The key remains the caller's. */
void tm_close(tm_mint *mint);

/** Uses another key from now on; the same rules apply to it. Tokens signed
 *  with the key before are accepted until the next change of keys, so that
 *  key stays in use, too. */
void tm_change_key(tm_mint *mint, const uint8_t *key);

/** Writes a token to out, which has room for TM_TOKEN_SIZE characters. */
void tm_issue(tm_mint *mint, uint32_t user, uint32_t expires, char *out);

/** Checks a token. The user is stored only if the result is TM_OK. */
tm_result tm_check(const tm_mint *mint, const char *token, uint32_t now, uint32_t *user);

/** Writes a token of the same user with a new time to out, which has room for
 *  TM_TOKEN_SIZE characters; token and out may be the same. Only done if
 *  tm_check() of the old one says TM_OK, which is returned. */
tm_result tm_renew(tm_mint *mint, const char *token, uint32_t now, uint32_t expires, char *out);

/** Number of tokens issued and renewed. */
size_t tm_issued(const tm_mint *mint);

/** A text for a result. */
const char *tm_text(tm_result result);

#endif
