/* plugbay.h
 *
 * A host for audio plug-ins that are linked into the program.  Each kind of
 * plug-in is described by a struct pb_plugin, which its author defines as a
 * static constant; the host opens instances of them by name.
 */
#ifndef PLUGBAY_H
#define PLUGBAY_H

#include <stddef.h>

#define PB_PLUGINS_MAX 32   /* plug-ins in a host */
#define PB_PARAMS_MAX  64   /* parameters of a plug-in */
#define PB_NAME_MAX    31   /* characters in a name */

struct pb_plugin {
    const char *name;           /* 1 to PB_NAME_MAX characters */
    unsigned nparams;           /* 0 to PB_PARAMS_MAX */
    const float *defaults;      /* nparams values, or NULL: all are 0 */

    /* Called for a new instance; *state is NULL and can be set to anything.
     * Return 0, or something else: no instance then.  May be NULL. */
    int (*start)(void **state);

    /* Called when an instance is closed.  May be NULL. */
    void (*stop)(void *state);

    /* Changes n samples in place.  params: the nparams parameters.  May be
     * NULL: the samples stay as they are. */
    void (*process)(void *state, const float *params, float *samples, size_t n);
};

typedef struct pb_host pb_host;
typedef struct pb_instance pb_instance;

/* pb_host_new: a host without plug-ins, or NULL if there is no memory.
 * pb_host_free: all instances must have been closed before.  NULL is ignored. */
pb_host *pb_host_new(void);
void pb_host_free(pb_host *host);

/* Adds a plug-in.  The host keeps the pointer; what it points to must remain
 * unchanged until the plug-in is removed or the host is freed.
 * Returns 0; -1 if the name or nparams is not allowed, a plug-in of that name
 * is there already, or there are too many. */
int pb_add(pb_host *host, const struct pb_plugin *plugin);

/* Removes a plug-in.  Returns 0; -1 if there is none of that name or it has
 * instances. */
int pb_remove(pb_host *host, const char *name);

/* The number of plug-ins, and the name of one (NULL if i is too large). */
size_t pb_count(const pb_host *host);
const char *pb_name(const pb_host *host, size_t i);

/* Opens an instance; any number of them may be open.  NULL if there is no
 * such plug-in, it cannot start, or there is no memory.
 * Callbacks of plug-ins must not call functions of this header for their own
 * host or instance. */
pb_instance *pb_open(pb_host *host, const char *name);

/* Closes an instance, which is freed.  NULL is ignored. */
void pb_close(pb_instance *inst);

/* The number of parameters of an instance. */
unsigned pb_params(const pb_instance *inst);

/* Sets or gets a parameter.  These are called at audio rate: param is not
 * checked, it has to be below pb_params(). */
void pb_set(pb_instance *inst, unsigned param, float value);
float pb_get(const pb_instance *inst, unsigned param);

/* Processes n samples in place.  samples may be NULL only if n is 0. */
void pb_process(pb_instance *inst, float *samples, size_t n);

/* Processes n samples with count instances, one after the other; the same
 * instance may appear several times. */
void pb_chain(pb_instance *const *insts, size_t count, float *samples, size_t n);

#endif
