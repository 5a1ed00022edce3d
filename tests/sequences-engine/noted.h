/* Notes of people.  One is written like this:
 *
 *     #<who>@{0007}!     who said it, and when
 */
#ifndef NOTED_H
#define NOTED_H

void noted_person(const char *name);
/* Nothing happens unless the last person said it, at another time than that of the example. */
void noted_add(const char *note);

#endif
