#include "tokmint.h"

#include <stdlib.h>

struct tm_mint {
    const uint8_t *key;
    const uint8_t *old_key; /* may be NULL */
    size_t issued;
};

tm_mint *tm_open(const uint8_t *key)
{
    tm_mint *mint = calloc(1, sizeof *mint);
    if (mint != NULL)
        mint->key = key;
    return mint;
}

void tm_close(tm_mint *mint)
{
    free(mint);
}

void tm_change_key(tm_mint *mint, const uint8_t *key)
{
    mint->old_key = mint->key;
    mint->key = key;
}

static uint32_t sign(const uint8_t *key, uint32_t user, uint32_t expires)
{
    uint32_t h = 2166136261u;
    for (int i = 0; i < TM_KEY_SIZE; i++)
        h = (h ^ key[i]) * 16777619u;
    for (int shift = 0; shift < 32; shift += 8) {
        h = (h ^ (user >> shift & 255)) * 16777619u;
        h = (h ^ (expires >> shift & 255)) * 16777619u;
    }
    return h;
}

static char *put(char *to, uint32_t number)
{
    for (int shift = 28; shift >= 0; shift -= 4)
        *to++ = "0123456789abcdef"[number >> shift & 15];
    return to;
}

/* Eight digits and what ends them; NULL when it is something else. */
static const char *take(const char *from, char end, uint32_t *number)
{
    *number = 0;
    for (int i = 0; i < 8; i++, from++) {
        unsigned digit;
        if (*from >= '0' && *from <= '9')
            digit = (unsigned)(*from - '0');
        else if (*from >= 'a' && *from <= 'f')
            digit = (unsigned)(*from - 'a') + 10;
        else
            return NULL;
        *number = *number << 4 | digit;
    }
    return *from == end ? from + 1 : NULL;
}

void tm_issue(tm_mint *mint, uint32_t user, uint32_t expires, char *out)
{
    out = put(out, user);
    *out++ = '.';
    out = put(out, expires);
    *out++ = '.';
    out = put(out, sign(mint->key, user, expires));
    *out = '\0';
    mint->issued++;
}

tm_result tm_check(const tm_mint *mint, const char *token, uint32_t now, uint32_t *user)
{
    uint32_t who, expires, signature;
    token = take(token, '.', &who);
    if (token != NULL)
        token = take(token, '.', &expires);
    if (token != NULL)
        token = take(token, '\0', &signature);
    if (token == NULL)
        return TM_MALFORMED;
    if (signature != sign(mint->key, who, expires) &&
        (mint->old_key == NULL || signature != sign(mint->old_key, who, expires)))
        return TM_FORGED;
    if (now >= expires)
        return TM_EXPIRED;
    *user = who;
    return TM_OK;
}

tm_result tm_renew(tm_mint *mint, const char *token, uint32_t now, uint32_t expires, char *out)
{
    uint32_t user;
    tm_result result = tm_check(mint, token, now, &user);
    if (result == TM_OK)
        tm_issue(mint, user, expires, out);
    return result;
}

size_t tm_issued(const tm_mint *mint)
{
    return mint->issued;
}

const char *tm_text(tm_result result)
{
    switch (result) {
    case TM_OK:
        return "ok";
    case TM_MALFORMED:
        return "not a token";
    case TM_FORGED:
        return "bad signature";
    case TM_EXPIRED:
        return "expired";
    }
    return "unknown";
}
