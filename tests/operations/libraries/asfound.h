/* Shapes of functions as libraries have them that were written for nobody's tests. */
#ifndef ASFOUND_H
#define ASFOUND_H

#include <stddef.h>

/* A text of the library's own, with something before it. */
typedef char *rope;

rope rope_new(const char *text);
rope rope_dup(const rope text);
rope rope_append(rope text, const char *more);
rope rope_join(rope text, const rope other);
void rope_free(rope text);

/* Only a caller can fill it in: an array of one is passed. */
struct binding {
    const char *name;
    const void *address;
    void *context;
};
typedef struct formula formula;
formula *formula_compile(const char *text, const struct binding *bindings, int binding_count, int *error);
void formula_free(formula *one);
int binding_reserve(struct binding *binding, int count);

/* The size is that of what is behind the name. */
struct index;
struct index *index_new(void);
void index_free(struct index *index);
int index_add_file(struct index *index, const char *name, unsigned size);
int index_add_name(struct index *index, const char *name, unsigned length);
int index_add_data(struct index *index, const char *data, unsigned size);
int index_read_file(struct index *index, const char *filename, size_t max_bytes);

/* Lengths further behind, by the names of what they are lengths of, or in the same order. */
int pack(const char *src, char *dst, int srcSize, int dstCapacity);
int pack_into(const char *source, char *dest, int inputSize, int maxOutputSize);
int unpack(const char *src, char *dst, int packedSize, int dstCapacity);
int unpack_known(const char *src, char *dst, int srcSize);
int blend(const unsigned char *left, size_t left_len, const unsigned char *right, size_t right_len, float ratio);


/* two copies: what is in the first is shared */
struct branch;
struct branch *branch_new(int leaves);
struct branch *branch_copy(const struct branch *branch);
struct branch *branch_deep_copy(const struct branch *branch);
void branch_free(struct branch *branch);
/* the library's own */
void _branch_grow(struct branch *branch);
#endif
