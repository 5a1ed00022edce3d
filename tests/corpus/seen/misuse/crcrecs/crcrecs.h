/*
NAME
    crcrecs - a log of records with checksums, in memory

DESCRIPTION
    A log is one block of bytes that can be stored and loaded as it is.  Each
    record is its length (4 bytes, little endian), a CRC-32 of the data (the
    same), and the data.  Records have numbers from 0 in the order they were
    appended.
*/
#ifndef CRCRECS_H
#define CRCRECS_H

#include <stddef.h>
#include <stdint.h>

#define CRCRECS_DATA 1024  /* longest record */
#define CRCRECS_MAX 65536  /* longest log, in bytes */

typedef struct crcrecs crcrecs;

/* Opens an empty log; NULL without memory. */
crcrecs *crcrecs_open(void);

/* Opens a log from a copy of size stored bytes.  Ends before the first record
   that is cut off or whose checksum is wrong.  NULL without memory, or if
   size is above CRCRECS_MAX. */
crcrecs *crcrecs_load(const void *bytes, size_t size);

/* Closes a log, which is gone then, with all that it has returned.  NULL is
   ignored. */
void crcrecs_close(crcrecs *log);

/* Appends a record (length may be 0).  Returns its number, or -1 if it or the
   log would be too long, or without memory.  data may be a part of the log. */
long crcrecs_append(crcrecs *log, const void *data, size_t length);

/* Number of records, and bytes of the log. */
size_t crcrecs_count(const crcrecs *log);
size_t crcrecs_bytes(const crcrecs *log);

/* The data of a record, and its length if length is not NULL.  NULL if there
   is no such record.  The pointer is into the log, and is good until the next
   crcrecs_append or crcrecs_truncate. */
const void *crcrecs_get(const crcrecs *log, size_t number, size_t *length);

/* Copies the data of a record to out, and returns its length; 0 if there is no
   such record.  out must have room for all of it: CRCRECS_DATA is enough. */
size_t crcrecs_copy(const crcrecs *log, size_t number, void *out);

/* The whole log; pointer as of crcrecs_get.  NULL if the log is empty. */
const void *crcrecs_image(const crcrecs *log);

/* Drops all records from number on; nothing if there is no such record. */
void crcrecs_truncate(crcrecs *log, size_t number);

/* CRC-32 (IEEE 802.3) of length bytes. */
uint32_t crcrecs_crc(const void *data, size_t length);

#endif
