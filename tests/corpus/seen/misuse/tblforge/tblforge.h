// tblforge.h - build records of numbered fields into one flat buffer, and
// read them back without unpacking.
//
// The buffer is built from the leaves up: first texts and inner tables, then
// the tables that refer to them, the root last.
//
//     tf_builder b;
//     tf_init(&b);
//     tf_text name = tf_add_text(&b, "Ada");
//     tf_start(&b, 2);
//     tf_set_text(&b, 0, name);
//     tf_set_u32(&b, 1, 1815);
//     tf_table person = tf_end(&b);
//     size_t length;
//     const void *bytes = tf_finish(&b, person, &length);
//     ...
//     tf_free(&b);
//
// The order of calls is part of the program, not of its data, so it is
// checked with assert() only.  Memory that is out is data: it is remembered,
// and tf_finish() gives NULL.

#ifndef TBLFORGE_H
#define TBLFORGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TF_SLOTS 32          // slots are 0 to TF_SLOTS - 1
#define TF_LIMIT 0x100000u   // bytes of a buffer

// The members are private.
typedef struct tf_builder {
    uint8_t *bytes;
    uint32_t used, room;
    uint8_t state;
    bool failed;
    uint32_t slots;
    uint8_t kinds[TF_SLOTS];
    uint32_t values[TF_SLOTS];
} tf_builder;

// What has been built.  To be passed to the builder that returned it only,
// and not after tf_reset().
typedef struct { uint32_t at; } tf_text;
typedef struct { uint32_t at; } tf_table;

// A builder has to be initialised before anything else is done with it, and
// not again before tf_free().
void tf_init(tf_builder *b);

// Afterwards it has to be initialised again to be used.
void tf_free(tf_builder *b);

// Begins anew, and keeps the memory.
void tf_reset(tf_builder *b);

// Not between tf_start() and tf_end().
tf_text tf_add_text(tf_builder *b, const char *text);

// Starts a table with this many slots, TF_SLOTS at most.  Tables do not nest:
// an inner table is ended before the outer one is started.
void tf_start(tf_builder *b, uint32_t slots);

// Between tf_start() and tf_end(), of a slot that the table has.  The last
// one counts; slots that are not set are absent.
void tf_set_u32(tf_builder *b, uint32_t slot, uint32_t value);
void tf_set_text(tf_builder *b, uint32_t slot, tf_text text);
void tf_set_table(tf_builder *b, uint32_t slot, tf_table table);

tf_table tf_end(tf_builder *b);

// The buffer, which belongs to the builder: copy it if it is needed longer
// than till tf_reset() or tf_free(), which are the only calls that may follow.
// No table may be open.
const void *tf_finish(tf_builder *b, tf_table root, size_t *length);

// Reading.  Nothing is verified: the bytes have to be a whole buffer as
// tf_finish() made it, and stay where they are while views or texts are used.
typedef struct tf_view {
    const uint8_t *bytes;
    uint32_t at;
} tf_view;

tf_view tf_root(const void *bytes);

// The fallback, NULL or false when the slot is absent, is not in the table or
// is of another type.
uint32_t tf_get_u32(tf_view table, uint32_t slot, uint32_t fallback);
const char *tf_get_text(tf_view table, uint32_t slot);
bool tf_get_table(tf_view table, uint32_t slot, tf_view *inner);

#endif
