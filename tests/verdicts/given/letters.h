#ifndef LETTERS_H
#define LETTERS_H

/* What kind of character it is: 1 a letter, 2 a digit, 0 anything else. */
int letters_kind(unsigned char c);

#endif
