#include "chapmsg.h"

#include <string.h>

#define HEAD 4

static void put_head(uint8_t *pkt, uint8_t code, uint8_t id, size_t len)
{
    pkt[0] = code;
    pkt[1] = id;
    pkt[2] = (uint8_t)(len >> 8);
    pkt[3] = (uint8_t)len;
}

static size_t build(uint8_t *pkt, size_t cap, uint8_t code, uint8_t id, const uint8_t *value,
                    size_t len, const char *name)
{
    size_t name_len = strlen(name), total;

    if (len < 1 || len > CHAP_VALUE_MAX || name_len > CHAP_TEXT_MAX)
        return 0;
    total = HEAD + 1 + len + name_len;
    if (total > cap)
        return 0;
    put_head(pkt, code, id, total);
    pkt[HEAD] = (uint8_t)len;
    memcpy(pkt + HEAD + 1, value, len);
    memcpy(pkt + HEAD + 1 + len, name, name_len);
    return total;
}

size_t chap_challenge(uint8_t *pkt, size_t cap, uint8_t id, const uint8_t *value, size_t len,
                      const char *name)
{
    return build(pkt, cap, CHAP_CHALLENGE, id, value, len, name);
}

size_t chap_response(uint8_t *pkt, size_t cap, uint8_t id, const uint8_t *value, size_t len,
                     const char *name)
{
    return build(pkt, cap, CHAP_RESPONSE, id, value, len, name);
}

size_t chap_result(uint8_t *pkt, size_t cap, uint8_t id, int ok, const char *message)
{
    size_t len = strlen(message);

    if (len > CHAP_TEXT_MAX || HEAD + len > cap)
        return 0;
    put_head(pkt, ok ? CHAP_SUCCESS : CHAP_FAILURE, id, HEAD + len);
    memcpy(pkt + HEAD, message, len);
    return HEAD + len;
}

static char printable(uint8_t c)
{
    return c >= 0x20 && c <= 0x7e ? (char)c : '?';
}

static int parse_valued(const uint8_t *body, size_t len, struct chap_msg *m)
{
    char peer[CHAP_NAME_SIZE];
    size_t value_len, name_len;

    if (len < 1)
        return -1;
    value_len = body[0];
    body++;
    len--;
    if (value_len < 1 || value_len > CHAP_VALUE_MAX || value_len > len)
        return -1;
    m->value_len = (uint8_t)value_len;
    memcpy(m->value, body, value_len);

    name_len = len - value_len;
    if (value_len >= len + sizeof peer)
        name_len = sizeof peer - 1;
    for (size_t i = 0; i < name_len; i++) {
        char *to = peer + i;

        *to = printable(body[value_len + i]);
    }
    memcpy(m->name, peer, name_len);
    return 0;
}

static int parse_result(const uint8_t *body, size_t len, struct chap_msg *m)
{
    size_t n = len < sizeof m->name ? len : sizeof m->name - 1;

    for (size_t i = 0; i < n; i++)
        m->name[i] = printable(body[i]);
    return 0;
}

int chap_parse(const uint8_t *pkt, size_t len, struct chap_msg *m)
{
    size_t own;

    if (len < HEAD)
        return -1;
    own = (size_t)pkt[2] << 8 | pkt[3];
    if (own < HEAD || own > len)
        return -1;
    memset(m, 0, sizeof *m);
    m->code = pkt[0];
    m->id = pkt[1];
    switch (m->code) {
    case CHAP_CHALLENGE:
    case CHAP_RESPONSE:
        return parse_valued(pkt + HEAD, own - HEAD, m);
    case CHAP_SUCCESS:
    case CHAP_FAILURE:
        return parse_result(pkt + HEAD, own - HEAD, m);
    default:
        return -1;
    }
}

int chap_answers(const struct chap_msg *m, const struct chap_msg *c)
{
    return m->code == CHAP_RESPONSE && c->code == CHAP_CHALLENGE && m->id == c->id;
}

int chap_same(const struct chap_msg *a, const struct chap_msg *b)
{
    return a->code == b->code && a->id == b->id && a->value_len == b->value_len &&
           memcmp(a->value, b->value, sizeof a->value) == 0 &&
           strncmp(a->name, b->name, sizeof a->name) == 0;
}

const char *chap_code_name(int code)
{
    static const char *const names[] = {"challenge", "response", "success", "failure"};

    if (code < CHAP_CHALLENGE || code > CHAP_FAILURE)
        return "?";
    return names[code - CHAP_CHALLENGE];
}

struct text {
    char *buf;
    size_t cap, len;
};

static void add_char(struct text *t, char c)
{
    if (t->len + 1 < t->cap)
        t->buf[t->len] = c;
    t->len++;
}

static void add(struct text *t, const char *s, size_t max)
{
    for (size_t i = 0; i < max && s[i] != '\0'; i++)
        add_char(t, s[i]);
}

size_t chap_describe(const struct chap_msg *m, char *buf, size_t cap)
{
    static const char hex[] = "0123456789abcdef";
    struct text t = {buf, cap, 0};
    size_t value_len = m->value_len < CHAP_VALUE_MAX ? m->value_len : CHAP_VALUE_MAX;

    add(&t, chap_code_name(m->code), 16);
    add(&t, " id=", 4);
    if (m->id >= 100)
        add_char(&t, (char)('0' + m->id / 100));
    if (m->id >= 10)
        add_char(&t, (char)('0' + m->id / 10 % 10));
    add_char(&t, (char)('0' + m->id % 10));
    if (value_len > 0) {
        add(&t, " value=", 7);
        for (size_t i = 0; i < value_len; i++) {
            add_char(&t, hex[m->value[i] >> 4]);
            add_char(&t, hex[m->value[i] & 15]);
        }
    }
    add(&t, " name=", 6);
    add(&t, m->name, sizeof m->name);
    if (cap > 0)
        buf[t.len < cap ? t.len : cap - 1] = '\0';
    return t.len;
}
