/* Bytes that several own: reference counts. */
#include <stddef.h>
#include <stdint.h>

struct blob;

struct blob *blob_new(const uint8_t *bytes, size_t length);
struct blob *blob_ref(struct blob *blob);
void blob_unref(struct blob *blob);
struct blob *blob_concat(struct blob *a, struct blob *b); /* a new one, or one of the two with one reference more */
size_t blob_length(const struct blob *blob);
int blob_at(const struct blob *blob, size_t index); /* -1: behind the end */
int blob_compare(const struct blob *a, const struct blob *b);
