/**
 * @file plugcodec.h
 * Codecs that plug in by name.
 *
 * A plug-in describes itself by a struct codec of its own, usually static:
 *
 * @code
 * static struct codec rot13 = { .name = "rot13", .bound = same, .encode = rot };
 * pc_register(reg, &rot13);
 * @endcode
 */
#ifndef PLUGCODEC_H
#define PLUGCODEC_H

#include <stdbool.h>
#include <stddef.h>

struct codec {
    const char *name;
    /** How many bytes the result for `size` bytes can have at most. */
    size_t (*bound)(size_t size);
    /** Writes the result to `out`, which has `bound(size)` bytes, and returns
        how many it has. */
    size_t (*encode)(const unsigned char *in, size_t size, unsigned char *out);
    /** Optional: called by pc_unregister() and pc_destroy(). */
    void (*removed)(struct codec *self);
    struct codec *next; /**< belongs to the registry while registered */
};

typedef struct pc_registry pc_registry;

/** @return a registry without codecs, or NULL */
pc_registry *pc_create(void);

/** Unregisters all codecs and frees the registry. */
void pc_destroy(pc_registry *reg);

/**
 * Registers a codec. The registry keeps the pointer, so the codec and its name
 * have to stay until it is unregistered, and it can be in one registry at a
 * time. Name, bound and encode must be set.
 * @return false when there is a codec of that name already
 */
bool pc_register(pc_registry *reg, struct codec *codec);

/** @return the codec that was registered under the name, or NULL */
struct codec *pc_unregister(pc_registry *reg, const char *name);

struct codec *pc_find(const pc_registry *reg, const char *name);
size_t pc_count(const pc_registry *reg);

/** Calls a function for each codec until it returns false. The function must
    not register or unregister codecs. */
void pc_each(const pc_registry *reg, bool (*visit)(const struct codec *codec, void *user), void *user);

/**
 * Runs a codec.
 * @param[out] result_size number of bytes
 * @return the result, to be freed by free(); NULL when there is no such codec,
 *         the bound is above 16 MiB, or memory is out
 */
unsigned char *pc_run(const pc_registry *reg, const char *name, const void *data, size_t size, size_t *result_size);

#endif
