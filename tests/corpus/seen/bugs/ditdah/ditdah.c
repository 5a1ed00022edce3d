#include "ditdah.h"

#include <ctype.h>
#include <string.h>

#define FIRST ' '

static const char *const codes['_' - FIRST + 1] = {
    ['A' - FIRST] = ".-",      ['B' - FIRST] = "-...",    ['C' - FIRST] = "-.-.",
    ['D' - FIRST] = "-..",     ['E' - FIRST] = ".",       ['F' - FIRST] = "..-.",
    ['G' - FIRST] = "--.",     ['H' - FIRST] = "....",    ['I' - FIRST] = "..",
    ['J' - FIRST] = ".---",    ['K' - FIRST] = "-.-",     ['L' - FIRST] = ".-..",
    ['M' - FIRST] = "--",      ['N' - FIRST] = "-.",      ['O' - FIRST] = "---",
    ['P' - FIRST] = ".--.",    ['Q' - FIRST] = "--.-",    ['R' - FIRST] = ".-.",
    ['S' - FIRST] = "...",     ['T' - FIRST] = "-",       ['U' - FIRST] = "..-",
    ['V' - FIRST] = "...-",    ['W' - FIRST] = ".--",     ['X' - FIRST] = "-..-",
    ['Y' - FIRST] = "-.--",    ['Z' - FIRST] = "--..",    ['0' - FIRST] = "-----",
    ['1' - FIRST] = ".----",   ['2' - FIRST] = "..---",   ['3' - FIRST] = "...--",
    ['4' - FIRST] = "....-",   ['5' - FIRST] = ".....",   ['6' - FIRST] = "-....",
    ['7' - FIRST] = "--...",   ['8' - FIRST] = "---..",   ['9' - FIRST] = "----.",
    ['.' - FIRST] = ".-.-.-",  [',' - FIRST] = "--..--",  ['?' - FIRST] = "..--..",
    ['\'' - FIRST] = ".----.", ['/' - FIRST] = "-..-.",   ['(' - FIRST] = "-.--.",
    [')' - FIRST] = "-.--.-",  [':' - FIRST] = "---...",  ['=' - FIRST] = "-...-",
    ['+' - FIRST] = ".-.-.",   ['-' - FIRST] = "-....-",  ['"' - FIRST] = ".-..-.",
    ['@' - FIRST] = ".--.-.",  ['_' - FIRST] = "..--.-",
};

struct sink {
    char *out;
    size_t cap, length;
};

static void put(struct sink *s, char c)
{
    if (s->length + 1 < s->cap)
        s->out[s->length] = c;
    s->length++;
}

static void put_text(struct sink *s, const char *text)
{
    while (*text)
        put(s, *text++);
}

static size_t finish(struct sink *s)
{
    if (s->cap > 0)
        s->out[s->length < s->cap ? s->length : s->cap - 1] = '\0';
    return s->length;
}

const char *ditdah_symbol(int c)
{
    if (c < ' ' || c > '~')
        return NULL;
    if (c >= 'a' && c <= 'z')
        c -= 'a' - 'A';
    return codes[c - FIRST];
}

static int lookup(const char *symbol, size_t length)
{
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        if (codes[i] && strlen(codes[i]) == length && memcmp(codes[i], symbol, length) == 0)
            return (int)i + FIRST;
    return 0;
}

int ditdah_lookup(const char *symbol)
{
    return lookup(symbol, strlen(symbol));
}

size_t ditdah_encode(const char *text, char *out, size_t cap)
{
    struct sink s = {out, cap, 0};
    int gap = 0; /* a word has ended since the last symbol */
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (isspace(c)) {
            gap = 1;
            continue;
        }
        const char *symbol = ditdah_symbol(c);
        if (!symbol)
            continue;
        if (s.length > 0)
            put_text(&s, gap ? " / " : " ");
        gap = 0;
        put_text(&s, symbol);
    }
    return finish(&s);
}

size_t ditdah_decode(const char *code, char *out, size_t cap)
{
    struct sink s = {out, cap, 0};
    while (*code) {
        size_t length = strcspn(code, " /");
        if (length > 0) {
            int c = lookup(code, length);
            put(&s, c ? (char)c : '#');
            code += length;
        } else {
            if (*code == '/')
                put(&s, ' ');
            code++;
        }
    }
    return finish(&s);
}

unsigned long ditdah_units(const char *code)
{
    unsigned long units = 0;
    unsigned gap = 0; /* before the next dot or dash */
    for (; *code; code++) {
        if (*code == '.' || *code == '-') {
            units += gap + (*code == '-' ? 3 : 1);
            gap = 1;
        } else if (*code == '/' && units > 0) {
            gap = 7;
        } else if (gap == 1) {
            gap = 3;
        }
    }
    return units;
}

unsigned long ditdah_dot_us(unsigned wpm)
{
    return wpm > 0 ? 60000000ul / 50 / wpm : 0;
}
