#ifndef APART_H
#define APART_H

/* How heavy so many are. */
__attribute__((pure)) int apart_weight(int count);
/* A letter of the program's name. */
int apart_letter(void);

#endif
