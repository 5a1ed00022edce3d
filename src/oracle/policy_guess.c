/* Guesses: a contract that was only guessed calls functions as nobody promised to
 * call them.  When something else breaks in it than the contract, that proves
 * nothing against the library, and the guess is given up: whatever is wrong with
 * the functions themselves shows when they are called by themselves. */
#include "oracle/policy_case.h"

static bool is_guess(const struct sequence_plan *plan, uint32_t operation)
{
    return sequence_plan_operation(plan, operation)->is_guessed;
}

/* The operation of the contract that was looked at; SEQUENCE_NONE: none was. */
static uint32_t looked_at(const struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    bool is_looking = fault->stage == STAGE_CONTRACTS && fault->contract < judged->plan->contracts.count;
    return is_looking ? judged->plan->contracts.items[fault->contract].operation : SEQUENCE_NONE;
}

static void give_up(struct policy_case *judged, uint32_t operation)
{
    struct sequence_plan *plan = judged->policy->plan;
    plan->items.items[operation].flags |= OPERATION_ORACLE_FLAG;
    for (size_t i = 0; i < plan->contracts.count; i++)
        if (plan->contracts.items[i].operation == operation)
            plan->contracts.items[i].is_off = true;
}

bool case_guess(struct policy_case *judged)
{
    uint32_t looked = looked_at(judged), guess = SEQUENCE_NONE;
    if (looked != SEQUENCE_NONE && is_guess(judged->plan, looked)) {
        if (judged->ruling->verdict.kind == VERDICT_CONTRACT)
            return false;
        guess = looked;
    }
    for (size_t call = 0; guess == SEQUENCE_NONE && call < judged->sequence.calls.count; call++)
        if (is_guess(judged->plan, sequence_operation_of(&judged->sequence, call)))
            guess = sequence_operation_of(&judged->sequence, call);
    if (guess == SEQUENCE_NONE)
        return false;
    give_up(judged, guess);
    return case_rule(judged, RULING_INVALID, 11, "only a contract that was guessed calls it so");
}
