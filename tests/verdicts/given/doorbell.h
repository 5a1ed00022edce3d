#ifndef DOORBELL_H
#define DOORBELL_H

/* Bells at a door, each with the name of who lives there. */
struct bell;

struct bell *bell_new(const char *name);
void bell_free(struct bell *bell);
/* Another name; the old one is forgotten. */
void bell_rename(struct bell *bell, const char *name);
/* The name goes to *name, and is no longer the bell's; to be freed with bell_name_free. */
void bell_take(struct bell *bell, char **name);
void bell_name_free(char *name);

/* The next word of a plate, NULL if there is none.  *rest is moved behind it.  It may be NULL, nothing is left then. */
char *plate_word(char **rest);
/* The next letter; *rest is moved behind it.  rest may be NULL. */
int plate_letter(char **rest);

#endif
