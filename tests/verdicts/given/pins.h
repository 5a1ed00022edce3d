#ifndef PINS_H
#define PINS_H

#include <stdbool.h>
#include <stdint.h>

/* 16 pins. */
typedef struct pins pins;
pins *pins_new(void);
void pins_free(pins *p);
void pins_set(pins *p, uint8_t pin, bool on);
bool pins_is_on(const pins *p, uint8_t pin);
unsigned pins_count(const pins *p);

#endif
