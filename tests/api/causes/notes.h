/* Notes: short texts with numbers in them. */
#ifndef NOTES_H
#define NOTES_H

/* Digits of the text, as many as are asked for; what they are goes to the numbers behind. */
int note_scan(const char *text, int count, ...);
int note_first(const char *text);
int note_second(const char *text);
int note_third(const char *text);

/* A pile of them. */
struct pile;
struct pile *pile_new(void);
void pile_free(struct pile *pile);
void pile_add(struct pile *pile, int number);
/* All of one pile on top of the other; how many there are. */
int pile_move(struct pile *from, struct pile *to);

int note_page(int number);
int note_line(int number);
int note_side(int number);

/* Months. */
int note_january(int day);
int note_february(int day);
int note_march(int day);
int note_april(int day);
int note_may(int day);
int note_june(int day);
int note_july(int day);
int note_august(int day);
int note_september(int day);
int note_october(int day);
int note_november(int day);
int note_december(int day);

#endif
