/**
 * @file vanload.h
 * Loading lists of delivery vans.
 */
#ifndef VANLOAD_H
#define VANLOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct vl_parcel vl_parcel;
typedef struct vl_van vl_van;

/** Longest code of a parcel, without the terminating zero. */
#define VL_CODE_MAX 15

/**
 * Creates a parcel, which belongs to the caller.
 *
 * @param code   1 to VL_CODE_MAX characters; copied
 * @param grams  weight
 * @return NULL if the code is empty or too long or memory is out
 */
vl_parcel *vl_parcel_new(const char *code, uint32_t grams);

/**
 * Frees a parcel that belongs to the caller. Parcels that are aboard a van
 * belong to the van and must not be freed. Does nothing with NULL.
 */
void vl_parcel_free(vl_parcel *parcel);

/** Code of a parcel; the text lives as long as the parcel. */
const char *vl_parcel_code(const vl_parcel *parcel);
uint32_t vl_parcel_grams(const vl_parcel *parcel);
/** The van the parcel is aboard, or NULL. */
vl_van *vl_parcel_van(const vl_parcel *parcel);

/** Creates an empty van. NULL if memory is out. */
vl_van *vl_van_new(uint32_t max_grams);

/** Frees a van along with all parcels aboard. Does nothing with NULL. */
void vl_van_free(vl_van *van);

size_t vl_count(const vl_van *van);
uint32_t vl_grams(const vl_van *van);

/**
 * Loads a parcel behind those that are aboard. The van takes ownership of
 * the parcel on success; otherwise it remains the caller's.
 *
 * @param parcel  must not be aboard any van
 * @return false if the van would become too heavy
 */
bool vl_load(vl_van *van, vl_parcel *parcel);

/**
 * Takes the first parcel with this code off the van and gives it back: it
 * belongs to the caller again. NULL if there is none.
 */
vl_parcel *vl_unload(vl_van *van, const char *code);

/**
 * Hands the first parcel with this code over to its receiver. The parcel
 * ceases to exist. False if there is none.
 */
bool vl_deliver(vl_van *van, const char *code);

/**
 * Moves the first parcel with this code to the end of another van's list.
 * Both vans may be the same. False if there is none or it is too heavy; then
 * it stays where it was.
 */
bool vl_move(vl_van *from, vl_van *to, const char *code);

/** First parcel aboard, or NULL. */
vl_parcel *vl_first(const vl_van *van);
/** Parcel behind this one, which must be aboard; NULL behind the last. */
vl_parcel *vl_next(const vl_parcel *parcel);

/** Called for a parcel; false ends the visit. */
typedef bool vl_visitor(const vl_parcel *parcel, void *user);

/**
 * Calls @p visitor for every parcel in order. The van must not be changed
 * or freed from within.
 *
 * @return number of calls
 */
size_t vl_visit(vl_van *van, vl_visitor *visitor, void *user);

#ifdef __cplusplus
}
#endif

#endif
