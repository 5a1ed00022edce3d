#ifndef SHARES_H
#define SHARES_H

#include <stdbool.h>

#define SHARES_MOST 1000 /**< the greatest amount */

/** Partners who share what is earned. */
typedef struct shares shares;
shares *shares_new(void);
void shares_free(shares *s);

/**
 * One more partner.
 * @param least   what he gets in any case, 0 to SHARES_MOST
 * @param weight  his part of the rest, 0 to SHARES_MOST
 * @return        false if there are too many, or an argument is out of range
 */
bool shares_add(shares *s, int least, int weight);
/** What the first one gets of so much; 0 if there is none or the amount is not from 0 to SHARES_MOST. */
int shares_of(const shares *s, int amount);
/** What each of so many persons gets of an amount. */
int shares_each(int amount, int persons);
/** The same, for 1 to SHARES_MOST persons; -1 for other numbers. */
int shares_each_of(int amount, int persons);

#endif
