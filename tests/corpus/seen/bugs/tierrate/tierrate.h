/**
 * @file tierrate.h
 * @brief Progressive tax: tables of brackets.
 *
 * Amounts are whole cents, rates are basis points (1/100 of a percent).
 * All functions report through tier_err; results go to out-parameters,
 * which are left alone on failure.
 */
#ifndef TIERRATE_H
#define TIERRATE_H

#include <stddef.h>
#include <stdint.h>

typedef enum tier_err {
    TIER_OK = 0,
    TIER_ERR_MEMORY,
    TIER_ERR_RANGE, /**< an amount, a rate or an index is out of range */
    TIER_ERR_ORDER  /**< a bracket does not start above the one before */
} tier_err;

/** Largest amount, in cents. */
#define TIER_MAX_AMOUNT INT64_C(1000000000000)
/** 100 % */
#define TIER_MAX_RATE 10000

typedef struct tier_table tier_table;

/** @brief A table without brackets, by which nothing is taxed. */
tier_err tier_create(tier_table **out);
/** @brief Destroys a table. NULL is allowed. */
void tier_destroy(tier_table *table);

/**
 * @brief Appends a bracket.
 * @param from  the income above which the rate applies, 0 to TIER_MAX_AMOUNT
 * @param rate  0 to TIER_MAX_RATE
 */
tier_err tier_append(tier_table *table, int64_t from, int rate);
/** @brief Removes all brackets. */
void tier_clear(tier_table *table);

/** @brief The number of brackets. */
size_t tier_count(const tier_table *table);
/** @brief The bracket at an index. */
tier_err tier_at(const tier_table *table, size_t index, int64_t *from, int *rate);

/** @brief The tax on an income, each bracket's part rounded down. */
tier_err tier_tax(const tier_table *table, int64_t income, int64_t *tax);
/** @brief The rate of the last cent of an income. */
tier_err tier_marginal(const tier_table *table, int64_t income, int *rate);
/** @brief The rate of the highest bracket, 0 if there are no brackets. */
tier_err tier_top_rate(const tier_table *table, int *rate);

#endif
