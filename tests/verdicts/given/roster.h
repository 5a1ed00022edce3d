#ifndef ROSTER_H
#define ROSTER_H

typedef struct roster roster;

roster *roster_new(void);
void roster_free(roster *r);

/* Puts a text or a number into the next cell.  NULL is an empty cell. */
void roster_text(roster *r, const char *text);
void roster_number(roster *r, int number);

/* Puts a date into the next cell. */
void roster_date(roster *r, int day);

/* How many cells there are, and how many letters in them.  NULL is an empty roster. */
int roster_cells(const roster *r);
int roster_letters(const roster *r);

#endif
