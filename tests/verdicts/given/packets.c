#include "packets.h"
#include <string.h>

int packet_begin(struct builder *builder, uint8_t *buffer, size_t size)
{
    *builder = (struct builder){buffer, size, 0};
    return buffer ? 0 : -1;
}

static int add(struct builder *builder, uint8_t id, const char *text, size_t length, const uint8_t *kind)
{
    if (!builder || !builder->buffer || !text || length > 255 || (kind && *kind != id))
        return -1;
    if (builder->size < length + 1 || builder->used > builder->size - (length + 1))
        return -1;
    builder->buffer[builder->used] = id;
    builder->buffer[builder->used + 1] = (uint8_t)length;
    memcpy(builder->buffer + builder->used + 2, text, length);
    builder->used += length + 2;
    return 0;
}

int packet_add_reason(struct builder *builder, const char *text, size_t length, const uint8_t *kind)
{
    return add(builder, 1, text, length, kind);
}

int packet_add_topic(struct builder *builder, const char *text, size_t length, const uint8_t *kind)
{
    return add(builder, 2, text, length, kind);
}

int packet_add_content(struct builder *builder, const char *text, size_t length, const uint8_t *kind)
{
    return add(builder, 3, text, length, kind);
}

int packet_add_method(struct builder *builder, const char *text, size_t length, const uint8_t *kind)
{
    return add(builder, 4, text, length, kind);
}

int packet_add_server(struct builder *builder, const char *text, size_t length, const uint8_t *kind)
{
    return add(builder, 5, text, length, kind);
}

int packet_add_user(struct builder *builder, const char *text, size_t length, const uint8_t *kind)
{
    return add(builder, 6, text, length, kind);
}

int packet_add_client(struct builder *builder, const char *text, size_t length, const uint8_t *kind)
{
    return add(builder, 7, text, length, kind);
}

int packet_add_session(struct builder *builder, const char *text, size_t length, const uint8_t *kind)
{
    return add(builder, 8, text, length, kind);
}

int packet_add_data(struct builder *builder, const char *text, size_t length, const uint8_t *kind)
{
    return add(builder, 9, text, length, kind);
}

uint32_t packet_size_ack(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}

uint32_t packet_size_record(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}

uint32_t packet_size_release(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}

uint32_t packet_size_complete(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}

uint32_t packet_size_ping(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}

uint32_t packet_size_disconnect(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}

uint32_t packet_size_publish(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}

uint32_t packet_size_subscribe(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}

uint32_t packet_size_unsubscribe(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}

uint32_t packet_size_connect(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}

uint32_t packet_size_auth(uint16_t packetId, uint8_t reasonCode)
{
    return 2u + (packetId > 0) + (reasonCode > 0);
}
