#include "rwxbits.h"

#include <string.h>

/* For each class: where its bits begin, its special bit and the letter. */
static const struct {
    unsigned shift, special;
    char letter, alone;
} classes[3] = {
    {6, RWX_SETUID, 's', 'S'},
    {3, RWX_SETGID, 's', 'S'},
    {0, RWX_STICKY, 't', 'T'},
};

char *rwx_format(unsigned mode, char out[RWX_TEXT])
{
    char *p = out;

    for (int i = 0; i < 3; i++) {
        unsigned bits = mode >> classes[i].shift & 7;
        *p++ = bits & 4 ? 'r' : '-';
        *p++ = bits & 2 ? 'w' : '-';
        if (mode & classes[i].special)
            *p++ = bits & 1 ? classes[i].letter : classes[i].alone;
        else
            *p++ = bits & 1 ? 'x' : '-';
    }
    *p = '\0';
    return out;
}

int rwx_parse(const char *text, unsigned *mode)
{
    unsigned result = 0;

    if (strlen(text) != RWX_TEXT - 1)
        return -1;
    for (int i = 0; i < 3; i++) {
        const char *t = text + 3 * i;
        unsigned bits = 0;

        if (t[0] == 'r')
            bits |= 4;
        else if (t[0] != '-')
            return -1;
        if (t[1] == 'w')
            bits |= 2;
        else if (t[1] != '-')
            return -1;
        if (t[2] == classes[i].letter || t[2] == classes[i].alone)
            result |= classes[i].special;
        else if (t[2] != 'x' && t[2] != '-')
            return -1;
        if (t[2] != '-' && t[2] != 'S')
            bits |= 1;
        result |= bits << classes[i].shift;
    }
    *mode = result;
    return 0;
}

char *rwx_octal(unsigned mode, char out[RWX_OCTAL])
{
    for (int i = 0; i < 4; i++)
        out[i] = (char)('0' + (mode >> (9 - 3 * i) & 7));
    out[4] = '\0';
    return out;
}

int rwx_parse_octal(const char *text, unsigned *mode)
{
    unsigned value = 0;

    if (!*text)
        return -1;
    for (; *text; text++) {
        if (*text < '0' || *text > '7')
            return -1;
        value = value * 8 + (unsigned)(*text - '0');
        if (value > RWX_ALL)
            return -1;
    }
    *mode = value;
    return 0;
}

/* Reads the classes before an operator as a set of bits 1, 2, 4. */
static unsigned read_who(const char **at)
{
    unsigned who = 0;

    for (;; ++*at) {
        switch (**at) {
        case 'u': who |= 1; break;
        case 'g': who |= 2; break;
        case 'o': who |= 4; break;
        case 'a': who |= 7; break;
        default: return who ? who : 7;
        }
    }
}

/* Reads the letters after an operator: rwx as 0 to 7, s as 8, t as 16. */
static unsigned read_what(const char **at)
{
    unsigned what = 0;

    for (;; ++*at) {
        switch (**at) {
        case 'r': what |= 4; break;
        case 'w': what |= 2; break;
        case 'x': what |= 1; break;
        case 's': what |= 8; break;
        case 't': what |= 16; break;
        default: return what;
        }
    }
}

int rwx_apply(const char *change, unsigned *mode)
{
    unsigned result = *mode & RWX_ALL;
    const char *at = change;

    for (;;) {
        unsigned who = read_who(&at), what, bits = 0, whole = 0;
        char op = *at;

        if (op != '+' && op != '-' && op != '=')
            return -1;
        at++;
        what = read_what(&at);
        for (unsigned i = 0; i < 3; i++) {
            if (!(who >> i & 1))
                continue;
            whole |= 7u << classes[i].shift | classes[i].special;
            bits |= (what & 7) << classes[i].shift;
            if (what & (classes[i].letter == 's' ? 8u : 16u))
                bits |= classes[i].special;
        }
        if (op == '-')
            result &= ~bits;
        else
            result = (op == '=' ? result & ~whole : result) | bits;
        if (*at == '\0')
            break;
        if (*at++ != ',')
            return -1;
    }
    *mode = result;
    return 0;
}

unsigned rwx_class_bits(unsigned mode, enum rwx_class who)
{
    if ((unsigned)who > RWX_OTHER)
        return 0;
    return mode >> classes[who].shift & 7;
}

int rwx_grants(unsigned mode, enum rwx_class who, unsigned bits)
{
    return (rwx_class_bits(mode, who) & bits) == bits;
}

int rwx_subset(unsigned a, unsigned b)
{
    return (a & ~b & RWX_ALL) == 0;
}
