#ifndef FXPORTS_H
#define FXPORTS_H

/*
 * fxports: a handful of audio effects behind one interface, after the manner
 * of audio plugins.
 *
 * The life of an effect:
 *
 *   fx_open        creates it for a sample rate,
 *   fx_connect     tells it where the data of each port is,
 *   fx_activate    gets it ready and resets what it remembers,
 *   fx_run         processes a block of samples - any number of times,
 *   fx_deactivate  lets go of what it remembers,
 *   fx_close       destroys it.
 *
 * fx_run() is meant for the audio thread. It neither allocates nor checks.
 */

enum fx_port_kind {
    FX_AUDIO_IN,    /* array of samples, read */
    FX_AUDIO_OUT,   /* array of samples, written */
    FX_CONTROL_IN,  /* a single float, read once at the beginning of a block */
    FX_CONTROL_OUT  /* a single float, written once at the end of a block */
};

struct fx_port {
    const char *name;
    enum fx_port_kind kind;
    float low, high; /* of controls: values beyond are taken as the nearest */
};

struct fx_info {
    const char *name;
    unsigned port_count;
    const struct fx_port *ports;
};

typedef struct fx fx;

/* How many effects there are; they are numbered from 0. */
unsigned fx_count(void);

/* What an effect is like. The answer is static, don't free it. NULL if there
   is no such effect. */
const struct fx_info *fx_describe(unsigned index);

/* The number of the effect of that name, -1 if there is none. */
int fx_find(const char *name);

/* Creates an effect, not active and with no port connected. rate is in Hz, 1
   to 192000. NULL if there is no such effect, if the rate is out of range, or
   if memory is short. */
fx *fx_open(unsigned index, unsigned rate);

/* Connects a port with data, or with other data if it is connected already.
   Only the address is kept: what it points to has to be there, as long as the
   block, whenever fx_run() is called. In- and output may share one array, but
   must not overlap otherwise. Returns 0, or -1 if there is no such port. */
int fx_connect(fx *f, unsigned port, float *data);

/* Gets an effect ready to run: to be called before the first fx_run(), and
   after fx_deactivate(). On an active effect it is a reset. Ports may be
   connected before or after. Returns 0, or -1 if memory is short; the effect
   is not active then. */
int fx_activate(fx *f);

/* Processes count samples. The effect has to be active, and all of its ports
   have to be connected. With count 0 nothing happens. */
void fx_run(fx *f, unsigned count);

/* 1 between fx_activate() and fx_deactivate(), else 0. */
int fx_is_active(const fx *f);

/* The reverse of fx_activate(). Does nothing if the effect is not active. */
void fx_deactivate(fx *f);

/* Destroys an effect, deactivating it if necessary. NULL is fine. */
void fx_close(fx *f);

#endif
