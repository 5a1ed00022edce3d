#ifndef HOPPER_H
#define HOPPER_H

#include <stddef.h>
#include <stdint.h>

/* Takes bytes from where `source` leads to. */
struct hopper {
    const uint8_t *source, *end;
    uint8_t *table;
    unsigned taken;
};
void hopper_setup(struct hopper *h);
int hopper_take(struct hopper *h);
unsigned hopper_note(struct hopper *h, unsigned n);

/* Options. */
struct choice {
    unsigned count;
    unsigned number[4];
};
unsigned choice_sum(const struct choice *c);

/* When something is due, as a parser makes it of a text. */
struct rota {
    uint8_t hours[3], days[1];
};
int rota_parse(const char *text, struct rota *target);
int rota_next(struct rota *r, int hour);

/* The digits of n. */
int digits_of(unsigned n, int base);

#endif
