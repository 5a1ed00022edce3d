#pragma once
#include <stddef.h>
#include <stdint.h>

/* Properties of packets, built in a buffer of the caller's. */

struct builder {
    uint8_t *buffer;
    size_t size, used;
};

/**
 * @brief Begins a builder.
 *
 * @param[out] builder  What is begun.
 * @param[in] buffer  The bytes that it fills.
 * @param[in] size  The size of the buffer.
 *
 * @code
 * struct builder builder;
 * uint8_t bytes[64];
 * // The builder must be initialised before anything is added to it.
 * if (packet_begin(&builder, bytes, sizeof bytes) == 0)
 *     packet_add_reason(&builder, "full", 4, NULL);
 * @endcode
 *
 * @return 0, or -1 without a buffer.
 */
/* @[declare_packet_begin] */
int packet_begin(struct builder *builder, uint8_t *buffer, size_t size);
/* @[declare_packet_begin] */

/**
 * @brief Adds a reason to the builder.
 *
 * @param[in,out] builder  The builder.
 * @param[in] text  Its characters.
 * @param[in] length  The length of the text.
 * @param[in] kind  Optional kind of packet; the function looks whether the reason is for it, if it is provided.
 *
 * @return 0, or -1 if it is for no such packet, or if the builder has insufficient space.
 */
/* @[declare_packet_add_reason] */
int packet_add_reason(struct builder *builder, const char *text, size_t length, const uint8_t *kind);
/* @[declare_packet_add_reason] */

/**
 * @brief Adds a topic to the builder.
 *
 * @param[in,out] builder  The builder.
 * @param[in] text  Its characters.
 * @param[in] length  The length of the text.
 * @param[in] kind  Optional kind of packet; the function looks whether the topic is for it, if it is provided.
 *
 * @return 0, or -1 if it is for no such packet, or if the builder has insufficient space.
 */
/* @[declare_packet_add_topic] */
int packet_add_topic(struct builder *builder, const char *text, size_t length, const uint8_t *kind);
/* @[declare_packet_add_topic] */

/**
 * @brief Adds a content to the builder.
 *
 * @param[in,out] builder  The builder.
 * @param[in] text  Its characters.
 * @param[in] length  The length of the text.
 * @param[in] kind  Optional kind of packet; the function looks whether the content is for it, if it is provided.
 *
 * @return 0, or -1 if it is for no such packet, or if the builder has insufficient space.
 */
/* @[declare_packet_add_content] */
int packet_add_content(struct builder *builder, const char *text, size_t length, const uint8_t *kind);
/* @[declare_packet_add_content] */

/**
 * @brief Adds a method to the builder.
 *
 * @param[in,out] builder  The builder.
 * @param[in] text  Its characters.
 * @param[in] length  The length of the text.
 * @param[in] kind  Optional kind of packet; the function looks whether the method is for it, if it is provided.
 *
 * @return 0, or -1 if it is for no such packet, or if the builder has insufficient space.
 */
/* @[declare_packet_add_method] */
int packet_add_method(struct builder *builder, const char *text, size_t length, const uint8_t *kind);
/* @[declare_packet_add_method] */

/**
 * @brief Adds a server to the builder.
 *
 * @param[in,out] builder  The builder.
 * @param[in] text  Its characters.
 * @param[in] length  The length of the text.
 * @param[in] kind  Optional kind of packet; the function looks whether the server is for it, if it is provided.
 *
 * @return 0, or -1 if it is for no such packet, or if the builder has insufficient space.
 */
/* @[declare_packet_add_server] */
int packet_add_server(struct builder *builder, const char *text, size_t length, const uint8_t *kind);
/* @[declare_packet_add_server] */

/**
 * @brief Adds a user to the builder.
 *
 * @param[in,out] builder  The builder.
 * @param[in] text  Its characters.
 * @param[in] length  The length of the text.
 * @param[in] kind  Optional kind of packet; the function looks whether the user is for it, if it is provided.
 *
 * @return 0, or -1 if it is for no such packet, or if the builder has insufficient space.
 */
/* @[declare_packet_add_user] */
int packet_add_user(struct builder *builder, const char *text, size_t length, const uint8_t *kind);
/* @[declare_packet_add_user] */

/**
 * @brief Adds a client to the builder.
 *
 * @param[in,out] builder  The builder.
 * @param[in] text  Its characters.
 * @param[in] length  The length of the text.
 * @param[in] kind  Optional kind of packet; the function looks whether the client is for it, if it is provided.
 *
 * @return 0, or -1 if it is for no such packet, or if the builder has insufficient space.
 */
/* @[declare_packet_add_client] */
int packet_add_client(struct builder *builder, const char *text, size_t length, const uint8_t *kind);
/* @[declare_packet_add_client] */

/**
 * @brief Adds a session to the builder.
 *
 * @param[in,out] builder  The builder.
 * @param[in] text  Its characters.
 * @param[in] length  The length of the text.
 * @param[in] kind  Optional kind of packet; the function looks whether the session is for it, if it is provided.
 *
 * @return 0, or -1 if it is for no such packet, or if the builder has insufficient space.
 */
/* @[declare_packet_add_session] */
int packet_add_session(struct builder *builder, const char *text, size_t length, const uint8_t *kind);
/* @[declare_packet_add_session] */

/**
 * @brief Adds a data to the builder.
 *
 * @param[in,out] builder  The builder.
 * @param[in] text  Its characters.
 * @param[in] length  The length of the text.
 * @param[in] kind  Optional kind of packet; the function looks whether the data is for it, if it is provided.
 *
 * @return 0, or -1 if it is for no such packet, or if the builder has insufficient space.
 */
/* @[declare_packet_add_data] */
int packet_add_data(struct builder *builder, const char *text, size_t length, const uint8_t *kind);
/* @[declare_packet_add_data] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_ack] */
uint32_t packet_size_ack(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_ack] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_record] */
uint32_t packet_size_record(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_record] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_release] */
uint32_t packet_size_release(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_release] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_complete] */
uint32_t packet_size_complete(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_complete] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_ping] */
uint32_t packet_size_ping(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_ping] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_disconnect] */
uint32_t packet_size_disconnect(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_disconnect] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_publish] */
uint32_t packet_size_publish(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_publish] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_subscribe] */
uint32_t packet_size_subscribe(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_subscribe] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_unsubscribe] */
uint32_t packet_size_unsubscribe(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_unsubscribe] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_connect] */
uint32_t packet_size_connect(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_connect] */

/**
 * @brief The size of a packet of this kind. The packet ID must be the same as that of the original packet, and if any
 * properties are provided, then a reason code must be provided as well.
 *
 * @param[in] packetId  That of the packet.
 * @param[in] reasonCode  Why.
 */
/* @[declare_packet_size_auth] */
uint32_t packet_size_auth(uint16_t packetId, uint8_t reasonCode);
/* @[declare_packet_size_auth] */

