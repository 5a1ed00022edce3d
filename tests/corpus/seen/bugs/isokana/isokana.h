/*
 * isokana -- kana and ASCII in seven bits, after ISO-2022-JP
 *
 * A text is a run of code points.  ASCII goes out as it is; hiragana and
 * katakana as two bytes each, halfwidth katakana as one.  Which of the three
 * is meant is said by an escape sequence of three bytes that stays in force
 * until the next one.  A text starts and ends in ASCII.
 *
 * The encoder works like iconv(3): it takes what it can from *in, puts it to
 * *out, and moves the pointers and counts that you gave it.  When the room is
 * used up it stops before the character that does not fit any more and says
 * ISOKANA_FULL; find more room (or empty the buffer) and call again.
 *
 *      isokana c;
 *      unsigned char buf[64], *o = buf;
 *      size_t room = sizeof buf;
 *      isokana_init(&c);
 *      while (isokana_put(&c, &text, &n, &o, &room) == ISOKANA_FULL) {
 *              fwrite(buf, 1, sizeof buf - room, f);
 *              o = buf, room = sizeof buf;
 *      }
 *      isokana_end(&c, &o, &room);
 *
 * An isokana has to be initialised before anything else is done with it, and
 * its member is not for you.  *room is what is really there behind *out.
 * No pointer may be null, but *in when *n is 0, and the input and the output
 * must not overlap.
 */
#ifndef ISOKANA_H
#define ISOKANA_H

#include <stddef.h>
#include <stdint.h>

typedef struct { int set; } isokana;

enum {
	ISOKANA_OK,
	ISOKANA_FULL,	/* no room for the next character */
	ISOKANA_BAD	/* *in points to something that cannot be written so */
};

void isokana_init(isokana *c);

int isokana_put(isokana *c, const uint32_t **in, size_t *n,
		unsigned char **out, size_t *room);

/* Back to ASCII: none or three bytes.  The encoder can go on afterwards. */
int isokana_end(isokana *c, unsigned char **out, size_t *room);

/* Bytes that are enough for n code points and the end; SIZE_MAX for too many. */
size_t isokana_bound(size_t n);

/* 1 when it can be encoded. */
int isokana_can(uint32_t cp);

/*
 * The way back, for a whole text of n bytes.  At most `room' code points are
 * written to out; *made says how many were, whatever is returned.
 */
int isokana_decode(const unsigned char *in, size_t n, uint32_t *out,
		   size_t room, size_t *made);

#endif
