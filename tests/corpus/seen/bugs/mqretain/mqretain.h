#ifndef MQRETAIN_H
#define MQRETAIN_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Retained messages of a small MQTT broker: the last message of each topic,
 * kept for those who subscribe later.
 *
 * Topics are levels separated by '/', as in "house/kitchen/temp".  They must
 * not be empty nor contain '+' or '#'.
 */
typedef struct MQ_Store MQ_Store;

MQ_Store *MQ_Create(void);
void MQ_Destroy(MQ_Store *store);

/* Retains a copy of the message in place of the one before.  As in MQTT, an
 * empty message (size 0) removes what is retained for the topic.
 * Returns false when the topic is not valid or memory is out. */
bool MQ_Retain(MQ_Store *store, const char *topic, const void *message, size_t size);

/* The retained message and its size, or NULL.  Valid until the topic is
 * retained again. */
const void *MQ_Lookup(const MQ_Store *store, const char *topic, size_t *size);

/* Number of topics with a message. */
size_t MQ_Count(const MQ_Store *store);

bool MQ_ValidTopic(const char *topic);

/* Whether a filter, in which a level "+" stands for any one level and a last
 * level "#" for all the rest, matches the topic. */
bool MQ_Matches(const char *filter, const char *topic);

/* Number of topics with a message that the filter matches. */
size_t MQ_CountMatching(const MQ_Store *store, const char *filter);

#endif
