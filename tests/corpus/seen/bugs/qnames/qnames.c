#include "qnames.h"

#include <string.h>

struct sink {
    char *out;
    size_t cap;
    size_t used;
};

static int sink_char(struct sink *s, char c)
{
    if (s->used + 1 >= s->cap)
        return QN_ESPACE;
    s->out[s->used++] = c;
    return 0;
}

static int sink_byte(struct sink *s, unsigned char b)
{
    int rc = 0;

    if (b == '.' || b == '\\') {
        rc = sink_char(s, '\\');
        if (rc == 0)
            rc = sink_char(s, (char)b);
    } else if (b >= 33 && b <= 126) {
        rc = sink_char(s, (char)b);
    } else {
        char digits[4] = {'\\', (char)('0' + b / 100), (char)('0' + b / 10 % 10), (char)('0' + b % 10)};
        for (int i = 0; i < 4 && rc == 0; i++)
            rc = sink_char(s, digits[i]);
    }
    return rc;
}

static int read_name(const unsigned char *msg, size_t len, size_t pos, struct sink *s)
{
    size_t wire = 1;
    int rc;

    for (;;) {
        if (pos >= len)
            return QN_ETRUNC;
        unsigned char c = msg[pos];
        if ((c & 0xC0) == 0xC0) {
            if (len - pos < 2)
                return QN_ETRUNC;
            size_t target = (size_t)(c & 0x3F) << 8 | msg[pos + 1];
            if (target > pos)
                return QN_EPOINTER;
            pos = target;
            continue;
        }
        if ((c & 0xC0) != 0)
            return QN_EFORMAT;
        if (c == 0)
            break;
        wire += (size_t)c + 1;
        if (wire > QN_WIRE_MAX)
            return QN_ETOOLONG;
        if (len - pos - 1 < c)
            return QN_ETRUNC;
        if (s->used > 0 && (rc = sink_char(s, '.')) != 0)
            return rc;
        for (unsigned i = 1; i <= c; i++)
            if ((rc = sink_byte(s, msg[pos + i])) != 0)
                return rc;
        pos += (size_t)c + 1;
    }
    if (s->used == 0)
        return sink_char(s, '.');
    return 0;
}

int qn_get(const unsigned char *msg, size_t len, size_t off, char *out, size_t cap)
{
    struct sink s = {out, cap, 0};
    int rc = read_name(msg, len, off, &s);

    if (rc != 0) {
        if (cap > 0)
            out[0] = '\0';
        return rc;
    }
    out[s.used] = '\0';
    return (int)s.used;
}

int qn_skip(const unsigned char *msg, size_t len, size_t off)
{
    size_t pos = off;

    for (;;) {
        if (pos >= len)
            return QN_ETRUNC;
        unsigned char c = msg[pos];
        if ((c & 0xC0) == 0xC0) {
            if (len - pos < 2)
                return QN_ETRUNC;
            pos += 2;
            break;
        }
        if ((c & 0xC0) != 0)
            return QN_EFORMAT;
        if (len - pos - 1 < c)
            return QN_ETRUNC;
        pos += (size_t)c + 1;
        if (pos - off > QN_WIRE_MAX)
            return QN_ETOOLONG;
        if (c == 0)
            break;
    }
    return (int)(pos - off);
}

int qn_question_read(const unsigned char *msg, size_t len, size_t *off, struct qn_question *q)
{
    struct qn_question got;
    int size = qn_skip(msg, len, *off);
    if (size < 0)
        return size;

    int rc = qn_get(msg, len, *off, got.name, sizeof got.name);
    if (rc < 0)
        return rc;
    size_t pos = *off + (size_t)size;
    if (len - pos < 4)
        return QN_ETRUNC;
    got.type = (uint16_t)(msg[pos] << 8 | msg[pos + 1]);
    got.klass = (uint16_t)(msg[pos + 2] << 8 | msg[pos + 3]);
    memcpy(q->name, got.name, (size_t)rc + 1);
    q->type = got.type;
    q->klass = got.klass;
    *off = pos + 4;
    return 0;
}

/* One byte of a label, escapes undone; the next character's place is left in
 * *text.  Negative for a bad escape. */
static int text_byte(const char **text)
{
    const unsigned char *p = (const unsigned char *)*text;

    if (*p != '\\') {
        *text += 1;
        return *p;
    }
    if (p[1] >= '0' && p[1] <= '9') {
        if (p[2] < '0' || p[2] > '9' || p[3] < '0' || p[3] > '9')
            return QN_EFORMAT;
        int value = (p[1] - '0') * 100 + (p[2] - '0') * 10 + (p[3] - '0');
        if (value > 255)
            return QN_EFORMAT;
        *text += 4;
        return value;
    }
    if (p[1] == '\0')
        return QN_EFORMAT;
    *text += 2;
    return p[1];
}

/* The text as a name in wire form; the number of its labels goes to *labels. */
static int to_wire(const char *text, unsigned char wire[QN_WIRE_MAX], int *labels)
{
    size_t used = 0;

    *labels = 0;
    if (strcmp(text, ".") == 0)
        text++;
    while (*text != '\0') {
        size_t start = used++;
        if (used >= QN_WIRE_MAX)
            return QN_ETOOLONG;
        while (*text != '\0' && *text != '.') {
            int b = text_byte(&text);
            if (b < 0)
                return b;
            if (used - start > 63 || used + 1 >= QN_WIRE_MAX)
                return QN_ETOOLONG;
            wire[used++] = (unsigned char)b;
        }
        if (used - start == 1)
            return QN_EFORMAT;
        wire[start] = (unsigned char)(used - start - 1);
        ++*labels;
        if (*text == '.')
            text++;
    }
    wire[used++] = 0;
    return (int)used;
}

int qn_put(const char *text, unsigned char *out, size_t cap)
{
    unsigned char wire[QN_WIRE_MAX];
    int labels;
    int size = to_wire(text, wire, &labels);

    if (size < 0)
        return size;
    if ((size_t)size > cap)
        return QN_ESPACE;
    memcpy(out, wire, (size_t)size);
    return size;
}

int qn_labels(const char *text)
{
    unsigned char wire[QN_WIRE_MAX];
    int labels;
    int size = to_wire(text, wire, &labels);

    return size < 0 ? size : labels;
}

const char *qn_error(int code)
{
    switch (code) {
    case QN_ETRUNC: return "message too short";
    case QN_EFORMAT: return "malformed name";
    case QN_EPOINTER: return "bad compression pointer";
    case QN_ETOOLONG: return "name too long";
    case QN_ESPACE: return "buffer too small";
    default: return code < 0 ? "unknown error" : "no error";
    }
}
