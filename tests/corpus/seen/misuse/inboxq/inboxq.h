#ifndef INBOXQ_H
#define INBOXQ_H

#include <stddef.h>

/*
 * Messages between the parts of a program.
 *
 * Messages come from an office and are counted: who gets one from
 * iq_message(), iq_take() or iq_ref() has a reference and gives it back with
 * iq_unref(). The last one frees the message. An inbox has a reference of its
 * own on what is in it.
 */
typedef struct iq_office iq_office;
typedef struct iq_inbox iq_inbox;
typedef struct iq_msg iq_msg;

iq_office *iq_open(void);
/* All inboxes must be closed and all messages given back before. */
void iq_shut(iq_office *o);
/* Messages that are alive. */
size_t iq_alive(const iq_office *o);

/* A message with a copy of the text, NULL when out of memory. */
iq_msg *iq_message(iq_office *o, const char *text);
/* One more reference; returns the message. */
iq_msg *iq_ref(iq_msg *m);
void iq_unref(iq_msg *m);
/* Valid as long as the message. */
const char *iq_text(const iq_msg *m);

iq_inbox *iq_inbox_open(iq_office *o);
/* Gives back what is still in it. */
void iq_inbox_close(iq_inbox *box);

/* Puts a message of the same office into an inbox; 0, or -1 when out of
   memory. The caller keeps his reference. */
int iq_post(iq_inbox *box, iq_msg *m);
/* Takes the oldest message out, with its reference; NULL when it is empty. */
iq_msg *iq_take(iq_inbox *box);
/* The oldest message, which stays there, without a reference for the caller:
   good until it is taken out. NULL when empty. */
const iq_msg *iq_peek(const iq_inbox *box);
size_t iq_waiting(const iq_inbox *box);

#endif
