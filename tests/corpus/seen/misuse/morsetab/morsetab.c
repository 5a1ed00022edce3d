#include "morsetab.h"

#include <stdio.h>
#include <string.h>

#define CHARS 256

/* By character + 1, so that EOF has a place. */
static const char *const signs[CHARS + 1] = {
    ['A' + 1] = ".-",    ['B' + 1] = "-...",  ['C' + 1] = "-.-.",  ['D' + 1] = "-..",
    ['E' + 1] = ".",     ['F' + 1] = "..-.",  ['G' + 1] = "--.",   ['H' + 1] = "....",
    ['I' + 1] = "..",    ['J' + 1] = ".---",  ['K' + 1] = "-.-",   ['L' + 1] = ".-..",
    ['M' + 1] = "--",    ['N' + 1] = "-.",    ['O' + 1] = "---",   ['P' + 1] = ".--.",
    ['Q' + 1] = "--.-",  ['R' + 1] = ".-.",   ['S' + 1] = "...",   ['T' + 1] = "-",
    ['U' + 1] = "..-",   ['V' + 1] = "...-",  ['W' + 1] = ".--",   ['X' + 1] = "-..-",
    ['Y' + 1] = "-.--",  ['Z' + 1] = "--..",
    ['a' + 1] = ".-",    ['b' + 1] = "-...",  ['c' + 1] = "-.-.",  ['d' + 1] = "-..",
    ['e' + 1] = ".",     ['f' + 1] = "..-.",  ['g' + 1] = "--.",   ['h' + 1] = "....",
    ['i' + 1] = "..",    ['j' + 1] = ".---",  ['k' + 1] = "-.-",   ['l' + 1] = ".-..",
    ['m' + 1] = "--",    ['n' + 1] = "-.",    ['o' + 1] = "---",   ['p' + 1] = ".--.",
    ['q' + 1] = "--.-",  ['r' + 1] = ".-.",   ['s' + 1] = "...",   ['t' + 1] = "-",
    ['u' + 1] = "..-",   ['v' + 1] = "...-",  ['w' + 1] = ".--",   ['x' + 1] = "-..-",
    ['y' + 1] = "-.--",  ['z' + 1] = "--..",
    ['0' + 1] = "-----", ['1' + 1] = ".----", ['2' + 1] = "..---", ['3' + 1] = "...--",
    ['4' + 1] = "....-", ['5' + 1] = ".....", ['6' + 1] = "-....", ['7' + 1] = "--...",
    ['8' + 1] = "---..", ['9' + 1] = "----.",
    ['.' + 1] = ".-.-.-", [',' + 1] = "--..--", ['?' + 1] = "..--..", ['=' + 1] = "-...-",
    ['@' + 1] = ".--.-.", ['+' + 1] = ".-.-.",
};

static const char *const spoken[26] = {
    "Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India",
    "Juliett", "Kilo", "Lima", "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo",
    "Sierra", "Tango", "Uniform", "Victor", "Whiskey", "Xray", "Yankee", "Zulu",
};

static const char *const digits[10] = {
    "Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine",
};

_Static_assert(EOF == -1, "EOF has the first place of the table");

const char *morse_of(int c)
{
    return signs[c + 1];
}

const char *morse_spell(int c)
{
    if (!signs[c + 1])
        return NULL;
    if (c >= '0' && c <= '9')
        return digits[c - '0'];
    if (c >= 'a' && c <= 'z')
        return spoken[c - 'a'];
    if (c >= 'A' && c <= 'Z')
        return spoken[c - 'A'];
    return NULL;
}

char morse_char(const char *s, size_t n)
{
    if (n == 0 || n > 6)
        return 0;
    for (int c = 0; c < CHARS; c++) {
        const char *m = signs[c + 1];

        if (m && strlen(m) == n && memcmp(m, s, n) == 0)
            return (char)c;
    }
    return 0;
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Writes to dst, unless that is NULL; the length without '\0'. */
static size_t encode(char *dst, const char *text)
{
    size_t n = 0;
    int gap = 0;

    for (; *text; text++) {
        const char *m = morse_of((unsigned char)*text);
        const char *before = "";
        size_t k, len;

        if (is_blank(*text))
            gap = 1;
        if (!m)
            continue;
        if (n > 0)
            before = gap ? " / " : " ";
        gap = 0;
        k = strlen(before);
        len = strlen(m);
        if (dst) {
            memcpy(dst + n, before, k);
            memcpy(dst + n + k, m, len);
        }
        n += k + len;
    }
    if (dst)
        dst[n] = '\0';
    return n;
}

size_t morse_size(const char *text)
{
    return encode(NULL, text) + 1;
}

size_t morse_encode(char *dst, const char *text)
{
    return encode(dst, text);
}

size_t morse_decode(char *dst, const char *code)
{
    size_t n = 0;

    while (*code) {
        size_t len = strcspn(code, " /");

        if (len > 0) {
            char c = morse_char(code, len);

            code += len;
            dst[n++] = c ? c : '?';
        } else {
            if (*code == '/')
                dst[n++] = ' ';
            code++;
        }
    }
    dst[n] = '\0';
    return n;
}

int morse_key(const char *code, morse_key_fn *fn, void *ctx)
{
    unsigned pause = 0;     /* since the last sign, 0 before the first */
    int stop;

    for (; *code; code++) {
        if (*code == '.' || *code == '-') {
            if (pause > 0 && (stop = fn(0, pause, ctx)) != 0)
                return stop;
            if ((stop = fn(1, *code == '.' ? 1 : 3, ctx)) != 0)
                return stop;
            pause = 1;
        } else if (pause > 0) {
            if (*code == ' ' && pause < 3)
                pause = 3;
            else if (*code == '/')
                pause = 7;
        }
    }
    return 0;
}

static int add_units(int on, unsigned units, void *ctx)
{
    (void)on;
    *(unsigned long *)ctx += units;
    return 0;
}

unsigned long morse_units(const char *code)
{
    unsigned long sum = 0;

    morse_key(code, add_units, &sum);
    return sum;
}
