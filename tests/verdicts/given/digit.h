#ifndef DIGIT_H
#define DIGIT_H

/* Digits '0' to '9'. */
int digit_value(char digit);
char digit_of(unsigned value); /* 0 to 9 */
const char *digit_word(char digit);

#endif
