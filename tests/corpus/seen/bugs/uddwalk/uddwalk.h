#ifndef UDDWALK_H
#define UDDWALK_H
// Walks through a set of USB descriptors, as a device returns them in one piece.
//
// Every descriptor begins with bLength, the number of its bytes, and
// bDescriptorType.  Devices lie.  A descriptor with bLength below 2 or beyond
// the end of the buffer is malformed: there the set ends, wherever it is read.
//
// Nothing is copied or allocated.  Buffers are not NULL unless their length is 0,
// positions never.

#include <stddef.h>
#include <stdint.h>

enum {
    UDD_DEVICE = 1,
    UDD_CONFIG = 2,
    UDD_STRING = 3,
    UDD_INTERFACE = 4,
    UDD_ENDPOINT = 5
};

struct udd_pos {
    const uint8_t *at;
    size_t left;
};

// Start at the first descriptor, before all else; the next one, or NULL at the end.
void udd_start(struct udd_pos *pos, const uint8_t *set, size_t len);
const uint8_t *udd_next(struct udd_pos *pos);

// Number of descriptors of a type.
unsigned udd_count(const uint8_t *set, size_t len, uint8_t type);

// The nth descriptor of a type, from 0; NULL if there are fewer.
const uint8_t *udd_find(const uint8_t *set, size_t len, uint8_t type, unsigned nth);

// Bytes of the set before its end or the first malformed descriptor.
size_t udd_valid(const uint8_t *set, size_t len);

// Endpoint descriptor by address, among those of an interface; NULL if there
// is none.
const uint8_t *udd_endpoint(const uint8_t *set, size_t len, uint8_t iface, uint8_t addr);

// Milliamperes that the configuration asks for; -1 without one.
int udd_power(const uint8_t *set, size_t len);

// The first string descriptor as ASCII, '?' for what is not.  Writes at most
// size - 1 characters and a NUL; returns the length of the whole string.
size_t udd_string(const uint8_t *set, size_t len, char *dst, size_t size);
#endif
