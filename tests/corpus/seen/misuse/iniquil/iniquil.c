#include "iniquil.h"

#include <stdio.h>
#include <string.h>

void iniquil_begin(struct iniquil *w, char *buf, size_t size)
{
    w->at = buf;
    w->room = size;
    w->length = 0;
    w->sections = 0;
    w->cut = 0;
    if (size > 0)
        buf[0] = '\0';
}

/* Appends a character; the terminator is kept after the last that fits. */
static void put(struct iniquil *w, char c)
{
    if (w->room > 1) {
        *w->at++ = c;
        *w->at = '\0';
        w->room--;
    } else {
        w->cut = 1;
    }
    w->length++;
}

static void puts_to(struct iniquil *w, const char *text)
{
    while (*text != '\0')
        put(w, *text++);
}

static int name_valid(const char *name)
{
    static const char allowed[] =
        "abcdefghijklmnopqrstuvwxyz"
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        "0123456789_-.";

    return *name != '\0' && name[strspn(name, allowed)] == '\0';
}

int iniquil_section(struct iniquil *w, const char *name)
{
    if (!name_valid(name))
        return -1;
    if (w->length > 0)
        put(w, '\n');
    put(w, '[');
    puts_to(w, name);
    puts_to(w, "]\n");
    w->sections = 1;
    return 0;
}

/* Writes the part before the value. */
static int start_key(struct iniquil *w, const char *key)
{
    if (!name_valid(key))
        return -1;
    if (w->sections)
        puts_to(w, "  ");
    puts_to(w, key);
    puts_to(w, " = ");
    return 0;
}

static void put_escaped(struct iniquil *w, char c)
{
    char code[8];

    switch (c) {
    case '"':
    case '\\':
        put(w, '\\');
        put(w, c);
        return;
    case '\n':
        puts_to(w, "\\n");
        return;
    case '\t':
        puts_to(w, "\\t");
        return;
    }
    if ((unsigned char)c < 0x20 || c == 0x7f) {
        snprintf(code, sizeof code, "\\x%02x", (unsigned)(unsigned char)c);
        puts_to(w, code);
    } else {
        put(w, c);
    }
}

int iniquil_text(struct iniquil *w, const char *key, const char *value)
{
    if (start_key(w, key) != 0)
        return -1;
    put(w, '"');
    while (*value != '\0')
        put_escaped(w, *value++);
    puts_to(w, "\"\n");
    return 0;
}

int iniquil_int(struct iniquil *w, const char *key, long long value)
{
    char digits[32];

    if (start_key(w, key) != 0)
        return -1;
    snprintf(digits, sizeof digits, "%lld\n", value);
    puts_to(w, digits);
    return 0;
}

int iniquil_bool(struct iniquil *w, const char *key, int value)
{
    if (start_key(w, key) != 0)
        return -1;
    puts_to(w, value ? "true\n" : "false\n");
    return 0;
}

void iniquil_comment(struct iniquil *w, const char *text)
{
    puts_to(w, "; ");
    for (; *text != '\0'; text++) {
        put(w, *text);
        if (*text == '\n')
            puts_to(w, "; ");
    }
    put(w, '\n');
}

int iniquil_cut(const struct iniquil *w)
{
    return w->cut;
}

size_t iniquil_end(struct iniquil *w)
{
    size_t length = w->length;

    memset(w, 0, sizeof *w);
    return length;
}
