#ifndef SUBALLOC_H
#define SUBALLOC_H

#include <stddef.h>
#include <stdint.h>

/// Hands out ranges of a space that this library never touches itself: a
/// GPU buffer, a file, a range of ports. First fit; neighbours that are free
/// are joined.
typedef struct suballoc suballoc_t;

/// What suballoc_take() returns when nothing fits.
#define SUBALLOC_NONE UINT32_MAX

/// A space of `size` units, all free. NULL when size is 0 or SUBALLOC_NONE,
/// or memory is out.
suballoc_t *suballoc_create(uint32_t size);
void suballoc_destroy(suballoc_t *sa);

/// Takes `size` units, 0 is rounded up to 1. Returns where they start, or
/// SUBALLOC_NONE when there is no free range of that length.
uint32_t suballoc_take(suballoc_t *sa, uint32_t size);

/// Gives back the range that starts at `start`. Returns its length; 0, and
/// nothing happens, when no taken range starts there.
uint32_t suballoc_give(suballoc_t *sa, uint32_t start);

/// Shortens a taken range to `size` units (at least 1).
/// Returns 0 on success, -1 when no taken range starts there or it is
/// shorter than that.
int suballoc_trim(suballoc_t *sa, uint32_t start, uint32_t size);

/// Length of the taken range that starts at `start`, or 0.
uint32_t suballoc_size(const suballoc_t *sa, uint32_t start);

/// Number of free units, the longest free range, and the number of free ranges.
uint32_t suballoc_free(const suballoc_t *sa);
uint32_t suballoc_largest(const suballoc_t *sa);
size_t suballoc_fragments(const suballoc_t *sa);

/// Gives back everything.
void suballoc_reset(suballoc_t *sa);

#endif
