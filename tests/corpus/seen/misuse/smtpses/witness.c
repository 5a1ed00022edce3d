#include "smtpses.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    smtp *s = smtp_new();
#ifdef LEGAL
    (void)count, (void)arguments;
    if (smtp_length(s) != 0 || smtp_helo(s, "") || smtp_helo(s, "a b") || smtp_get_state(s) != SMTP_START ||
        !smtp_helo(s, "host") || smtp_mail(s, "a\nb") || !smtp_reset(s))
        return 2;
    if (!smtp_mail(s, "a") || !smtp_rcpt(s, "b") || !smtp_rcpt(s, "c") || smtp_rcpt(s, "\xc3\xa4") || !smtp_data(s) ||
        !smtp_body(s, ".\nx.\n") || !smtp_body(s, "") || !smtp_body(s, ".y") || !smtp_end(s) || !smtp_quit(s))
        return 2;
    const char *expected = "EHLO host\r\nRSET\r\nMAIL FROM:<a>\r\nRCPT TO:<b>\r\nRCPT TO:<c>\r\nDATA\r\n"
                           "..\r\nx.\r\n..y\r\n.\r\nQUIT\r\n";
    if (strcmp(smtp_output(s), expected) != 0 || smtp_length(s) != strlen(expected) || smtp_get_state(s) != SMTP_DONE)
        return 2;
    smtp_free(s);
    smtp_free(NULL);
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule > 1 && rule < 9)
        smtp_helo(s, "h");
    switch (rule) {
    case 1:
        smtp_mail(s, "a");
        break;
    case 2:
        smtp_rcpt(s, "a");
        break;
    case 3:
        smtp_mail(s, "a");
        smtp_data(s);
        break;
    case 4:
        smtp_mail(s, "a");
        smtp_body(s, "a");
        break;
    case 5:
        smtp_end(s);
        break;
    case 6:
        smtp_helo(s, "h");
        break;
    case 7:
        smtp_quit(s);
        smtp_mail(s, "a");
        break;
    case 8:
        smtp_mail(s, "a");
        smtp_rcpt(s, "a");
        smtp_data(s);
        smtp_reset(s);
        break;
    case 9: {
        const char *text = smtp_output(s);
        smtp_helo(s, "h");
        return text[0] == '\0' ? 0 : 3;
    }
    case 10:
        smtp_free(s);
        smtp_length(s);
        break;
    }
#endif
    return 0;
}
