/**
 * \file tailcrc.h
 * \brief CRCs of 8 to 32 bits of any polynomial, and frames that end in one.
 */
#ifndef TAILCRC_H
#define TAILCRC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** \brief A kind of CRC with its table. */
typedef struct tailcrc tailcrc;

/** \brief A CRC under way; see tailcrc_begin(). The members are private. */
typedef struct tailcrc_run {
    const tailcrc *model;
    uint32_t state;
} tailcrc_run;

/**
 * \brief Creates a kind of CRC, in the parameters of the "Rocksoft" catalogue.
 * \param width      bits, 8 to 32
 * \param poly       polynomial without its highest term, not reflected
 * \param init       start value
 * \param xorout     what the result is xored with
 * \param reflected  whether bytes go in, and the result comes out, lowest bit first
 * \return the CRC, to be freed with tailcrc_free(), or NULL when the width is
 *         not allowed, a number has more bits than that, or memory is short.
 */
tailcrc *tailcrc_new(int width, uint32_t poly, uint32_t init, uint32_t xorout, bool reflected);

/** \brief Frees a CRC; no run may be using it any more. NULL is allowed. */
void tailcrc_free(tailcrc *c);

/** \brief Bytes that the CRC takes in a frame, 1 to 4. */
size_t tailcrc_bytes(const tailcrc *c);

/** \brief The CRC of \p n bytes; \p data may be NULL if \p n is 0. */
uint32_t tailcrc_of(const tailcrc *c, const void *data, size_t n);

/**
 * \brief Starts a CRC over data that come in pieces.
 *
 * A run needs no freeing and can be copied to get at CRCs of prefixes.
 */
void tailcrc_begin(tailcrc_run *run, const tailcrc *c);

/** \brief Adds \p n bytes to a run that has begun and not ended. */
void tailcrc_update(tailcrc_run *run, const void *data, size_t n);

/** \brief Ends the run and returns the CRC. The run has to begin anew before it
 *         is used again. */
uint32_t tailcrc_end(tailcrc_run *run);

/**
 * \brief Makes a frame: appends the CRC of \p n bytes to them.
 * \param frame  the data, followed by room for tailcrc_bytes() more
 * \return the length of the frame
 *
 * The CRC is stored lowest byte first if it is reflected, else highest first.
 */
size_t tailcrc_seal(const tailcrc *c, void *frame, size_t n);

/** \brief Whether a frame of \p n bytes in all ends in the right CRC; false if
 *         it is too short to have one. */
bool tailcrc_check(const tailcrc *c, const void *frame, size_t n);

#endif
