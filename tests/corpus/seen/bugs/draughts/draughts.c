#include "draughts.h"

#include <stdio.h>
#include <string.h>

void dr_clear(dr_position *p)
{
    memset(p->square, DR_EMPTY, sizeof p->square);
    p->side = 'W';
}

void dr_start(dr_position *p)
{
    int i;

    dr_clear(p);
    p->side = 'B';
    for (i = 0; i < 12; i++) {
        p->square[i] = DR_BLACK_MAN;
        p->square[DR_SQUARES - 1 - i] = DR_WHITE_MAN;
    }
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Reads a number of at most three digits; -1 when there is none. */
static int read_number(const char **text)
{
    const char *s = *text;
    int number = 0, digits = 0;

    while (is_digit(*s)) {
        if (++digits > 3)
            return -1;
        number = number * 10 + (*s++ - '0');
    }
    if (digits == 0)
        return -1;
    *text = s;
    return number;
}

/* Reads one entry of a list: a square or a range. */
static int read_entry(dr_position *p, const char **text, int man, int king)
{
    int first, last, piece = man;

    if (**text == 'K') {
        piece = king;
        ++*text;
    }
    first = read_number(text);
    if (first < 1 || first > DR_SQUARES)
        return -1;
    last = first;
    if (**text == '-') {
        ++*text;
        last = read_number(text);
        if (last < first)
            return -1;
    }
    for (; first <= last; first++) {
        if (p->square[first - 1] != DR_EMPTY)
            return -1;
        p->square[first - 1] = (unsigned char)piece;
    }
    return 0;
}

/* Reads the list of a colour up to the next colon or the end. */
static int read_list(dr_position *p, const char **text, int man, int king)
{
    if (**text == ':' || **text == '\0')
        return 0;
    for (;;) {
        if (read_entry(p, text, man, king) != 0)
            return -1;
        if (**text != ',')
            break;
        ++*text;
    }
    return **text == ':' || **text == '\0' ? 0 : -1;
}

int dr_parse(dr_position *p, const char *text)
{
    dr_position read;
    int white = 0, black = 0;

    dr_clear(&read);
    if (*text != 'W' && *text != 'B')
        return -1;
    read.side = *text++;
    while (*text == ':') {
        text++;
        if (*text == 'W' && !white) {
            text++;
            white = 1;
            if (read_list(&read, &text, DR_WHITE_MAN, DR_WHITE_KING) != 0)
                return -1;
        } else if (*text == 'B' && !black) {
            text++;
            black = 1;
            if (read_list(&read, &text, DR_BLACK_MAN, DR_BLACK_KING) != 0)
                return -1;
        } else {
            return -1;
        }
    }
    if (*text != '\0' || !white || !black)
        return -1;
    *p = read;
    return 0;
}

/* Appends to what fits and counts what does not. */
static void append(char *buffer, size_t size, size_t *length, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*length + 1 < size)
            buffer[*length] = *text;
        ++*length;
    }
}

static void append_list(const dr_position *p, char *buffer, size_t size, size_t *length, int man, int king)
{
    char number[8];
    int i, some = 0;

    for (i = 0; i < DR_SQUARES; i++) {
        if (p->square[i] != man && p->square[i] != king)
            continue;
        snprintf(number, sizeof number, "%s%s%d", some ? "," : "", p->square[i] == king ? "K" : "", i + 1);
        append(buffer, size, length, number);
        some = 1;
    }
}

size_t dr_format(const dr_position *p, char *buffer, size_t size)
{
    size_t length = 0;

    append(buffer, size, &length, p->side == 'B' ? "B:W" : "W:W");
    append_list(p, buffer, size, &length, DR_WHITE_MAN, DR_WHITE_KING);
    append(buffer, size, &length, ":B");
    append_list(p, buffer, size, &length, DR_BLACK_MAN, DR_BLACK_KING);
    if (size > 0)
        buffer[length < size ? length : size - 1] = '\0';
    return length;
}

int dr_get(const dr_position *p, int square)
{
    if (square < 1 || square > DR_SQUARES)
        return -1;
    return p->square[square - 1];
}

int dr_put(dr_position *p, int square, int piece)
{
    if (square < 1 || square > DR_SQUARES || piece < DR_EMPTY || piece > DR_BLACK_KING)
        return -1;
    p->square[square - 1] = (unsigned char)piece;
    return 0;
}

int dr_count(const dr_position *p, int piece)
{
    int i, count = 0;

    for (i = 0; i < DR_SQUARES; i++)
        if (p->square[i] == piece)
            count++;
    return count;
}

int dr_neighbour(int square, int direction)
{
    int row, column;

    if (square < 1 || square > DR_SQUARES)
        return 0;
    /* Rows of the board from the top, and columns of all 64 squares. */
    row = (square - 1) / 4;
    column = (square - 1) % 4 * 2 + (row % 2 == 0 ? 1 : 0);
    switch (direction) {
    case DR_UP_LEFT:
        row--, column--;
        break;
    case DR_UP_RIGHT:
        row--, column++;
        break;
    case DR_DOWN_LEFT:
        row++, column--;
        break;
    case DR_DOWN_RIGHT:
        row++, column++;
        break;
    default:
        return 0;
    }
    if (row < 0 || row > 7 || column < 0 || column > 7)
        return 0;
    return row * 4 + column / 2 + 1;
}

static unsigned char other_colour(unsigned char piece)
{
    switch (piece) {
    case DR_WHITE_MAN:
        return DR_BLACK_MAN;
    case DR_WHITE_KING:
        return DR_BLACK_KING;
    case DR_BLACK_MAN:
        return DR_WHITE_MAN;
    case DR_BLACK_KING:
        return DR_WHITE_KING;
    default:
        return piece;
    }
}

void dr_turn(dr_position *p)
{
    int i;

    for (i = 0; i < DR_SQUARES / 2; i++) {
        unsigned char kept = other_colour(p->square[i]);

        p->square[i] = other_colour(p->square[DR_SQUARES - 1 - i]);
        p->square[DR_SQUARES - 1 - i] = kept;
    }
    p->side = p->side == 'B' ? 'W' : 'B';
}

int dr_equal(const dr_position *a, const dr_position *b)
{
    return a->side == b->side && memcmp(a->square, b->square, sizeof a->square) == 0;
}
