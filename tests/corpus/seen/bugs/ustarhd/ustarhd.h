/*
 * NAME
 *     ustarhd - write and read the 512 byte headers of POSIX ustar archives
 *
 * SYNOPSIS
 *     #include "ustarhd.h"
 *
 * DESCRIPTION
 *     An archive is a row of blocks of UH_BLOCK bytes: for each file a header
 *     and then its data, padded with zeros to whole blocks; two blocks of zeros
 *     end it.  These functions deal with the headers alone and allocate nothing.
 *     Blocks are always the caller's, and UH_BLOCK bytes long.
 *
 * ERRORS
 *     Functions that return int return UH_OK or one of the other codes, unless
 *     said otherwise.
 */
#ifndef USTARHD_H
#define USTARHD_H

#include <stdint.h>

#define UH_BLOCK 512
#define UH_NAME_MAX 100

enum {
    UH_OK = 0,
    UH_ENAME = -1,   /* name is empty or longer than UH_NAME_MAX bytes */
    UH_ERANGE = -2,  /* a number needs more digits than its field has */
    UH_ETYPE = -3,   /* type is none of '0' ... '7' */
    UH_ESUM = -4,    /* checksum is wrong */
    UH_EFORMAT = -5  /* not a ustar header, or one with a name prefix */
};

/* Everything but the name may be assigned directly, with any value. */
struct uh_entry {
    char name[UH_NAME_MAX + 1]; /* use uh_set_name() */
    uint32_t mode, uid, gid;
    uint64_t size, mtime;
    char type; /* '0' regular file, '5' directory, ... */
};

/* uh_init - an entry without name: regular file, mode 0644, all else 0. */
void uh_init(struct uh_entry *e);

/* uh_set_name - copies NAME into the entry.  UH_ENAME if it does not fit or is
 * empty; the entry keeps its old name then. */
int uh_set_name(struct uh_entry *e, const char *name);

/* uh_encode - writes the header of E to BLOCK, checksum included.
 * mode, uid and gid have fields of seven octal digits, size and mtime of
 * eleven; UH_ERANGE if one does not fit.  Also UH_ENAME and UH_ETYPE.  On
 * failure BLOCK is not changed. */
int uh_encode(const struct uh_entry *e, unsigned char block[UH_BLOCK]);

/* uh_decode - the reverse of uh_encode(): fills E from BLOCK, whatever is in it.
 * UH_ESUM or UH_EFORMAT if it is not a good header; E is not changed then. */
int uh_decode(struct uh_entry *e, const unsigned char block[UH_BLOCK]);

/* uh_checksum - sum of the bytes of BLOCK, the checksum's own as spaces. */
unsigned uh_checksum(const unsigned char block[UH_BLOCK]);

/* uh_is_end - 1 if BLOCK is all zeros, else 0. */
int uh_is_end(const unsigned char block[UH_BLOCK]);

/* uh_data_blocks - how many blocks SIZE bytes of data occupy. */
uint64_t uh_data_blocks(uint64_t size);

/* uh_equal - 1 if all members of A and B are the same, else 0. */
int uh_equal(const struct uh_entry *a, const struct uh_entry *b);

#endif
