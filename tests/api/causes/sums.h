/* Sums of prices, and texts of them. */
#ifndef SUMS_H
#define SUMS_H
int sum_plus(int a, int b);
int sum_minus(int a, int b);
int sum_double(int a);
/* How many digits the texts have; 0 for texts with anything else in them. */
int sum_digits(const char *text);
int sum_digits_twice(const char *text, const char *other);
#endif
