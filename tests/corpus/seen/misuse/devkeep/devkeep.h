/**
 * @file devkeep.h
 * @brief Things that go away together with a device.
 *
 * A driver acquires a good many things while it probes a device and has to give
 * them back, in reverse order, when the device is removed or when probing fails
 * half-way. Here the device keeps them: what was registered with it is released
 * by dk_remove(), the last one first.
 *
 * Unless stated otherwise pointers must not be NULL.
 */
#ifndef DEVKEEP_H
#define DEVKEEP_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The largest block, in bytes. */
#define DK_LARGEST 65536u

/** Most things that a device keeps. */
#define DK_MOST 1024u

/** A device. */
typedef struct dk_device dk_device;

/** A group of things, see dk_group_open(). */
typedef unsigned long dk_group;

/**
 * @brief Something to be done when the device goes.
 *
 * An action must not call functions of this file for the device it belongs to.
 */
typedef void dk_action(void *data);

/**
 * @brief Makes a device.
 * @param name copied; at most 31 characters are kept
 * @return the device, or NULL if memory is out
 */
dk_device *dk_probe(const char *name);

/**
 * @brief Releases all that the device keeps, and the device.
 * @param dev a device from dk_probe(), or NULL
 */
void dk_remove(dk_device *dev);

/** @brief The name; it belongs to the device. */
const char *dk_name(const dk_device *dev);

/**
 * @brief Allocates zeroed memory that the device owns.
 *
 * It is released with the device, with its group or by dk_release(), never by
 * free().
 *
 * @param size in bytes, may be 0
 * @return NULL if size is above #DK_LARGEST, the device keeps #DK_MOST things
 *         already, or memory is out
 */
void *dk_zalloc(dk_device *dev, size_t size);

/** @brief Copy of a text, see dk_zalloc(). */
char *dk_strdup(dk_device *dev, const char *text);

/**
 * @brief Has an action run when the device goes.
 * @param action the function
 * @param data what it gets, may be NULL; must be valid until then
 * @return 0, or -1 as dk_zalloc() returns NULL
 */
int dk_add_action(dk_device *dev, dk_action *action, void *data);

/**
 * @brief Releases one block early.
 * @return 0, or -1 if the device has no such block
 */
int dk_release(dk_device *dev, const void *block);

/**
 * @brief Opens a group.
 *
 * All that is registered from now on until the group is closed belongs to it.
 * Groups may be nested; a group that is inside another belongs to it.
 *
 * @return the group, or 0 as dk_zalloc() returns NULL
 */
dk_group dk_group_open(dk_device *dev);

/** @brief Closes a group. @return 0, or -1 if it is not an open group of dev */
int dk_group_close(dk_device *dev, dk_group group);

/**
 * @brief Releases a group, open or closed, and all that belongs to it.
 * @return how many things that were, nested groups included and this group
 *         not, or -1 if the device has no such group
 */
int dk_group_release(dk_device *dev, dk_group group);

/** @brief How many things the device keeps, groups included. */
size_t dk_count(const dk_device *dev);

#ifdef __cplusplus
}
#endif

#endif
