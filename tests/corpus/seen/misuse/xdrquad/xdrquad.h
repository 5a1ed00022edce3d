// xdrquad.h - External Data Representation (RFC 4506) in memory
//
// XDR knows one unit only: the quad, four bytes, most significant byte first.
// Everything takes a whole number of quads; bytes and strings are padded with
// zeros. Buffers here are arrays of quads, and their sizes and positions are
// counted in quads. Sizes of opaque data and strings are counted in bytes, as
// RFC 4506 does it. Which is which can be seen from the names: nquads, nbytes.

#ifndef XDRQUAD_H
#define XDRQUAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// ---- Writing ----------------------------------------------------------------

// The members are not for you.
typedef struct xq_writer {
    uint32_t *quads;
    size_t nquads;
    size_t at;
} xq_writer;

// The buffer remains yours and has to live as long as the writer is used.
void xq_writer_init(xq_writer *w, uint32_t *quads, size_t nquads);

// All of these return false, and write nothing, if there is no room.
bool xq_put_uint(xq_writer *w, uint32_t value);
bool xq_put_int(xq_writer *w, int32_t value);
bool xq_put_hyper(xq_writer *w, int64_t value);
bool xq_put_bool(xq_writer *w, bool value);
bool xq_put_double(xq_writer *w, double value);
bool xq_put_opaque(xq_writer *w, const void *data, uint32_t nbytes); // fixed size
bool xq_put_bytes(xq_writer *w, const void *data, uint32_t nbytes);  // with its size
bool xq_put_string(xq_writer *w, const char *text);                  // with its size

// Variable-length array: the count, then every element by way of `put`.
// elem_nbytes is the distance of the elements at `elems`.
typedef bool xq_put_fn(xq_writer *w, const void *elem);
bool xq_put_array(xq_writer *w, const void *elems, uint32_t count, size_t elem_nbytes, xq_put_fn *put);

// How many quads have been written.
size_t xq_tell(const xq_writer *w);

// Goes back to an earlier position. It is a fatal error (assert) if less than
// `at` quads have been written.
void xq_rewind(xq_writer *w, size_t at);

// Overwrites the quad at a position before xq_tell(), for sizes that are not
// known earlier. Otherwise it is a fatal error (assert).
void xq_patch(xq_writer *w, size_t at, uint32_t value);

// Direct access to the next nquads quads, which count as written and are zero
// for now; NULL if there is no room. Use xq_store() to fill them.
uint32_t *xq_inline(xq_writer *w, size_t nquads);
void xq_store(uint32_t *quad, uint32_t value);

// ---- Reading ----------------------------------------------------------------

typedef struct xq_reader {
    const uint32_t *quads;
    size_t nquads;
    size_t at;
} xq_reader;

void xq_reader_init(xq_reader *r, const uint32_t *quads, size_t nquads);

// All of these return false, and read nothing, if the data end too early or
// are not what is asked for.
bool xq_get_uint(xq_reader *r, uint32_t *value);
bool xq_get_int(xq_reader *r, int32_t *value);
bool xq_get_hyper(xq_reader *r, int64_t *value);
bool xq_get_bool(xq_reader *r, bool *value);
bool xq_get_double(xq_reader *r, double *value);
bool xq_get_opaque(xq_reader *r, void *data, uint32_t nbytes);

// At most *nbytes bytes; *nbytes is then how many there were.
bool xq_get_bytes(xq_reader *r, void *data, uint32_t *nbytes);

// nbytes is the room at `text`, including the terminator.
bool xq_get_string(xq_reader *r, char *text, size_t nbytes);

// At most *count elements; *count is then how many there were. After a false,
// some of `elems` may have been set.
typedef bool xq_get_fn(xq_reader *r, void *elem);
bool xq_get_array(xq_reader *r, void *elems, uint32_t *count, size_t elem_nbytes, xq_get_fn *get);

// Quads that are left.
size_t xq_left(const xq_reader *r);

#endif
