#ifndef CHECKPINS_H
#define CHECKPINS_H

#include <stdbool.h>
#include <stdint.h>

/* 16 pins. */
typedef struct checkpins checkpins;
checkpins *checkpins_new(void);
void checkpins_free(checkpins *p);
bool checkpins_set(checkpins *p, uint8_t pin, bool on); /* false: no such pin */
bool checkpins_is_on(const checkpins *p, uint8_t pin);

#endif
