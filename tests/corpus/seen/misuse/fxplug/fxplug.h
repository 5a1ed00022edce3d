// fxplug.h - sound effects as plug-ins, somewhat like LADSPA.
//
// An effect type describes itself: a label, a number of ports, and functions.
// The host instantiates it, connects every port to memory of its own, and runs
// it block by block.  Some types are built in; more can be registered.
//
//   port kinds:  FX_AUDIO    an array with as many floats as are run at once
//                FX_CONTROL  a single float

#ifndef FXPLUG_H
#define FXPLUG_H

#include <stddef.h>

#define FX_MAX_PORTS 8
#define FX_MAX_TYPES 16         // built-in ones included

enum fx_kind { FX_AUDIO = 1, FX_CONTROL = 2 };

struct fx_port {
    const char *name;
    enum fx_kind kind;
    int output;                 // 0: read by the effect, 1: written
};

struct fx_type {
    const char *label;          // unique, not empty
    int nports;                 // 1 .. FX_MAX_PORTS
    struct fx_port ports[FX_MAX_PORTS];
    size_t state_size;          // bytes of state, zeroed at first; up to 65536
    // processes n samples; ports[i] is what port i is connected to
    void (*run)(void *state, float *const *ports, size_t n);
};

typedef struct fx_host fx_host;
typedef struct fx_effect fx_effect;

// A host that knows the built-in types:
//   "gain"   in, out: audio; gain: control
//   "mix"    a, b, out: audio
//   "smooth" in, out: audio; amount: control (0 .. 1, others are clamped)
//   "peak"   in: audio; peak: control output
// Input and output may be connected to the same memory.
// NULL if out of memory.
fx_host *fx_host_new(void);

// Frees the host.  Effects must have been deleted before.  NULL is allowed.
void fx_host_free(fx_host *h);

// Adds a type.  It is copied, the strings it points to are not.
// 0, or -1: label taken, table full, or not as described above.
int fx_register(fx_host *h, const struct fx_type *type);

// Finds a type by its label, or gives the i-th.  NULL if there is none.
// Valid as long as the host.
const struct fx_type *fx_find(const fx_host *h, const char *label);
const struct fx_type *fx_type_at(const fx_host *h, size_t i);

// A new effect with no port connected.  NULL: no such label, out of memory.
fx_effect *fx_new(fx_host *h, const char *label);

// Deletes an effect; the connected memory is the host's.  NULL is allowed.
void fx_delete(fx_effect *fx);

// Connects a port to memory.  Can be called again, also between runs; the last
// call counts.  The memory must remain until the port is connected elsewhere or
// the effect is run no more.  0, or -1 if there is no such port or data is NULL.
int fx_connect(fx_effect *fx, int port, float *data);

// Sets the state to zero again; connections stay.
void fx_reset(fx_effect *fx);

// Processes n samples; n may be 0.  All ports must be connected before, audio
// ports to arrays of at least n floats.
void fx_run(fx_effect *fx, size_t n);

#endif
