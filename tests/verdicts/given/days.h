#ifndef DAYS_H
#define DAYS_H

/* Time spans. */
long days_seconds(int days);
int days_weeks(int days);
int days_of_seconds(long seconds);

#endif
