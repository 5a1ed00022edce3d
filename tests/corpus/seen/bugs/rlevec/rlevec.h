#ifndef RLEVEC_H
#define RLEVEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A vector of numbers that is kept as runs of equal ones.
typedef struct rlevec rlevec;

/// Most elements of a vector.
#define RV_MAX_LENGTH ((size_t)1 << 20)

rlevec *rv_new(void);
void rv_free(rlevec *v);

/// Appends `count` times `value`; a count of 0 changes nothing.
/// False if the vector would be too long or memory is out.
bool rv_append(rlevec *v, int32_t value, size_t count);

/// Appends all elements of another vector, which may be the same one.
bool rv_concat(rlevec *v, const rlevec *other);

/// Removes elements from the end until at most `length` are left.
void rv_truncate(rlevec *v, size_t length);

size_t rv_length(const rlevec *v);

/// Element at an index, 0 if there is none.
int32_t rv_get(const rlevec *v, size_t index);

/// Sum of the elements.
int64_t rv_sum(const rlevec *v);

/// Whether the elements are the same.
bool rv_equal(const rlevec *a, const rlevec *b);

#endif
