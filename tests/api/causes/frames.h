#pragma once
#include <stdbool.h>

struct frame {
    int hours, minutes;
};

/* False when the text does not begin with the letter that it has to begin with. */
bool frame_parse_gga(struct frame *frame, const char *text);
bool frame_parse_rmc(struct frame *frame, const char *text);
bool frame_parse_zda(struct frame *frame, const char *text);
/* The same, when the frame and the text are known to be there. */
int frame_sum(const struct frame *frame, const char *text);
int frame_product(const struct frame *frame, const char *text);
/* The first of count bytes. */
int frame_first(const unsigned char *bytes, unsigned long count);
