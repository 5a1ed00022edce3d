#include "murray.h"

#include <string.h>

/* 0 where a code has no character in that case. */
static const char letters[32] = {
    0,   'E', '\n', 'A', ' ', 'S', 'I', 'U', '\r', 'D', 'R', 'J', 'N', 'F', 'C', 'K',
    'T', 'Z', 'L',  'W', 'H', 'Y', 'P', 'Q', 'O',  'B', 'G', 0,   'M', 'X', 'V', 0,
};
static const char figures[32] = {
    0,   '3', '\n', '-', ' ', '\'', '8', '7', '\r', '$', '4', '\a', ',', '!', ':', '(',
    '5', '+', ')',  '2', '#', '6',  '0', '1', '9',  '?', '&', 0,    '.', '/', ';', 0,
};

enum { IN_LETTERS = 1, IN_FIGURES = 2 };

/* Finds the code of a character; returns the cases it is in, 0 for none. */
static int look_up(char c, uint8_t *code)
{
    int cases = 0;
    if (c >= 'a' && c <= 'z')
        c = (char)(c - 'a' + 'A');
    if (c == 0)
        return 0;
    for (unsigned i = 0; i < 32; i++) {
        if (letters[i] == c)
            cases |= IN_LETTERS;
        if (figures[i] == c)
            cases |= IN_FIGURES;
        if (cases != 0) {
            *code = (uint8_t)i;
            return cases;
        }
    }
    return 0;
}

static int fits(int cases, int in_figures)
{
    return (cases & (in_figures ? IN_FIGURES : IN_LETTERS)) != 0;
}

void murray_open(struct murray_line *line)
{
    line->figures = 0;
    line->skipped = 0;
}

size_t murray_length(const struct murray_line *line, const char *text, size_t length)
{
    int in_figures = line->figures != 0;
    size_t count = 0;
    for (size_t i = 0; i < length; i++) {
        uint8_t code;
        int cases = look_up(text[i], &code);
        if (cases == 0)
            continue;
        if (!fits(cases, in_figures)) {
            in_figures = !in_figures;
            count++;
        }
        count++;
    }
    return count;
}

size_t murray_send(struct murray_line *line, const char *text, size_t length,
                   uint8_t *codes, size_t room, size_t *used)
{
    size_t count = 0, i;
    for (i = 0; i < length; i++) {
        uint8_t code;
        int cases = look_up(text[i], &code);
        if (cases == 0) {
            line->skipped++;
            continue;
        }
        if (count >= room)
            break;
        if (!fits(cases, line->figures)) {
            line->figures = !line->figures;
            codes[count++] = line->figures ? MURRAY_FIGS : MURRAY_LTRS;
        }
        codes[count++] = code;
    }
    if (used != NULL)
        *used = i;
    return count;
}

size_t murray_receive(struct murray_line *line, const uint8_t *codes, size_t count,
                      char *text, size_t size)
{
    size_t length = 0;
    for (size_t i = 0; i < count; i++) {
        uint8_t code = codes[i] & 0x1f;
        if (code == MURRAY_FIGS || code == MURRAY_LTRS) {
            line->figures = code == MURRAY_FIGS;
            continue;
        }
        char c = line->figures ? figures[code] : letters[code];
        if (c != 0 && length + 1 < size)
            text[length++] = c;
    }
    text[length] = '\0';
    return length;
}

void murray_punch(uint8_t code, char row[7])
{
    memcpy(row, "  .   ", 7);
    for (unsigned bit = 0; bit < 5; bit++)
        if (code >> bit & 1)
            row[bit < 2 ? bit : bit + 1] = 'O';
}
