/**
 * @file startset.h
 *
 * A registry of services that are started in the order of their dependencies.
 *
 * Modules register a service under a name together with a hook; starting a
 * service starts what it depends on first, stopping it stops what depends on
 * it first.
 */
#ifndef STARTSET_H
#define STARTSET_H

#include <stdbool.h>
#include <stddef.h>

#define STARTSET_MAX 64 /**< most services */

typedef struct startset startset;

/** Called when a service is started or stopped. */
typedef void (*startset_hook)(const char *name, bool start, void *user);

enum startset_result {
    STARTSET_OK,
    STARTSET_UNKNOWN, /**< no service of that name */
    STARTSET_EXISTS,  /**< a service of that name exists */
    STARTSET_FULL,    /**< too many services, or out of memory */
    STARTSET_CIRCLE,  /**< services would depend on each other */
    STARTSET_RUNNING  /**< not while the service is running */
};

startset *startset_new(void);
/** Frees the registry; services are not stopped, hooks not called. */
void startset_free(startset *set);

/** Registers a service. The hook may be NULL. The name is copied. */
enum startset_result startset_add(startset *set, const char *name, startset_hook hook, void *user);

/**
 * Lets a service depend on another one. To say so twice changes nothing.
 *
 * @return STARTSET_UNKNOWN if one of them is not registered, STARTSET_RUNNING
 *         if `name` is running, STARTSET_CIRCLE if this would close a circle
 *         of dependencies
 */
enum startset_result startset_depend(startset *set, const char *name, const char *on);

/** Starts a service and, before it, all that it depends on. */
enum startset_result startset_start(startset *set, const char *name);
/** Stops a service and, before it, all that depend on it. */
enum startset_result startset_stop(startset *set, const char *name);

bool startset_running(const startset *set, const char *name);
/** Whether a service depends on another one, directly or not. */
bool startset_needs(const startset *set, const char *name, const char *on);

size_t startset_count(const startset *set);
size_t startset_count_running(const startset *set);

#endif
