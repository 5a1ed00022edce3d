/*
 * murray.h - teleprinter text in the five-bit International Telegraph
 * Alphabet No. 2, as it goes over the line or onto paper tape.
 *
 * The alphabet has two cases, letters and figures, and a code that switches to
 * each.  A line is in letters when it is opened.  There is no lower case: small
 * letters are sent as capitals.  Characters that the alphabet lacks are not
 * sent at all.
 *
 * Pointers must not be NULL unless it is said that they may.
 */
#ifndef MURRAY_H
#define MURRAY_H

#include <stddef.h>
#include <stdint.h>

#define MURRAY_FIGS 0x1b /* figures follow */
#define MURRAY_LTRS 0x1f /* letters follow */

/* The state of one end of a line.  Call murray_open() before anything else. */
struct murray_line {
    int figures;           /* nonzero when the line is in figures */
    unsigned long skipped; /* characters that could not be sent */
};

void murray_open(struct murray_line *line);

/* Number of codes that murray_send() would need for all of the text.  The line
 * stays as it is. */
size_t murray_length(const struct murray_line *line, const char *text, size_t length);

/* Encodes text into codes[], one code per byte, until the text is used up or
 * there is no room for the next character.  At most `room` codes are written;
 * their number is returned.  *used is set to the number of characters that
 * were dealt with, so that the caller can go on from there with another
 * buffer; used may be NULL. */
size_t murray_send(struct murray_line *line, const char *text, size_t length,
                   uint8_t *codes, size_t room, size_t *used);

/* Decodes codes into text[], which has `size` bytes, size > 0.  The text is
 * always terminated, and cut when it is too long.  Only the low five bits of a
 * code count.  Returns the length of the text. */
size_t murray_receive(struct murray_line *line, const uint8_t *codes, size_t count,
                      char *text, size_t size);

/* How a code is punched: five holes and, after the second, the sprocket hole,
 * e.g. "O .O O" with a hole as 'O' and none as ' '; terminated. */
void murray_punch(uint8_t code, char row[7]);

#endif
