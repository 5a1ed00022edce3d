#ifndef DEPUTY_H
#define DEPUTY_H

/* People in an office, each with a name of his own, and who stands in for them. */
typedef struct office office;
typedef struct person person;

office *office_new(void);
void office_free(office *o);
person *office_hire(office *o, const char *name);

/* Who does the work when somebody is away.  0 or -1. */
int person_set_deputy(person *p, person *deputy);

/* The same for the evening. */
int person_set_late(person *p, person *late);

/* How many stand behind this one, by day and in the evening. */
unsigned person_depth(person *p);
unsigned person_depth_late(person *p);

#endif
