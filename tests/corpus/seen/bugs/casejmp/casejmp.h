/* casejmp.h -- lowering of switch statements: jump table or binary search */
#ifndef CASEJMP_H
#define CASEJMP_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    int32_t value;
    int label; /* >= 0 */
} cj_case;

typedef enum { CJ_OPEN, CJ_SEARCH, CJ_TABLE } cj_form;

/* Fill with cj_begin, then hands off. */
typedef struct {
    cj_case *cases;
    size_t cap, n;
    int deflt;
    cj_form form;
} cj_switch;

enum { CJ_OK = 0, CJ_EFULL = -1, CJ_EDUP = -2, CJ_ESTATE = -3, CJ_EARG = -4 };

/* cases: the caller's room for cap cases, has to stay as long as the switch is
 * used. Labels are numbers >= 0 (else CJ_EARG). */
int cj_begin(cj_switch *s, cj_case *cases, size_t cap, int deflt);

/* In any order, until cj_finish (then CJ_ESTATE). */
int cj_add(cj_switch *s, int32_t value, int label);

/* Sorts the cases and picks the form. CJ_EDUP when a value came twice: the
 * switch stays open, but is of no use any more. */
int cj_finish(cj_switch *s);

/* All below: after a cj_finish that went well, else CJ_ESTATE. */

/* Where a value goes. */
int cj_target(const cj_switch *s, int32_t value);

/* Entries in the table; 0 when it is a search. */
long cj_table_size(const cj_switch *s);

/* Entry i of the table as a label, CJ_EARG when there is none such. */
int cj_table_entry(const cj_switch *s, long i);

/* Comparisons to find a value at worst. */
int cj_cost(const cj_switch *s);

#endif
