#ifndef ORGAN_H
#define ORGAN_H

// Reeds and bells, and organs that sound them.

typedef struct organ organ;
typedef struct reed reed;
typedef struct bell bell;

reed *reed_new(int pitch);
void reed_free(reed *r);

bell *bell_new(int pitch);
void bell_free(bell *b);  // one that hangs in an organ is taken out of it

organ *organ_new(void);
void organ_free(organ *o);

void organ_pull(organ *o, reed *r);   // plays it from now on
int organ_sound(const organ *o);      // the pitch of what it plays; 0: silence
void organ_score(organ *o, reed *r);  // the reed is copied
int organ_read(const organ *o);       // the pitch that it was scored for
void organ_hang(organ *o, bell *b);   // from now on it rings as well
int organ_ring(const organ *o);       // the sum of all bells

#endif
