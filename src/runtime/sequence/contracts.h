/* Contracts, inside: what contracts.c and contracts_*.c share.
 *
 *   contracts.c            which there are, what is believed, what comes of a broken one
 *   contracts_ask.c        what operations say of objects
 *   contracts_relations.c  equal, compare and hash; contracts of the user
 *   contracts_copies.c     a copy is equal and independent
 *   contracts_memory.c     const memory, texts that end
 *   contracts_values.c     equal, compare and hash of plain values
 *   contracts_told.c       hashes and texts, for states
 *
 * Looking at contracts is no part of the sequence and must not change what it
 * does: nothing is made for it that would have to be destroyed, so copies and
 * texts are looked at when a call of the sequence made some. */
#ifndef ASSAY_RUNTIME_SEQUENCE_CONTRACTS_H
#define ASSAY_RUNTIME_SEQUENCE_CONTRACTS_H

#include "runtime/sequence/running.h"

/* Of the contracts at the end of a sequence at most the last so many objects of a sort are looked at: all pairs and
 * triples of them. */
#define CONTRACT_OBJECTS 6 /* that are compared with each other */
#define USER_OBJECTS 3     /* that a function of the user's gets */

/* The number of the contract to look at; SEQUENCE_NONE: there is none, or it is switched off or given up. */
uint32_t contract_of_sort(enum sequence_contract_kind kind, uint32_t sort);
uint32_t contract_of_operation(enum sequence_contract_kind kind, uint32_t operation);
/* … that is about plain values that this operation gets. */
uint32_t contract_of_values(enum sequence_contract_kind kind, uint32_t operation);
uint32_t contract_if_due(uint32_t contract); /* it, or SEQUENCE_NONE */

/* Says what is looked at from now on: whatever breaks meanwhile is told with it. */
void contract_look(uint32_t contract, uint32_t object_total, const uint32_t *object_numbers);
/* The same of a call's output that is no object. */
void contract_look_at_call(uint32_t contract, uint32_t call);
/* What was found.  Returns unless it is broken and believed; the text says what was seen then. */
void contract_decide(bool holds, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The number that an operation of these objects gives; false: it cannot be called so. */
bool contract_ask(uint32_t operation, uint32_t count, const uint32_t *object_numbers, int64_t *answer);
/* What a result of operation is as a number; whether it is false counts for most. */
int64_t contract_number(uint32_t operation, const void *result);

/* The last live objects of a sort; how many. */
uint32_t contract_objects(uint32_t sort, uint32_t *object_numbers, uint32_t most);

void relations_check(uint32_t sort);
void user_contract_check(uint32_t contract);

void copies_start(void);
void copies_begin(void);
bool copies_assign(uint32_t operation); /* it makes one object like another */
void copies_after_call(uint32_t call);
void copies_check_end(void);
bool copies_are_changed(uint32_t call); /* an object of which there is a copy, or a copy, was changed by this call */
void copies_check_change(void);         /* then */

void values_start(void);
bool values_are_related(uint32_t operation); /* that was called: it compares two of them */
void values_after_call(uint32_t call);

void told_begin(void);
void told_ask_all(void);

void memory_start(bool looks); /* or not at all */
void memory_before_call(void);
bool memory_is_watched(uint32_t operation); /* that was called: is there anything to look at? */
void memory_after_call(uint32_t operation);
/* Of what a value leads to, by its node: contents, not addresses of blocks. */
uint64_t memory_hash(const struct sequence_node *node, const void *address, uint64_t hash);

#endif
