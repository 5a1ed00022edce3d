#ifndef TELEPT_H
#define TELEPT_H
/*
 * A telemetry point: what a station reports under a name. Switch positions,
 * counters, measurements, texts, and lists of points.
 *
 * Points are passed around as plain structs, but mind that texts and lists
 * hang on them: of all the copies that C makes of a struct one is the owner,
 * and that one goes through telept_clear() or telept_push() in the end. If two
 * should live, telept_copy().
 */
#include <stddef.h>
#include <stdint.h>

#define TELEPT_TEXT_MAX 1024
#define TELEPT_SIZE_MAX 1000  /* points in a list, with those in lists in it */

enum telept_kind { TELEPT_NIL, TELEPT_SWITCH, TELEPT_COUNT, TELEPT_MEASURE, TELEPT_TEXT, TELEPT_LIST };

struct telept {
    enum telept_kind kind;
    unsigned size;                       /* of a list, see above */
    union {
        int on;
        uint64_t count;
        double measure;
        char *text;
        struct { struct telept *item; unsigned n; } list;
    } u;
};

struct telept telept_nil(void);
struct telept telept_switch(int on);
struct telept telept_count(uint64_t n);
struct telept telept_measure(double v);
struct telept telept_text(const char *s);    /* copies s; NIL if too long or no memory */
struct telept telept_list(void);             /* an empty one */

void telept_clear(struct telept *p);         /* is NIL then */
struct telept telept_copy(const struct telept *p); /* NIL if no memory */
int telept_equal(const struct telept *a, const struct telept *b); /* NaN equals NaN here */

/* Of a text. */
size_t telept_length(const struct telept *p);
const char *telept_string(const struct telept *p);

/* Of a list. */
unsigned telept_items(const struct telept *p);
const struct telept *telept_at(const struct telept *p, unsigned i); /* good until the list changes */
int telept_push(struct telept *p, struct telept item); /* the list has it now; -1 too many or no memory: it is still yours */

#endif
