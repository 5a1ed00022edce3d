/*
 * svcreg - a registry of services, wired together by name.
 *
 * A program binds names to ready-made values or to factories, which make the
 * service when it is first asked for.  A factory gets the registry and may
 * ask it for the services it depends on.  Every service is made once; all who
 * ask for it share it.
 */
#ifndef SVCREG_H
#define SVCREG_H

#include <stddef.h>

#define SVC_MAX_NAMES 64 /* names in a registry */
#define SVC_MAX_NAME  31 /* characters in a name, which has at least one */

enum {
    SVC_OK = 0,
    SVC_EINVAL,   /* an argument is NULL that must not be, or a bad name */
    SVC_EEXIST,   /* the name is bound already */
    SVC_ENOENT,   /* no such name */
    SVC_EFULL,    /* SVC_MAX_NAMES are bound */
    SVC_ENOMEM,   /* out of memory */
    SVC_ECYCLE,   /* a name depends on itself */
    SVC_EFACTORY  /* a factory returned NULL */
};

typedef struct svc_registry svc_registry;

/* Makes a service; NULL if it cannot.  It may call svc_get, svc_has,
 * svc_count and the functions that bind names, but not svc_free. */
typedef void *(*svc_factory)(svc_registry *reg, void *arg);

/* Ends a service that a factory made.  It must not use the registry. */
typedef void (*svc_dispose)(void *service, void *arg);

/* An empty registry, or NULL when out of memory. */
svc_registry *svc_new(void);

/* Disposes of all services that factories made, the youngest first, and
 * frees the registry.  Values are left alone.  NULL is allowed. */
void svc_free(svc_registry *reg);

/* Binds NAME to VALUE, which stays the caller's and may be NULL. */
int svc_bind_value(svc_registry *reg, const char *name, void *value);

/* Binds NAME to a factory.  DISPOSE may be NULL; ARG is handed to both. */
int svc_bind_factory(svc_registry *reg, const char *name, svc_factory make, svc_dispose dispose, void *arg);

/* Makes NAME another name of TARGET.  TARGET may be an alias too, and need
 * not be bound yet.  SVC_ECYCLE if the two are the same name. */
int svc_alias(svc_registry *reg, const char *name, const char *target);

/* Stores the service NAME in *OUT, having made it if need be; aliases are
 * followed.  On failure *OUT is NULL and the result is
 *   SVC_ENOENT    NAME, or what it is an alias of, is not bound
 *   SVC_ECYCLE    NAME leads back to itself: it is being made right now, or
 *                 its aliases run in a circle
 *   SVC_EFACTORY  its factory returned NULL; the next svc_get tries again */
int svc_get(svc_registry *reg, const char *name, void **out);

/* Whether NAME is bound, to whatever; nothing is made or followed. */
int svc_has(const svc_registry *reg, const char *name);

/* The number of names that are bound. */
size_t svc_count(const svc_registry *reg);

/* A text for a result; never NULL. */
const char *svc_strerror(int result);

#endif
