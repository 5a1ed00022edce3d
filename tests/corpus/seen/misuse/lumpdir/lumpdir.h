#ifndef LUMPDIR_H
#define LUMPDIR_H

// lumpdir: WAD archives (the ones of Doom) in memory.
//
// A WAD is a bag of "lumps" with names of up to eight characters.  wadOpen reads
// an archive, wadNewWriter and friends make one.

#include <stdbool.h>
#include <stddef.h>

enum { WAD_NAME = 8, WAD_MAX_LUMPS = 4096, WAD_MAX_BYTES = 1 << 24 };

// ---- reading ---------------------------------------------------------------

typedef struct wad wad;

typedef enum {
    WAD_OK,
    WAD_NO_MAGIC,  // starts neither with IWAD nor with PWAD
    WAD_TRUNCATED, // header, directory or a lump reaches behind the end
    WAD_TOO_MANY,  // more than WAD_MAX_LUMPS
    WAD_NO_MEMORY
} wadError;

// Opens the archive in image[0..size-1].  The image is checked from top to
// bottom, so anything may be thrown at it.  It is not copied, though: leave it
// where it is, and as it is, until wadClose.
//
// Returns NULL on failure.  If `error` is not NULL the outcome is stored there.
wad *wadOpen(const void *image, size_t size, wadError *error);

// The image remains yours.  wadClose(NULL) does nothing.
void wadClose(wad *w);

// Lumps are numbered from 0 to wadCount - 1.
int wadCount(const wad *w);

// The number of the lump with that name, upper or lower case, or -1 if there is
// none.  Of several it is the last, since patches are appended.
int wadFind(const wad *w, const char *name);

// Like wadFind, but the first one behind lump number `after`; -1 to start.
int wadFindNext(const wad *w, const char *name, int after);

// The functions below are for the inner loop and take the number of an existing
// lump without asking.

// Writes the name and a '\0'; eight characters are possible.
void wadLumpName(const wad *w, int lump, char name[WAD_NAME + 1]);
size_t wadLumpSize(const wad *w, int lump);

// Points into the image.
const unsigned char *wadLumpData(const wad *w, int lump);

// Copies up to `n` bytes of the lump, starting at `offset`, to the n bytes at
// `to`.  Returns how many there were; 0 at or behind the end of the lump.
size_t wadLumpRead(const wad *w, int lump, size_t offset, void *to, size_t n);

// ---- writing ---------------------------------------------------------------

typedef struct wadWriter wadWriter;

wadWriter *wadNewWriter(void);
void wadFreeWriter(wadWriter *writer); // NULL is fine

// Appends a lump with a copy of the n bytes at `data` (which may be NULL if n is
// 0).  Returns false if the name is empty or too long, the archive would have
// more than WAD_MAX_LUMPS lumps or WAD_MAX_BYTES of data, or memory is out.
bool wadAppend(wadWriter *writer, const char *name, const void *data, size_t n);

// The finished archive in a block of its own, to be freed with free(), or NULL
// if memory is out.  The writer can go on afterwards.
void *wadImage(const wadWriter *writer, size_t *size);

#endif
