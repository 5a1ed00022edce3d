/* sumline - read and write the lines of checksum files
 *
 * A checksum file, as md5sum and its kin write it, has a line for each file:
 *
 *     9a0364b9e99bb480dd25e1f0284c8555  notes.txt
 *     11cafe00 *core.bin
 *
 * that is the digest in hexadecimal, a blank, a blank (text) or an asterisk
 * (binary), and the name.  A line whose name needs quoting begins with a
 * backslash, and in such a line the name has backslash sequences.
 */
#ifndef SUMLINE_H
#define SUMLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SUML_DIGEST_MAX 32              /* bytes of a digest, at most */
#define SUML_NAME_MAX   255             /* characters of a name, at most */
#define SUML_LINE_MAX   (1 + 64 + 2 + 2 * SUML_NAME_MAX) /* without the final NUL */

/* Filled by suml_make and suml_parse; read its members as you like. */
struct suml_entry {
    unsigned char digest[SUML_DIGEST_MAX];
    size_t digest_len;
    bool binary;
    char name[SUML_NAME_MAX + 1];
};

/* Fills *e.  digest has len bytes, 1 to SUML_DIGEST_MAX.  name is any string of
 * 1 to SUML_NAME_MAX characters: all that a file system takes is taken.
 * Returns 0, or -1 if a length is wrong; then *e is as before. */
int suml_make(struct suml_entry *e, const void *digest, size_t len, bool binary, const char *name);

/* Writes the line of *e into buf, without a line end but with a final NUL,
 * cap bytes at most.  Returns the length of the line, or 0 if it does not fit,
 * in which case buf is unchanged; SUML_LINE_MAX + 1 bytes are always enough.
 * suml_parse reads back from the line an entry that is equal to *e. */
size_t suml_format(const struct suml_entry *e, char *buf, size_t cap);

/* Reads a line into *e.  One line end (LF, CR LF or CR) after the name is
 * ignored.  Returns 0, or -1 if line is not a line of a checksum file; then *e
 * is as before. */
int suml_parse(struct suml_entry *e, const char *line);

/* Whether two entries have the same digest, mode and name. */
bool suml_equal(const struct suml_entry *a, const struct suml_entry *b);

/* Whether the digest of *e is these len bytes. */
bool suml_matches(const struct suml_entry *e, const void *digest, size_t len);

/* Two checksums for those who have none: len bytes at data, which may be NULL
 * if len is 0.  The digest (4 or 2 bytes) is stored most significant first. */
void suml_adler32(const void *data, size_t len, unsigned char digest[4]);
void suml_fletcher16(const void *data, size_t len, unsigned char digest[2]);

#endif
