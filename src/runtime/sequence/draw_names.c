/* Names: in some sequences all texts are of two or three names.  What is kept by
 * name, refers to something by its name, or lies below it ("a/b") goes wrong where
 * names come together, and of many texts few ever do. */
#include "runtime/sequence/writing.h"

#define NAMES_MOST 3
#define NAME_BYTES 24
#define JOINED_MOST 3

static const struct sequence_node text = {.kind = SEQ_STRING}; /* of no parameter */
static char names[NAMES_MOST][NAME_BYTES];
static uint32_t sizes[NAMES_MOST], name_count;
static char joint; /* what stands between two names; 0: not chosen yet */

void names_begin(void)
{
    name_count = 0;
    joint = 0;
}

/* 1a: no number, and no word; orders and parsers take it for either. */
static void write_number_with_letter(struct writing *out)
{
    write_byte(out, (char)('0' + below(10)));
    write_byte(out, (char)('a' + below(3)));
}

/* Mostly a letter, sometimes a word that the sources know. */
static void choose_names(void)
{
    uint32_t count = 2 + below(NAMES_MOST - 1);
    for (name_count = 0; name_count < count; name_count++) {
        struct writing out = {.to = names[name_count], .most = NAME_BYTES};
        uint32_t turn = below(16);
        if (turn < 10)
            write_byte(&out, (char)('a' + name_count));
        else if (turn < 12)
            write_digits(&out);
        else if (turn < 13)
            write_number_with_letter(&out);
        else if (turn < 15)
            write_piece(&out, &text);
        else
            write_word(&out);
        drop_zeros(&out);
        sizes[name_count] = out.size;
    }
}

static void write_joined(struct writing *out)
{
    bool is_rooted = one_in(2);
    if (!joint)
        joint = one_in(3) ? '/' : draw_character(&text);
    for (uint32_t left = 1 + below(JOINED_MOST); left; left--) {
        if (is_rooted)
            write_byte(out, joint);
        is_rooted = true;
        write_name_of_few(out);
    }
}

void write_name_of_few(struct writing *out)
{
    if (!name_count)
        choose_names();
    uint32_t name = below(name_count);
    write_bytes(out, names[name], sizes[name]);
}

bool write_of_few(struct writing *out)
{
    uint32_t turn = below(16);
    if (turn < 8)
        write_name_of_few(out);
    else if (turn < 11 && sequences->template_count)
        write_template(out);
    else if (turn < 13)
        write_joined(out);
    return turn < 13 && out->size;
}
