/* Writing: what the parts that make texts and bytes share. */
#ifndef ASSAY_RUNTIME_SEQUENCE_WRITING_H
#define ASSAY_RUNTIME_SEQUENCE_WRITING_H

#include <string.h>
#include "runtime/sequence/generating.h"

#define WRITTEN_EVERY 8 /* one of so many texts is what a call of the sequence wrote, if there is any */

struct writing {
    char *to;
    uint32_t size, most;
};

static inline void write_bytes(struct writing *out, const char *bytes, uint32_t size)
{
    uint32_t room = out->most - out->size;
    size = size < room ? size : room;
    memcpy(out->to + out->size, bytes, size);
    out->size += size;
}

static inline void write_byte(struct writing *out, char byte)
{
    write_bytes(out, &byte, 1);
}

/* A NUL ends a string, so it cannot be in one. */
static inline void drop_zeros(struct writing *out)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < out->size; i++)
        if (out->to[i])
            out->to[kept++] = out->to[i];
    out->size = kept;
}

void write_any(struct writing *out, const struct sequence_node *node);   /* a text */
void write_piece(struct writing *out, const struct sequence_node *node); /* of one */
void write_word(struct writing *out);                                    /* a few letters */
void write_known_word(struct writing *out); /* of the sources */
void write_met(struct writing *out); /* what this sequence has passed, or a word */
/* One of the few names of this sequence (draw_names.c); false: something else is to be written. */
void write_name_of_few(struct writing *out);
bool write_of_few(struct writing *out);
/* An example from the header, with others for its names and numbers; there is one (draw_template.c). */
void write_template(struct writing *out);
void write_digits(struct writing *out); /* a number */
void write_sign(struct writing *out); /* a character that is no letter */
void write_of_alphabet(struct writing *out, const struct sequence_node *node); /* a short text of few characters */
/* One that the sources compare with; of a BUFFER also a byte that is no character. */
char draw_character(const struct sequence_node *node);

#endif
