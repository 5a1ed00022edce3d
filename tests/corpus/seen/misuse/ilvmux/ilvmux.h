#ifndef ILVMUX_H
#define ILVMUX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Interleaving of the packets of several streams by their time stamps.
///
/// A muxer goes through three phases:
///
///   1. streams are added (ilv_add_stream)
///   2. ilv_start; packets go in (ilv_write) and come out (ilv_read) in turn
///   3. ilv_finish; what is left comes out
///
/// Calling a function in a phase in which it makes no sense is a programming
/// error and is checked by assertions, not by return values.

typedef struct ilv_muxer ilv_muxer;
typedef struct ilv_packet ilv_packet;

enum {
    ILV_MAX_STREAMS = 16,
    ILV_MAX_PACKET = 1 << 20
};

/// A packet with a copy of the data.  NULL if size exceeds ILV_MAX_PACKET or
/// memory is out.  It is the caller's until it is freed or written.
ilv_packet *ilv_packet_new(int stream, int64_t dts, const void *data, size_t size);

/// A second packet with the same content.
ilv_packet *ilv_packet_clone(const ilv_packet *packet);

/// Frees a packet of the caller's and sets the pointer to NULL.  Both a NULL
/// pointer and a pointer to one are fine.
void ilv_packet_free(ilv_packet **packet);

int ilv_packet_stream(const ilv_packet *packet);
int64_t ilv_packet_dts(const ilv_packet *packet);
/// The data are the packet's and go away with it.
const uint8_t *ilv_packet_data(const ilv_packet *packet, size_t *size);

ilv_muxer *ilv_new(void);

/// Frees the muxer and all packets that are still in it.  NULL is ignored.
void ilv_free(ilv_muxer *mux);

/// Adds a stream, before ilv_start.  Its number, counted from 0, or -1 if there
/// are ILV_MAX_STREAMS already.
int ilv_add_stream(ilv_muxer *mux);

/// Starts muxing.  Call it once, after at least one stream has been added.
void ilv_start(ilv_muxer *mux);

/// Queues a packet, between ilv_start and ilv_finish.  Its stream has to be one
/// of the muxer's.
///
/// The muxer takes the packet over in any case.  The caller must not touch it
/// again, not even if the result is false: its time stamp is then below that of
/// the last packet of the stream, and it has been dropped.
bool ilv_write(ilv_muxer *mux, ilv_packet *packet);

/// Takes out the packet that is next, of equal ones that of the lowest stream.
/// NULL if that is not known yet, because a stream has no packet queued (until
/// ilv_finish), or if there is none.  The packet is the caller's.  Not before
/// ilv_start.
ilv_packet *ilv_read(ilv_muxer *mux);

/// Says that nothing more will be written.  Only once, after ilv_start.
void ilv_finish(ilv_muxer *mux);

/// Number of packets in the queue of a stream of the muxer's.
size_t ilv_queued(const ilv_muxer *mux, int stream);

#endif
