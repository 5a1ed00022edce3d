// trustpile: certificates (well, the names in them), piles of certificates,
// and chains from a certificate up to its root.
//
// Naming follows the custom of crypto libraries:
//
//   ..._get0_..., ..._value0   what is returned still belongs to the object
//                              asked. Don't free it; don't keep it longer than
//                              the object.
//   ..._set0_..., ..._push0    the object takes what is passed. On success
//                              it's not yours any more, so don't free it. On
//                              failure it still is.
//   ..._set1_..., ..._push1    the object makes a copy or takes a reference of
//                              its own. Yours stays yours.
//   ..._pop1, ..._build1       what is returned is yours, and you free it.
//
// int results are 1 for success and 0 for failure (memory, mostly).

#ifndef TRUSTPILE_H
#define TRUSTPILE_H

#include <stddef.h>
#include <stdint.h>

typedef struct tp_cert TP_CERT;
typedef struct tp_pile TP_PILE;

#define TP_MAX_CHAIN 16

// ---- certificates -------------------------------------------------------

// subject and issuer are copied. One reference, yours.
TP_CERT *tp_cert_new(const char *subject, const char *issuer, uint64_t serial);

// One more reference, to be dropped with tp_cert_free().
int tp_cert_up_ref(TP_CERT *cert);

// Drops a reference; the last one frees. NULL does nothing.
void tp_cert_free(TP_CERT *cert);

const char *tp_cert_get0_subject(const TP_CERT *cert);
const char *tp_cert_get0_issuer(const TP_CERT *cert);
uint64_t tp_cert_get_serial(const TP_CERT *cert);

// A remark of any kind; NULL when there is none. set0 wants text from malloc()
// and friends, as it ends in free(). NULL takes the remark away. The remark
// before is freed, unless it's the very same pointer.
const char *tp_cert_get0_note(const TP_CERT *cert);
void tp_cert_set0_note(TP_CERT *cert, char *note);
int tp_cert_set1_note(TP_CERT *cert, const char *note);

// ---- piles --------------------------------------------------------------

TP_PILE *tp_pile_new(void);

// Frees the pile and drops its references. NULL does nothing.
void tp_pile_free(TP_PILE *pile);

// Frees the pile only: its references go to you, who has got hold of every
// certificate by tp_pile_value0() before, or else they leak.
void tp_pile_free_shallow(TP_PILE *pile);

int tp_pile_num(const TP_PILE *pile);

// The i-th from the bottom, NULL if there's no such one.
TP_CERT *tp_pile_value0(const TP_PILE *pile, int i);

// On top of the pile. A certificate may lie in several piles, or in one
// several times, as long as each time has a reference of its own.
int tp_pile_push0(TP_PILE *pile, TP_CERT *cert);
int tp_pile_push1(TP_PILE *pile, TP_CERT *cert);

// Takes the topmost, NULL if the pile is empty.
TP_CERT *tp_pile_pop1(TP_PILE *pile);

// A new pile with the leaf, its issuer, the issuer's issuer and so on, as far
// as found in pile, up to one which is its own issuer or TP_MAX_CHAIN of them.
// It has references of its own.
TP_PILE *tp_pile_build1(const TP_PILE *pile, TP_CERT *leaf);

#endif
