#include "lcdshad.h"

#include <stdlib.h>
#include <string.h>

#define CMD_SET_DDRAM 0x80u

struct lcd {
    unsigned cols, rows;
    unsigned col, row; /* cursor */
    char *cells;       /* what it should show */
    char *glass;       /* what it does show */
};

static size_t area(const lcd_t *d)
{
    return (size_t)d->cols * d->rows;
}

lcd_t *lcd_open(unsigned cols, unsigned rows)
{
    if (cols == 0 || cols > LCD_MAX_COLS || rows == 0 || rows > LCD_MAX_ROWS)
        return NULL;
    lcd_t *d = calloc(1, sizeof *d);
    if (!d)
        return NULL;
    d->cols = cols;
    d->rows = rows;
    d->cells = malloc(area(d));
    d->glass = malloc(area(d));
    if (!d->cells || !d->glass) {
        lcd_close(d);
        return NULL;
    }
    memset(d->glass, ' ', area(d));
    lcd_clear(d);
    return d;
}

void lcd_close(lcd_t *d)
{
    if (!d)
        return;
    free(d->cells);
    free(d->glass);
    free(d);
}

void lcd_clear(lcd_t *d)
{
    memset(d->cells, ' ', area(d));
    d->col = d->row = 0;
}

int lcd_goto(lcd_t *d, unsigned col, unsigned row)
{
    if (col >= d->cols || row >= d->rows)
        return -1;
    d->col = col;
    d->row = row;
    return 0;
}

void lcd_scroll(lcd_t *d, unsigned lines)
{
    if (lines > d->rows)
        lines = d->rows;
    size_t gone = (size_t)lines * d->cols;
    size_t kept = area(d) - gone;
    memmove(d->cells, d->cells + gone, kept);
    memset(d->cells + kept, ' ', gone);
}

static void newline(lcd_t *d)
{
    d->col = 0;
    if (d->row + 1 < d->rows)
        d->row++;
    else
        lcd_scroll(d, 1);
}

void lcd_putc(lcd_t *d, char c)
{
    switch (c) {
    case '\n':
        newline(d);
        break;
    case '\r':
        d->col = 0;
        break;
    case '\b':
        if (d->col > 0)
            d->col--;
        break;
    case '\t':
        d->col += LCD_TAB - d->col % LCD_TAB;
        if (d->col > d->cols)
            newline(d);
        break;
    default:
        d->cells[(size_t)d->row * d->cols + d->col] = c;
        if (++d->col >= d->cols)
            newline(d);
        break;
    }
}

void lcd_puts(lcd_t *d, const char *s)
{
    while (*s)
        lcd_putc(d, *s++);
}

size_t lcd_row(const lcd_t *d, unsigned row, char *out, size_t size)
{
    if (row >= d->rows)
        return 0;
    if (size > 0) {
        size_t n = d->cols < size - 1 ? d->cols : size - 1;
        memcpy(out, d->cells + (size_t)row * d->cols, n);
        out[n] = '\0';
    }
    return d->cols;
}

/* Rows 2 and 3 continue rows 0 and 1 in the memory of the controller. */
static uint8_t ddram(const lcd_t *d, unsigned col, unsigned row)
{
    unsigned at = (row & 1u) * 0x40u + col;
    if (row >= 2)
        at += d->cols;
    return (uint8_t)(CMD_SET_DDRAM | (at & 0x7Fu));
}

static void send(lcd_bus_fn bus, void *ctx, int rs, uint8_t byte, size_t *sent)
{
    if (bus)
        bus(ctx, rs, byte);
    ++*sent;
}

size_t lcd_flush(lcd_t *d, lcd_bus_fn bus, void *ctx)
{
    size_t sent = 0;
    for (unsigned row = 0; row < d->rows; row++) {
        int in_run = 0;
        for (unsigned col = 0; col < d->cols; col++) {
            size_t i = (size_t)row * d->cols + col;
            if (d->cells[i] == d->glass[i]) {
                in_run = 0;
                continue;
            }
            if (!in_run)
                send(bus, ctx, 0, ddram(d, col, row), &sent);
            in_run = 1;
            send(bus, ctx, 1, (uint8_t)d->cells[i], &sent);
            d->glass[i] = d->cells[i];
        }
    }
    return sent;
}
