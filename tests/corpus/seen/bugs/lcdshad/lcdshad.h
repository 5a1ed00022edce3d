/**
 * @file lcdshad.h
 * @brief Shadow memory for HD44780 style character displays.
 *
 * Text is written into a shadow of the display; lcd_flush() then sends the
 * commands and data that bring the glass up to date, and only those.
 */
#ifndef LCDSHAD_H
#define LCDSHAD_H

#include <stddef.h>
#include <stdint.h>

#define LCD_MAX_COLS 40u
#define LCD_MAX_ROWS 4u
#define LCD_TAB 4u /**< distance of the tab stops */

typedef struct lcd lcd_t;

/**
 * @brief Puts one byte on the bus.
 * @param rs state of the RS line: 0 is a command, 1 is data
 *
 * Must not call functions of the display that is being flushed.
 */
typedef void (*lcd_bus_fn)(void *ctx, int rs, uint8_t byte);

/**
 * @brief A blank display with the cursor in the upper left corner.
 * @return NULL if @p cols is not 1..LCD_MAX_COLS, @p rows is not
 *         1..LCD_MAX_ROWS, or there is no memory
 */
lcd_t *lcd_open(unsigned cols, unsigned rows);

/** @brief Gives the display back. NULL is ignored. */
void lcd_close(lcd_t *d);

/** @brief Blanks the display and homes the cursor. */
void lcd_clear(lcd_t *d);

/** @brief Moves the cursor. @return 0, or -1 if there is no such cell */
int lcd_goto(lcd_t *d, unsigned col, unsigned row);

/**
 * @brief Writes one character at the cursor.
 *
 * Writing in the last column takes the cursor to the start of the next row;
 * below the last row the text scrolls up. `\n` goes to the start of the next
 * row, `\r` to the start of this one, `\b` one column back (but not to another
 * row) and `\t` to the next tab stop, or to the next row if this one has no
 * further stop. Any other character is shown as it is.
 */
void lcd_putc(lcd_t *d, char c);

/** @brief lcd_putc() for every character of a string. */
void lcd_puts(lcd_t *d, const char *s);

/** @brief Moves the text up by @p lines rows; the cursor stays. */
void lcd_scroll(lcd_t *d, unsigned lines);

/**
 * @brief Copies a row as a string, cut to what fits in @p size bytes.
 * @return the number of columns, or 0 if there is no such row
 */
size_t lcd_row(const lcd_t *d, unsigned row, char *out, size_t size);

/**
 * @brief Sends what has changed since the last time.
 * @param bus may be NULL, then the bytes are only counted
 * @return number of bytes sent
 */
size_t lcd_flush(lcd_t *d, lcd_bus_fn bus, void *ctx);

#endif /* LCDSHAD_H */
