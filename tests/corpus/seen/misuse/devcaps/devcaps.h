/* devcaps.h - capabilities and settings of capture devices
 *
 * The structures may grow in later versions. So that programs of any version work
 * with a library of any version, each begins with its size, which the program
 * sets before every call:
 *
 *     struct dc_caps caps = {.size = sizeof caps};
 *     dc_query(dev, &caps);
 */
#ifndef DEVCAPS_H
#define DEVCAPS_H

#include <stddef.h>
#include <stdint.h>

struct dc_caps {
    uint32_t size;
    uint32_t flags;        /* DC_CAN_... */
    uint32_t max_rate;
    uint32_t max_channels;
    /* since version 2 */
    uint32_t latency_us;
    char name[28];
};
#define DC_CAPS_SIZE_1 16u

struct dc_setup {
    uint32_t size;
    uint32_t rate;
    uint32_t channels;
    /* since version 2 */
    uint32_t flags;        /* those of DC_CAN_... to be used */
};
#define DC_SETUP_SIZE_1 12u

#define DC_CAN_FLOAT  1u
#define DC_CAN_MMAP   2u
#define DC_SIZE_MAX   4096u /* of any structure, ever */

enum dc_result {
    DC_OK = 0,
    DC_BAD_SIZE = -1, /* smaller than version 1, or above DC_SIZE_MAX */
    DC_TOO_NEW = -2,  /* fields are set that this version does not know */
    DC_BAD_VALUE = -3 /* more than the device can do, or 0 */
};

typedef struct dc_device dc_device;

/* Devices are numbered from 0 to dc_count() - 1. NULL for another number, or when
 * memory is exhausted. */
unsigned dc_count(void);
dc_device *dc_open(unsigned number);
void dc_close(dc_device *dev);

/* Fills in the structure, as many bytes as its size says. Fields that are not known
 * to this version become 0. */
enum dc_result dc_query(const dc_device *dev, struct dc_caps *caps);

/* Applies settings. Fields that the size leaves out count as 0; those beyond what
 * this version knows have to be 0. */
enum dc_result dc_apply(dc_device *dev, const struct dc_setup *setup);

/* The settings in force, in the same way as dc_query(). All 0 at first. */
enum dc_result dc_current(const dc_device *dev, struct dc_setup *setup);

/* Bytes per second with the settings in force. */
uint64_t dc_byte_rate(const dc_device *dev);

#endif
