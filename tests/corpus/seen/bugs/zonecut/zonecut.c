#include "zonecut.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_WIRE = 255, MAX_LABEL = 63 };

struct zc_name {
    uint8_t len;
    uint8_t labels;
    uint8_t wire[];
};

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

static uint8_t lower(uint8_t c)
{
    return c >= 'A' && c <= 'Z' ? (uint8_t)(c - 'A' + 'a') : c;
}

// One octet of a label from *text, which moves on; -1 if it is malformed.
static int next_octet(const char **text)
{
    const char *t = *text;
    if (*t != '\\') {
        *text = t + 1;
        return (unsigned char)*t;
    }
    t++;
    if (!*t)
        return -1;
    if (!digit(*t)) {
        *text = t + 1;
        return (unsigned char)*t;
    }
    if (!digit(t[1]) || !digit(t[2]))
        return -1;
    int value = (t[0] - '0') * 100 + (t[1] - '0') * 10 + (t[2] - '0');
    if (value > 255)
        return -1;
    *text = t + 3;
    return value;
}

// How many octets a text other than "." takes on the wire; 0 if it is malformed.
static size_t measure(const char *text)
{
    size_t octets = 1;          // the length of the first label
    size_t label = 0;
    const char *t = text;
    while (*t) {
        if (*t == '.') {
            if (label == 0)
                return 0;
            label = 0;
            t++;
        } else {
            if (next_octet(&t) < 0 || ++label > MAX_LABEL)
                return 0;
        }
        if (++octets > MAX_WIRE)
            return 0;
    }
    if (t == text)
        return 0;
    if (t[-1] != '.')
        octets++;               // the root's
    return octets > MAX_WIRE ? 0 : octets;
}

static zc_name *make(size_t len)
{
    zc_name *name = malloc(sizeof *name + len);
    if (name) {
        name->len = (uint8_t)len;
        name->labels = 0;
    }
    return name;
}

zc_name *zc_parse(const char *text)
{
    if (strcmp(text, ".") == 0) {
        zc_name *root = make(1);
        if (root)
            root->wire[0] = 0;
        return root;
    }
    size_t len = measure(text);
    if (len == 0)
        return NULL;
    zc_name *name = make(len);
    if (!name)
        return NULL;

    uint8_t *out = name->wire;
    while (*text) {
        uint8_t *length = out++;
        while (*text && *text != '.')
            *out++ = (uint8_t)next_octet(&text);
        *length = (uint8_t)(out - length - 1);
        name->labels++;
        if (*text == '.')
            text++;
    }
    *out = 0;
    return name;
}

void zc_free(zc_name *name)
{
    free(name);
}

// Text of one octet to out, of at least 4 characters; returns how many.
static size_t show_octet(uint8_t c, char *out)
{
    if (c == '.' || c == '\\') {
        out[0] = '\\';
        out[1] = (char)c;
        return 2;
    }
    if (c > ' ' && c < 127) {
        out[0] = (char)c;
        return 1;
    }
    out[0] = '\\';
    out[1] = (char)('0' + c / 100);
    out[2] = (char)('0' + c / 10 % 10);
    out[3] = (char)('0' + c % 10);
    return 4;
}

size_t zc_text(const zc_name *name, char *buf, size_t size)
{
    char text[ZC_TEXT_SIZE];
    size_t len = 0;
    const uint8_t *w = name->wire;
    if (*w == 0)
        text[len++] = '.';
    while (*w) {
        for (size_t n = *w++; n > 0; n--)
            len += show_octet(*w++, text + len);
        text[len++] = '.';
    }
    if (len >= size)
        return 0;
    memcpy(buf, text, len);
    buf[len] = '\0';
    return len;
}

const uint8_t *zc_wire(const zc_name *name, size_t *len)
{
    *len = name->len;
    return name->wire;
}

size_t zc_labels(const zc_name *name)
{
    return name->labels;
}

// Lengths of labels are below 'A', so whole wires can be compared.
static bool same(const uint8_t *a, const uint8_t *b, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (lower(a[i]) != lower(b[i]))
            return false;
    return true;
}

bool zc_equal(const zc_name *a, const zc_name *b)
{
    return a->len == b->len && same(a->wire, b->wire, a->len);
}

uint32_t zc_hash(const zc_name *name)
{
    uint32_t h = 2166136261u;
    for (size_t i = 0; i < name->len; i++)
        h = (h ^ lower(name->wire[i])) * 16777619u;
    return h;
}

bool zc_within(const zc_name *name, const zc_name *top)
{
    if (name->labels < top->labels)
        return false;
    const uint8_t *w = name->wire;
    for (size_t skip = (size_t)(name->labels - top->labels); skip > 0; skip--)
        w += *w + 1;
    size_t rest = name->len - (size_t)(w - name->wire);
    return rest == top->len && same(w, top->wire, rest);
}

zc_name *zc_parent(const zc_name *name)
{
    if (name->labels == 0)
        return NULL;
    size_t cut = (size_t)name->wire[0] + 1;
    zc_name *up = make(name->len - cut);
    if (!up)
        return NULL;
    memcpy(up->wire, name->wire + cut, up->len);
    up->labels = (uint8_t)(name->labels - 1);
    return up;
}
