/// hexrecs.h: writing and reading Intel HEX, the text form of memory images.
///
/// A line is  :LLAAAATT<data>CC  with the number of data bytes, a 16-bit
/// address, a type and a checksum, all in hexadecimal.
///
/// The writer collects bytes and hands finished lines to the caller's sink.

#ifndef HEXRECS_H
#define HEXRECS_H

#include <stddef.h>
#include <stdint.h>

/// Most data bytes in a line that is written.
#define HEX_WIDTH_MAX 32

/// Bytes that are enough for any line, with "\n" and NUL.
#define HEX_LINE_SIZE (1 + 2 * (4 + 255 + 1) + 2)

/// Types of records.
enum { HEX_DATA = 0, HEX_END = 1, HEX_SEGMENT = 2, HEX_LINEAR = 4 };

typedef struct hex_writer hex_writer;

/// Gets each line, which ends in "\n" and NUL and is gone after the call.  It
/// is called in the middle of the functions below, and must not call any of
/// them with the same writer.  Anything but 0 means that it failed.
typedef int hex_sink(void *arg, const char *line, size_t length);

/// A new writer at address 0, with 16 bytes per line.  NULL if out of memory.
hex_writer *hex_open(hex_sink *sink, void *arg);

/// Sets the data bytes per line, from 1 to HEX_WIDTH_MAX.  To be called before
/// the first hex_put.
void hex_width(hex_writer *w, unsigned bytes);

/// Goes to another address.  Returns 0, or -1 if the sink failed now or before.
int hex_seek(hex_writer *w, uint32_t address);

/// Writes n bytes at the current address, and goes on behind them; after
/// 0xffffffff comes 0.  Returns as hex_seek.
int hex_put(hex_writer *w, const void *bytes, size_t n);

/// The current address.
uint32_t hex_tell(const hex_writer *w);

/// Writes what is left and the end record, and frees the writer, also when it
/// fails.  Returns as hex_seek.
int hex_close(hex_writer *w);

/// A line taken apart.
typedef struct {
    uint8_t length, type;
    uint16_t address;
    uint8_t data[255];
} hex_record;

/// Reads a line, with or without line end.  Returns 0; -1 if it isn't a
/// record, -2 if the checksum is wrong.  Then *r is undefined.
int hex_parse(const char *line, hex_record *r);

/// Prints a record as a line with "\n" and NUL.  The buffer has HEX_LINE_SIZE
/// bytes.  Returns the length without NUL.  hex_parse reads it back.
size_t hex_print(const hex_record *r, char *buffer);

#endif
