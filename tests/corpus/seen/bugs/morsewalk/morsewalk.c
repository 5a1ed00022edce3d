#include "morsewalk.h"

#include <string.h>

struct entry {
    char c;
    char code[MW_LONGEST + 1];
};

static const struct entry entries[] = {
    {'A', ".-"},    {'B', "-..."},  {'C', "-.-."},  {'D', "-.."},
    {'E', "."},     {'F', "..-."},  {'G', "--."},   {'H', "...."},
    {'I', ".."},    {'J', ".---"},  {'K', "-.-"},   {'L', ".-.."},
    {'M', "--"},    {'N', "-."},    {'O', "---"},   {'P', ".--."},
    {'Q', "--.-"},  {'R', ".-."},   {'S', "..."},   {'T', "-"},
    {'U', "..-"},   {'V', "...-"},  {'W', ".--"},   {'X', "-..-"},
    {'Y', "-.--"},  {'Z', "--.."},
    {'0', "-----"}, {'1', ".----"}, {'2', "..---"}, {'3', "...--"},
    {'4', "....-"}, {'5', "....."}, {'6', "-...."}, {'7', "--..."},
    {'8', "---.."}, {'9', "----."},
    {'.', ".-.-.-"}, {',', "--..--"}, {'?', "..--.."}, {'/', "-..-."},
    {'=', "-...-"}
};

/* The codes as a binary tree: the root is 1, a dot goes from n to 2n and a
 * dash to 2n+1. */
static const char tree[1 << (MW_LONGEST + 1)] = {
    [2] = 'E', [3] = 'T', [4] = 'I', [5] = 'A', [6] = 'N', [7] = 'M',
    [8] = 'S', [9] = 'U', [10] = 'R', [11] = 'W', [12] = 'D', [13] = 'K',
    [14] = 'G', [15] = 'O', [16] = 'H', [17] = 'V', [18] = 'F', [20] = 'L',
    [22] = 'P', [23] = 'J', [24] = 'B', [25] = 'X', [26] = 'C', [27] = 'Y',
    [28] = 'Z', [29] = 'Q', [32] = '5', [33] = '4', [35] = '3', [39] = '2',
    [47] = '1', [48] = '6', [49] = '=', [50] = '/', [56] = '7', [60] = '8',
    [62] = '9', [63] = '0', [76] = '?', [85] = '.', [115] = ','
};

struct sink {
    char *out;
    size_t size;
    size_t length;
};

static void put(struct sink *sink, char c)
{
    if (sink->size > 0 && sink->length < sink->size - 1)
        sink->out[sink->length] = c;
    sink->length++;
}

static size_t finish(struct sink *sink)
{
    if (sink->size > 0)
        sink->out[sink->length < sink->size ? sink->length : sink->size - 1] = '\0';
    return sink->length;
}

static char walk(const char *code, size_t length)
{
    size_t node = 1;

    if (length == 0 || length > sizeof entries[0].code)
        return '\0';
    for (size_t i = 0; i < length; i++) {
        if (code[i] == '.')
            node = 2 * node;
        else if (code[i] == '-')
            node = 2 * node + 1;
        else
            return '\0';
    }
    return tree[node];
}

const char *mw_code(char c)
{
    if (c >= 'a' && c <= 'z')
        c = (char)(c - 'a' + 'A');
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++)
        if (entries[i].c == c)
            return entries[i].code;
    return NULL;
}

char mw_char(const char *code)
{
    return walk(code, strlen(code));
}

size_t mw_encode(const char *text, char *out, size_t size)
{
    struct sink sink = {out, size, 0};
    int gap = 0;

    for (; *text; text++) {
        if (*text == ' ') {
            gap = 1;
            continue;
        }
        const char *code = mw_code(*text);
        if (!code)
            continue;
        if (sink.length > 0) {
            put(&sink, ' ');
            if (gap) {
                put(&sink, '/');
                put(&sink, ' ');
            }
        }
        gap = 0;
        while (*code)
            put(&sink, *code++);
    }
    return finish(&sink);
}

size_t mw_decode(const char *codes, char *out, size_t size)
{
    struct sink sink = {out, size, 0};

    for (;;) {
        codes += strspn(codes, " ");
        size_t length = strcspn(codes, " ");
        if (length == 0)
            break;
        if (length == 1 && *codes == '/') {
            put(&sink, ' ');
        } else {
            char c = walk(codes, length);
            put(&sink, c ? c : '#');
        }
        codes += length;
    }
    return finish(&sink);
}

size_t mw_units(const char *codes)
{
    size_t units = 0, pause = 0;

    for (; *codes; codes++) {
        if (*codes == '.' || *codes == '-') {
            if (units > 0)
                units += pause;
            units += *codes == '.' ? 1 : 3;
            pause = 1;
        } else if (*codes == ' ' && pause < 3) {
            pause = 3;
        } else if (*codes == '/') {
            pause = 7;
        }
    }
    return units;
}

int mw_is_morse(const char *s)
{
    return s[strspn(s, ".-/ ")] == '\0';
}
