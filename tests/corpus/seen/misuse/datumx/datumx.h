/*
 * datumx - geodetic datums: conversion of coordinates between ellipsoids
 *
 * A context holds ellipsoids. A transform converts geodetic coordinates on one
 * ellipsoid of its context to another one, with a shift of the origin between
 * them. Coordinates are triples: latitude and longitude in degrees, height
 * above the ellipsoid in metres.
 */
#ifndef DATUMX_H
#define DATUMX_H

#include <stddef.h>

#define DX_MAX 64                   /* ellipsoids in a context */

typedef struct dx_context dx_context;
typedef struct dx_transform dx_transform;

/*
 * Contexts. A new one has the ellipsoids "WGS84", "GRS80", "bessel" and
 * "airy", in this order. Returns NULL if out of memory.
 */
dx_context *dx_context_create(void);

/*
 * Destroys a context (or does nothing with NULL). All transforms created from
 * it must have been destroyed before: they keep referring to its ellipsoids.
 */
void dx_context_destroy(dx_context *ctx);

/*
 * Defines an ellipsoid by its semi-major axis a > 0 in metres and its inverse
 * flattening rf >= 50 (0 for a sphere), or gives the ellipsoid of this name a new
 * definition, which existing transforms then use. The name is copied.
 * Returns its index; -1 if a value is bad (axes from 1 to 1e9 metres are fine),
 * the name is empty, the context is full or memory is exhausted.
 */
int dx_define(dx_context *ctx, const char *name, double a, double rf);

/* The number of ellipsoids. */
int dx_count(const dx_context *ctx);

/* The index of a name, or -1. */
int dx_find(const dx_context *ctx, const char *name);

/*
 * The name of an ellipsoid, or NULL if there is none of this index. The text
 * belongs to the context and lives as long as it.
 */
const char *dx_name(const dx_context *ctx, int index);

/*
 * A transform from one ellipsoid to another, with the shift in metres to be
 * added to geocentric coordinates (NULL: none). Returns NULL if an ellipsoid is
 * unknown or memory is exhausted. To be destroyed with dx_transform_destroy.
 */
dx_transform *dx_transform_create(dx_context *ctx, const char *from, const char *to, const double shift[3]);
void dx_transform_destroy(dx_transform *t);

/*
 * Converts n coordinates in place. `coords` has n triples, one after the other.
 * A triple which has a NaN, an infinity or a latitude beyond 90 degrees becomes
 * three NaNs. Returns the number of triples that were converted.
 */
size_t dx_forward(const dx_transform *t, double *coords, size_t n);
/* The same in the opposite direction. */
size_t dx_inverse(const dx_transform *t, double *coords, size_t n);

#endif
