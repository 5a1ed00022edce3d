/* What space.c lays out and search.c walks through. */
#ifndef REFERENCE_INTERNAL_H
#define REFERENCE_INTERNAL_H

#include "reference.h"

enum { ARENA = 1 << 16, RULES = 256, FIELDS = 4096, SHARE = 8, GLOBALS = 64, POOLS = 64 };
enum { FLEXIBLE = 128 }; /* room behind an object for a flexible array */

/* ---- what the space said ---- */

enum rule_kind { RULE_VALUES, RULE_LINK, RULE_EMBED, RULE_ARRAY, RULE_UNION };

struct rule {
    enum rule_kind kind;
    struct place place;
    unsigned char *images, *mask; /* VALUES: count images of place.cell bytes */
    long long *numbers;           /* VALUES: the same as integers, for guards */
    unsigned count;
    const char *other;            /* LINK: pool; EMBED, ARRAY: inner type; UNION: member */
    const char *decider;          /* ARRAY: length; UNION: tag */
    struct place length;          /* ARRAY */
    long long most;               /* ARRAY: cells; UNION: tag's value */
    bool nullable, behind;
};

struct pool {
    const char *type;
    size_t size;
    unsigned count;
    unsigned char *objects[256];
};

/* ---- what is searched ---- */

struct field {
    const struct rule *rule;      /* VALUES or LINK */
    unsigned char *at;
    size_t size;
    struct pool *pool;            /* LINK */
    unsigned count;
    int guard;                    /* field, or -1 */
    long long guard_value;
    bool guard_counts;            /* there when guard > guard_value, else when equal */
};

extern struct rule rules[RULES];
extern unsigned rule_count;
extern struct pool pools[POOLS];
extern unsigned pool_count;
extern unsigned char arena[ARENA], image[ARENA]; /* objects; what they hold before choices are written */
extern size_t arena_used;
extern struct field fields[FIELDS];
extern unsigned field_count;
extern short fields_at[ARENA][SHARE];            /* of every byte: numbers + 1 of its fields, then 0 */
extern unsigned chosen[FIELDS];                  /* domain index of every field */

struct guard {
    int field;
    long long value;
    bool counts;
};
#define ALWAYS ((struct guard){-1, 0, false})

_Noreturn void stop(const char *what, const char *name);
unsigned char *allocate(size_t size);
int add_field(const struct rule *rule, unsigned char *at, struct guard guard);
void add_fields(unsigned char *object, const char *type, struct guard guard);
void build_pools(void);
void write_chosen(const struct field *field);

#endif
