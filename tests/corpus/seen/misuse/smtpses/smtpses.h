/**
 * smtpses.h - the client's half of a mail session, as text
 *
 * Writes down what a client says to a mail server, in the order
 *
 *     helo (mail rcpt+ data body* end)* quit
 *
 * Calls that do not come in this order are mistakes of the program; what a
 * program cannot know beforehand is reported.
 */
#ifndef SMTPSES_H
#define SMTPSES_H

#include <stdbool.h>
#include <stddef.h>

typedef struct smtp smtp;

typedef enum {
    SMTP_START,
    SMTP_IDLE,    /**< helo has been said */
    SMTP_SENDER,  /**< mail */
    SMTP_READY,   /**< at least one rcpt */
    SMTP_BODY,    /**< data */
    SMTP_DONE     /**< quit */
} smtp_state;

/** NULL when memory is out. */
smtp *smtp_new(void);
void smtp_free(smtp *s);

smtp_state smtp_get_state(const smtp *s);

/** False when the name is empty or has other than visible ASCII characters, or
 *  memory is out; the session is then as before. So for the next two. */
bool smtp_helo(smtp *s, const char *host);
bool smtp_mail(smtp *s, const char *from);
bool smtp_rcpt(smtp *s, const char *to);

bool smtp_data(smtp *s);
/** Adds lines to the message. Newlines become CR LF, and a point at the
 *  beginning of a line is doubled. Each call begins a new line. */
bool smtp_body(smtp *s, const char *lines);
bool smtp_end(smtp *s);

/** Gives up the mail that has been begun: after helo and before data. */
bool smtp_reset(smtp *s);
bool smtp_quit(smtp *s);

/** All that was said so far. The text is the session's, valid until the next
 *  call that adds to it. */
const char *smtp_output(const smtp *s);
size_t smtp_length(const smtp *s);

#endif
