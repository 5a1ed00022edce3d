#include "jitwait.h"

#include <string.h>

void jw_policy_default(jw_policy *p)
{
    p->initial_ms = 100;
    p->max_ms = 10000;
    p->factor = 2;
    p->tries = 5;
    p->jitter = JW_JITTER_NONE;
}

int jw_policy_valid(const jw_policy *p)
{
    if (p->max_ms < 1 || p->max_ms > JW_LONGEST_MS)
        return 0;
    if (p->initial_ms < 1 || p->initial_ms > p->max_ms)
        return 0;
    if (p->factor < 1 || p->factor > 100)
        return 0;
    if (p->tries < 1 || p->tries > JW_MOST_TRIES)
        return 0;
    return p->jitter == JW_JITTER_NONE || p->jitter == JW_JITTER_FULL ||
           p->jitter == JW_JITTER_EQUAL;
}

/* The delay that follows d, without jitter. */
static uint32_t grow(const jw_policy *p, uint32_t d)
{
    uint64_t next = (uint64_t)d * p->factor;

    return next > p->max_ms ? p->max_ms : (uint32_t)next;
}

/* Whether the n characters at s are the word. */
static int is_word(const char *s, size_t n, const char *word)
{
    return strlen(word) == n && strncmp(s, word, n) == 0;
}

static int read_number(const char *s, size_t n, uint32_t *out)
{
    uint64_t v = 0;

    if (n == 0)
        return -1;
    for (size_t i = 0; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            return -1;
        v = v * 10 + (uint64_t)(s[i] - '0');
        if (v > UINT32_MAX)
            return -1;
    }
    *out = (uint32_t)v;
    return 0;
}

static int read_item(jw_policy *p, const char *s, size_t n)
{
    const char *eq = memchr(s, '=', n);
    const char *value;
    size_t key_len, value_len;

    if (!eq)
        return -1;
    key_len = (size_t)(eq - s);
    value = eq + 1;
    value_len = n - key_len - 1;
    if (is_word(s, key_len, "initial"))
        return read_number(value, value_len, &p->initial_ms);
    if (is_word(s, key_len, "max"))
        return read_number(value, value_len, &p->max_ms);
    if (is_word(s, key_len, "factor"))
        return read_number(value, value_len, &p->factor);
    if (is_word(s, key_len, "tries"))
        return read_number(value, value_len, &p->tries);
    if (!is_word(s, key_len, "jitter"))
        return -1;
    if (is_word(value, value_len, "none"))
        p->jitter = JW_JITTER_NONE;
    else if (is_word(value, value_len, "full"))
        p->jitter = JW_JITTER_FULL;
    else if (is_word(value, value_len, "equal"))
        p->jitter = JW_JITTER_EQUAL;
    else
        return -1;
    return 0;
}

int jw_policy_parse(jw_policy *p, const char *text)
{
    jw_policy q;

    jw_policy_default(&q);
    while (*text) {
        size_t n = strcspn(text, ",");

        if (read_item(&q, text, n) != 0)
            return -1;
        text += n;
        if (*text == ',') {
            text++;
            if (!*text)
                return -1;
        }
    }
    if (!jw_policy_valid(&q))
        return -1;
    *p = q;
    return 0;
}

uint64_t jw_policy_longest(const jw_policy *p)
{
    uint64_t sum = 0;
    uint32_t d;

    if (!jw_policy_valid(p))
        return 0;
    d = p->initial_ms;
    for (uint32_t i = 1; i < p->tries; i++) {
        sum += d;
        d = grow(p, d);
    }
    return sum;
}

int jw_start(jw_run *r, const jw_policy *p, uint32_t seed)
{
    jw_policy q = *p;

    memset(r, 0, sizeof *r);
    r->policy = q;
    r->random = seed ? seed : 0x9E3779B9u;
    if (!jw_policy_valid(&q)) {
        r->over = 1;
        return -1;
    }
    r->delay = q.initial_ms;
    return 0;
}

static uint32_t next_random(jw_run *r)
{
    uint32_t x = r->random;

    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    r->random = x;
    return x;
}

static uint32_t spread(jw_run *r, uint32_t d)
{
    uint32_t half;

    switch (r->policy.jitter) {
    case JW_JITTER_FULL:
        return next_random(r) % (d + 1);
    case JW_JITTER_EQUAL:
        half = d / 2;
        return d - half + next_random(r) % half;
    case JW_JITTER_NONE:
        break;
    }
    return d;
}

int jw_failed(jw_run *r, uint64_t now_ms, uint32_t *delay_ms)
{
    uint32_t d;

    if (r->over)
        return 0;
    r->failed++;
    if (r->failed >= r->policy.tries) {
        r->over = 1;
        return 0;
    }
    d = spread(r, r->delay);
    r->delay = grow(&r->policy, r->delay);
    r->next_at = now_ms > UINT64_MAX - d ? UINT64_MAX : now_ms + d;
    if (delay_ms)
        *delay_ms = d;
    return 1;
}

void jw_succeeded(jw_run *r)
{
    r->over = 1;
}

uint64_t jw_next_at(const jw_run *r)
{
    return r->over ? UINT64_MAX : r->next_at;
}

uint32_t jw_failures(const jw_run *r)
{
    return r->failed;
}
