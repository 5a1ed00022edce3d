#include "ilvmux.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct ilv_packet {
    ilv_packet *next;
    int64_t dts;
    int stream;
    size_t size;
    uint8_t data[];
};

struct queue {
    ilv_packet *first;
    ilv_packet *last;
    size_t count;
    int64_t dts; // of the last one written
};

struct ilv_muxer {
    enum { SETUP, RUNNING, DRAINING } phase;
    int streams;
    struct queue queues[ILV_MAX_STREAMS];
};

ilv_packet *ilv_packet_new(int stream, int64_t dts, const void *data, size_t size)
{
    if (size > ILV_MAX_PACKET)
        return NULL;
    ilv_packet *packet = malloc(sizeof *packet + size);
    if (packet == NULL)
        return NULL;
    packet->next = NULL;
    packet->dts = dts;
    packet->stream = stream;
    packet->size = size;
    if (size > 0)
        memcpy(packet->data, data, size);
    return packet;
}

ilv_packet *ilv_packet_clone(const ilv_packet *packet)
{
    return ilv_packet_new(packet->stream, packet->dts, packet->data, packet->size);
}

void ilv_packet_free(ilv_packet **packet)
{
    if (packet == NULL)
        return;
    free(*packet);
    *packet = NULL;
}

int ilv_packet_stream(const ilv_packet *packet)
{
    return packet->stream;
}

int64_t ilv_packet_dts(const ilv_packet *packet)
{
    return packet->dts;
}

const uint8_t *ilv_packet_data(const ilv_packet *packet, size_t *size)
{
    *size = packet->size;
    return packet->data;
}

ilv_muxer *ilv_new(void)
{
    return calloc(1, sizeof(ilv_muxer));
}

void ilv_free(ilv_muxer *mux)
{
    if (mux == NULL)
        return;
    for (int i = 0; i < mux->streams; i++) {
        ilv_packet *packet = mux->queues[i].first;
        while (packet != NULL) {
            ilv_packet *next = packet->next;
            free(packet);
            packet = next;
        }
    }
    free(mux);
}

int ilv_add_stream(ilv_muxer *mux)
{
    assert(mux->phase == SETUP);
    if (mux->streams == ILV_MAX_STREAMS)
        return -1;
    mux->queues[mux->streams].dts = INT64_MIN;
    return mux->streams++;
}

void ilv_start(ilv_muxer *mux)
{
    assert(mux->phase == SETUP);
    assert(mux->streams > 0);
    mux->phase = RUNNING;
}

bool ilv_write(ilv_muxer *mux, ilv_packet *packet)
{
    assert(mux->phase == RUNNING);
    assert(packet->stream >= 0 && packet->stream < mux->streams);
    struct queue *queue = &mux->queues[packet->stream];
    if (packet->dts < queue->dts) {
        free(packet);
        return false;
    }
    queue->dts = packet->dts;
    packet->next = NULL;
    if (queue->first == NULL)
        queue->first = packet;
    else
        queue->last->next = packet;
    queue->last = packet;
    queue->count++;
    return true;
}

ilv_packet *ilv_read(ilv_muxer *mux)
{
    assert(mux->phase != SETUP);
    struct queue *best = NULL;
    for (int i = 0; i < mux->streams; i++) {
        struct queue *queue = &mux->queues[i];
        if (queue->first == NULL) {
            if (mux->phase == RUNNING)
                return NULL;
        } else if (best == NULL || queue->first->dts < best->first->dts) {
            best = queue;
        }
    }
    if (best == NULL)
        return NULL;
    ilv_packet *packet = best->first;
    best->first = packet->next;
    best->count--;
    packet->next = NULL;
    return packet;
}

void ilv_finish(ilv_muxer *mux)
{
    assert(mux->phase == RUNNING);
    mux->phase = DRAINING;
}

size_t ilv_queued(const ilv_muxer *mux, int stream)
{
    assert(stream >= 0 && stream < mux->streams);
    return mux->queues[stream].count;
}
