#include "sumline.h"

#include <string.h>

static const char digits[] = "0123456789abcdef";

int suml_make(struct suml_entry *e, const void *digest, size_t len, bool binary, const char *name)
{
    size_t n = strlen(name);
    if (len < 1 || len > SUML_DIGEST_MAX || n < 1 || n > SUML_NAME_MAX)
        return -1;
    struct suml_entry made = {.digest_len = len, .binary = binary};
    memcpy(made.digest, digest, len);
    memcpy(made.name, name, n + 1);
    *e = made;
    return 0;
}

/* The letter that stands for c after a backslash, or 0 if c stands for itself. */
static char escape_of(char c)
{
    switch (c) {
    case '\\':
        return '\\';
    case '\n':
        return 'n';
    default:
        return 0;
    }
}

size_t suml_format(const struct suml_entry *e, char *buf, size_t cap)
{
    char line[SUML_LINE_MAX + 1];
    size_t n = 0;
    bool quoted = false;

    for (const char *s = e->name; *s; s++)
        if (escape_of(*s))
            quoted = true;
    if (quoted)
        line[n++] = '\\';
    for (size_t i = 0; i < e->digest_len; i++) {
        line[n++] = digits[e->digest[i] >> 4];
        line[n++] = digits[e->digest[i] & 15];
    }
    line[n++] = ' ';
    line[n++] = e->binary ? '*' : ' ';
    for (const char *s = e->name; *s; s++) {
        char letter = escape_of(*s);
        if (letter) {
            line[n++] = '\\';
            line[n++] = letter;
        } else {
            line[n++] = *s;
        }
    }
    line[n] = '\0';
    if (n >= cap)
        return 0;
    memcpy(buf, line, n + 1);
    return n;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

int suml_parse(struct suml_entry *e, const char *line)
{
    struct suml_entry got = {.digest_len = 0};
    const char *end = line + strlen(line);
    bool quoted = false;

    if (end > line && end[-1] == '\n')
        end--;
    if (end > line && end[-1] == '\r')
        end--;
    if (line < end && *line == '\\') {
        quoted = true;
        line++;
    }
    while (end - line >= 2 && hex_value(line[0]) >= 0) {
        int high = hex_value(line[0]), low = hex_value(line[1]);
        if (low < 0 || got.digest_len == SUML_DIGEST_MAX)
            return -1;
        got.digest[got.digest_len++] = (unsigned char)(high << 4 | low);
        line += 2;
    }
    if (got.digest_len == 0 || end - line < 3 || line[0] != ' ')
        return -1;
    if (line[1] != ' ' && line[1] != '*')
        return -1;
    got.binary = line[1] == '*';
    line += 2;

    size_t n = 0;
    while (line < end) {
        char c = *line++;
        if (quoted && c == '\\') {
            if (line == end)
                return -1;
            switch (*line++) {
            case '\\':
                c = '\\';
                break;
            case 'n':
                c = '\n';
                break;
            case 'r':
                c = '\r';
                break;
            default:
                return -1;
            }
        }
        if (n == SUML_NAME_MAX)
            return -1;
        got.name[n++] = c;
    }
    got.name[n] = '\0';
    *e = got;
    return 0;
}

bool suml_matches(const struct suml_entry *e, const void *digest, size_t len)
{
    return e->digest_len == len && (len == 0 || memcmp(e->digest, digest, len) == 0);
}

bool suml_equal(const struct suml_entry *a, const struct suml_entry *b)
{
    return suml_matches(a, b->digest, b->digest_len) && a->binary == b->binary &&
           strcmp(a->name, b->name) == 0;
}

void suml_adler32(const void *data, size_t len, unsigned char digest[4])
{
    const unsigned char *p = data;
    uint32_t a = 1, b = 0;
    for (size_t i = 0; i < len; i++) {
        a = (a + p[i]) % 65521;
        b = (b + a) % 65521;
    }
    digest[0] = (unsigned char)(b >> 8);
    digest[1] = (unsigned char)b;
    digest[2] = (unsigned char)(a >> 8);
    digest[3] = (unsigned char)a;
}

void suml_fletcher16(const void *data, size_t len, unsigned char digest[2])
{
    const unsigned char *p = data;
    unsigned a = 0, b = 0;
    for (size_t i = 0; i < len; i++) {
        a = (a + p[i]) % 255;
        b = (b + a) % 255;
    }
    digest[0] = (unsigned char)b;
    digest[1] = (unsigned char)a;
}
