#ifndef NICKNAME_H
#define NICKNAME_H

#include <stdbool.h>

/* People and their nicknames; a nickname goes with whom it means. */
typedef struct people people;

people *people_new(void);
void people_free(people *p);

/* False if the name is taken.  greet is called by people_greet() only. */
bool people_add(people *p, const char *name, int (*greet)(int times));
/* False if there is no such name, or the nickname is taken. */
bool people_nickname(people *p, const char *nickname, const char *name);
/* False if there is no such name. */
bool people_remove(people *p, const char *name);
/* Whom a name or nickname means, NULL if nobody.  Good until that one is removed. */
const char *people_meant(const people *p, const char *name);
int people_greet(const people *p, const char *name);

#endif
