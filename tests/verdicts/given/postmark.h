#ifndef POSTMARK_H
#define POSTMARK_H

#include <stddef.h>

/* An album of marks.  It must be dry before it is shown, and every page has to be glued with the same glue, or bad
 * things can happen. */
struct postmark_album;
struct postmark_album *postmark_album_new(void);
void postmark_album_free(struct postmark_album *album);
/* The caller must generate a title page manually before showing an album. */
int postmark_album_show(struct postmark_album *album);

/* How many marks stand in the text `marks` of `length` characters. */
int postmark_count(const char *marks, size_t length);

/* Reads the weight of a letter. */
double postmark_load(const char *p);

/* Squeezes a letter without its envelope. */
int postmark_compress(const char *letter, char *out);

/* Reads a sheet of stamps, as it was stored: how many, and what they are worth.  What they are worth together; -1: it
 * is no sheet. */
long postmark_sheet(const unsigned char *stored, size_t size);

/* What is being entered. */
struct postmark_entry {
    struct postmark_album *album; /* plug in the album that it goes to */
    int code;
};
int postmark_enter(struct postmark_entry *entry, const char *mark);

#endif
