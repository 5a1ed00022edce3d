/* Letters with a seal: whoever opens one asks for a sum that nobody guesses. */
#ifndef SEALED_H
#define SEALED_H

#include <stddef.h>

/* Puts the letter into to, a buffer of room bytes; the number of bytes that it takes, 0 when they are too few. */
size_t sealed_write(unsigned char *to, size_t room, unsigned number);
/* Nothing happens unless the seal is whole. */
void sealed_open(const unsigned char *letter, size_t size);

#endif
