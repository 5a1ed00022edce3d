#ifndef CLKGATE_H
#define CLKGATE_H

// Clock tree of a microcontroller: oscillators, dividers, gates.
//
// There is no allocation.  Clocks live where you put them, mostly in static
// storage, and are linked to each other by pointers.  So a clock must neither
// go away nor be copied nor be set up anew while it is attached or has others
// attached to it.
//
//     static struct cg_clock osc, bus, uart;
//     cg_source(&osc, "osc", 16000000);
//     cg_divider(&bus, "bus", 2, NULL, NULL);
//     cg_divider(&uart, "uart", 1, uart_gate, &uart_regs);
//     cg_attach(&bus, &osc);
//     cg_attach(&uart, &bus);
//     cg_enable(&uart);      // switches on bus, then uart

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CG_DEEPEST 16 // levels that a tree may have

// Switches the hardware.  Must not call back into this module.
typedef void cg_gate(void *context, bool on);

// Nothing of this is for the user to touch.
struct cg_clock {
    const char *name;
    struct cg_clock *parent;
    struct cg_clock *children;
    struct cg_clock *next;
    uint32_t hertz; // of a source; 0 for dividers
    uint32_t divider;
    unsigned users;
    cg_gate *gate;
    void *context;
};

// Every clock is set up by one of these before anything else is done with it.
// Names are not copied.
//
// An oscillator of at least 1 Hz:
void cg_source(struct cg_clock *clock, const char *name, uint32_t hertz);
// A divider, by 1 if it is only a gate, and never by 0.  `gate` may be NULL.
void cg_divider(struct cg_clock *clock, const char *name, uint32_t divider, cg_gate *gate, void *context);

// Hangs a divider below a clock.  It must not hang anywhere yet, have nothing
// below it (build trees from the top), and not be enabled.  False if the tree
// would be deeper than CG_DEEPEST.
bool cg_attach(struct cg_clock *clock, struct cg_clock *parent);

// Takes a clock without children out of the tree; it must not be enabled.
// Does nothing if it is not attached.
void cg_detach(struct cg_clock *clock);

// Calls are counted.  The first one enables the parent and then switches the
// gate on, the last one switches it off and then disables the parent.  Each
// cg_disable() belongs to an earlier cg_enable() of the same clock.
void cg_enable(struct cg_clock *clock);
void cg_disable(struct cg_clock *clock);
bool cg_enabled(const struct cg_clock *clock);

// Frequency in Hz, rounded down; 0 if there is no source above it.
uint32_t cg_rate(const struct cg_clock *clock);

// Changes a divider, which is not 0.  Not for sources.
void cg_set_divider(struct cg_clock *clock, uint32_t divider);

// Chooses the smallest divider that does not run the clock faster than `hertz`,
// which is not 0, and returns the rate.  Without a source it returns 0 and
// leaves the divider alone.  Not for sources.
uint32_t cg_set_rate(struct cg_clock *clock, uint32_t hertz);

// Looks for a name at `root` and below, NULL if there is none.
struct cg_clock *cg_find(struct cg_clock *root, const char *name);

// Visits `root` and all below it, parents first.  The visitor may do with a
// clock whatever does not attach or detach one.
typedef void cg_visitor(struct cg_clock *clock, unsigned level, void *context);
void cg_walk(struct cg_clock *root, cg_visitor *visitor, void *context);

#endif
