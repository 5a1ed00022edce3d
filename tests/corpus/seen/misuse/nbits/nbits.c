#include "nbits.h"

size_t nbits_bytes(size_t bits)
{
    return bits / 8 + (bits % 8 != 0);
}

void nbits_writer_init(struct nbits_writer *writer, void *memory)
{
    writer->bytes = memory;
    writer->at = 0;
}

void nbits_put(struct nbits_writer *writer, uint32_t value, unsigned bits)
{
    uint32_t mask = UINT32_C(1) << (bits - 1);
    for (unsigned i = 0; i < bits; i++, mask >>= 1) {
        uint8_t *byte = &writer->bytes[writer->at / 8];
        unsigned bit = 7 - writer->at % 8;
        if (bit == 7)
            *byte = 0;
        if ((value & mask) != 0)
            *byte |= (uint8_t)(1u << bit);
        writer->at++;
    }
}

void nbits_put_signed(struct nbits_writer *writer, int32_t value, unsigned bits)
{
    nbits_put(writer, (uint32_t)value, bits);
}

void nbits_align(struct nbits_writer *writer)
{
    /* The bits behind the last one are zeros already. */
    writer->at = nbits_bytes(writer->at) * 8;
}

size_t nbits_written(const struct nbits_writer *writer)
{
    return writer->at;
}

void nbits_reader_init(struct nbits_reader *reader, const void *memory, size_t length)
{
    reader->bytes = memory;
    reader->at = 0;
    reader->end = length * 8;
}

size_t nbits_left(const struct nbits_reader *reader)
{
    return reader->end - reader->at;
}

uint32_t nbits_get(struct nbits_reader *reader, unsigned bits)
{
    uint32_t value = 0, mask = UINT32_C(1) << (bits - 1);
    for (unsigned i = 0; i < bits; i++, mask >>= 1) {
        if ((reader->bytes[reader->at / 8] >> (7 - reader->at % 8) & 1) != 0)
            value |= mask;
        reader->at++;
    }
    return value;
}

int32_t nbits_get_signed(struct nbits_reader *reader, unsigned bits)
{
    int64_t value = nbits_get(reader, bits);
    int64_t half = INT64_C(1) << (bits - 1);
    return (int32_t)(value < half ? value : value - 2 * half);
}

void nbits_skip(struct nbits_reader *reader, size_t bits)
{
    reader->at += bits;
}
