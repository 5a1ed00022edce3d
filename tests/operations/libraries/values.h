/* Structs that a library makes and compares; they have no pointers, and could be drawn. */
#include <stdbool.h>

typedef struct {
    int numerator, denominator;
} fraction;

struct point { /* nobody makes one: it is drawn */
    int x, y;
};

fraction fraction_make(int numerator, int denominator);
bool fraction_parse(const char *text, fraction *result);
bool fraction_equal(fraction a, fraction b);
fraction fraction_sum(fraction a, fraction b);
bool point_equal(struct point a, struct point b);

typedef struct {
    int year, day;
} date; /* a later one is made of one that there is: the first is drawn */

bool date_later(const date *from, int days, date *result);
int date_compare(date a, date b);
