/*
 * plugrack: a registry of plug-ins, without any allocation.
 *
 * A plug-in is a struct that you own - static as a rule, or a member of
 * something bigger.  Fill in name and run, and whatever else you need, and
 * leave the rest zero:
 *
 *     static struct plugin upper = { .name = "upper", .run = run_upper };
 *     plugrack_add(&rack, &upper);
 *
 * The rack links the structs themselves: a plug-in has to stay where it is,
 * with its name unchanged, until it is removed from the rack.  The same goes
 * for the rack while there are plug-ins on it.  start and stop must not call
 * functions of the rack.
 */
#ifndef PLUGRACK_H
#define PLUGRACK_H

#include <stddef.h>

struct plugrack;

struct plugin {
    const char *name; /* required, not empty */
    int priority;     /* higher ones run first */
    int (*run)(struct plugin *self, int value);  /* required */
    int (*start)(struct plugin *self);           /* or NULL; 0 means success */
    void (*stop)(struct plugin *self);           /* or NULL */
    void *data;                                  /* yours */

    struct plugrack *rack_; /* private from here on */
    struct plugin *next_;
};

/* Private; use the functions. */
struct plugrack {
    struct plugin *first_;
    size_t count_;
    int busy_;
};

/* An empty rack. */
void plugrack_init(struct plugrack *rack);

/*
 * Puts a plug-in on the rack, behind those with the same or a higher priority,
 * and calls its start.  Returns 0; -1 if the name is NULL, empty or taken, if
 * the plug-in is on a rack already, if plugrack_run() is under way, or if start
 * failed.  The plug-in is not on the rack then.
 */
int plugrack_add(struct plugrack *rack, struct plugin *plugin);

/*
 * Takes a plug-in off the rack and calls its stop.  Returns 0; -1 if it is not
 * on this rack or plugrack_run() is under way.
 */
int plugrack_remove(struct plugrack *rack, struct plugin *plugin);

/* Removes all plug-ins, the last one first.  Not possible (-1) within plugrack_run(). */
int plugrack_clear(struct plugrack *rack);

/* The plug-in with a name, or NULL. */
struct plugin *plugrack_find(const struct plugrack *rack, const char *name);

/* How many plug-ins there are. */
size_t plugrack_count(const struct plugrack *rack);

/*
 * Passes a value through run of every plug-in; returns what the last returned.
 * Called by a run of the same rack it returns the value as it is.
 */
int plugrack_run(struct plugrack *rack, int value);

/*
 * Calls fn for each plug-in until it returns other than 0, and returns that.
 * fn must not remove plug-ins from the rack.
 */
int plugrack_each(struct plugrack *rack, int (*fn)(struct plugin *plugin, void *arg), void *arg);

#endif
