#ifndef COLOUR_H
#define COLOUR_H

/* Names of colours. */
enum colour { COLOUR_RED, COLOUR_GREEN, COLOUR_BLUE, COLOUR_COUNT };
const char *colour_name(enum colour p);
unsigned colour_rgb(enum colour p);
enum colour colour_parse(const char *name); /* COLOUR_COUNT when there is none of that name */

#endif
