#ifndef SACK_H
#define SACK_H

/* Sacks that things are thrown into.  Never pass NULL; I don't check. */

typedef struct sack sack;

sack *sack_new(void);
void sack_free(sack *s);
void sack_throw(sack *s, int thing);
int sack_weight(const sack *s);

#endif
