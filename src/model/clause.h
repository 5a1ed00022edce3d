/* Clause: what a header's comment asks of a caller, as far as a sentence can be
 * read by its words.
 *
 * "The modulus must be 2 to 30000", "no check of the depth", "only between begin
 * and end": a C programmer who reads this does not expect the library to stand
 * anything else.  A sentence that also says what happens otherwise ("false when
 * …", "else -1") asks for nothing: there the library looks itself.  Whether a
 * sentence explains what broke is for experiments to say (policy_words.c). */
#ifndef ASSAY_MODEL_CLAUSE_H
#define ASSAY_MODEL_CLAUSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "model/sentence.h"
#include "model/type.h"

enum {
    ASKS_DUTY = 1,      /* something of the caller: .reading says of what */
    ASKS_LARGER = 2,    /* numbers: not so small: "at least", "positive" */
    ASKS_SMALLER = 4,   /* not so large: "below", "at most" */
    ASKS_OTHER = 8,     /* a number of a certain form: "power of two", "multiple of" */
    ASKS_FILLED = 16,   /* a text that is not empty */
    ASKS_APART = 32,    /* not the same object twice */
    ASKS_SAME = 64,     /* two that belong together, or are of one size */
    ASKS_LIFE = 128,    /* that something lives as long as something else */
    ASKS_PLAIN = 256,   /* a text of plain characters: ASCII, UTF-8, digits */
    ASKS_NOT = 512,     /* that something is not done: must not, never, until, outside of */
};

struct clause {
    const char *s;      /* in the comment */
    size_t length;
    struct sentence reading;
    unsigned asks;      /* 0: nothing, or the library looks itself */
    bool is_handled;    /* it says what happens otherwise */
    bool has_least, has_most, not_zero;
    int64_t least, most; /* numbers that are said in digits */
};

/* A blank and a tag of a documentation tool stand here: " @param", " \return", " Returns:".  "@p day" is no tag, only
 * a way to print a word. */
enum clause_tags { TAGS_ALL, TAGS_RESULT, TAGS_BEGIN /* of the comment of something else */ };
bool clause_at_tag(const char *at, enum clause_tags tags);
/* The next clause of a comment from *at on; false: there is none. */
bool clause_next(const char **at, struct clause *clause);
/* This name stands in it as a word, in small or capital letters. */
bool clause_names(const struct clause *clause, const char *name);
/* Where that is; NULL: nowhere. */
const char *clause_find(const struct clause *clause, const char *name);
/* One of the phrases stands in it.  A list of phrases is one string, with '|' between them: "must|has to|have to". */
bool clause_has_any(const struct clause *clause, const char *phrases);
/* Where the first of them is, from here on; NULL: nowhere. */
const char *clause_find_first(const struct clause *clause, const char *from, const char *phrases);
/* A function by its name, or by what is behind its last '_' when that is a word of its own, in any form ("begin",
 * "stopped"). */
bool clause_names_function(const struct clause *clause, const char *name);
/* Where that is; NULL: nowhere. */
const char *clause_find_function(const struct clause *clause, const char *name);
/* That something was initialised before. */
#define PHRASES_INITIALISED                                                                                    \
    "must be initialised|must be initialized|has to be initialised|has to be initialized|have been initialised|" \
    "have been initialized"
/* That something comes before all others. */
#define PHRASES_FIRST                                                                                 \
    "before anything else|before any other|before everything else|before all other|be called first|"  \
    "call this first|before using|before the first call|before use|first of all|before any function|" \
    "before the library|before all others|before all else|before it is used|before any of|before other functions"
/* "must", "undefined", "not checked": a duty, whatever else it is like. */
bool clause_is_plain(const struct clause *clause);
/* "Good until it is changed": of what a call gave, and not of the calls themselves. */
bool clause_is_of_result(const struct clause *clause);
/* A function or macro of something stands in it: "padded(length) bytes". */
bool clause_computes(const struct clause *clause);
/* The number is not what the digits of the clause allow. */
bool clause_excludes(const struct clause *clause, int64_t number);
bool clause_has_digits(const struct clause *clause);
void clause_read_digits(struct clause *clause); /* of .s alone; the others are as they were */
/* "There is none of 0", "it is not defined for zero", and nothing else of it: "of 0 or 1" is more. */
bool clause_denies_zero(const struct clause *clause);
/* "Left for n > 0, right for n < 0", "0 to 9, 9 above 9": it says when what happens, and asks for none of it. */
bool clause_tells_cases(const struct clause *clause);
/* "With a positive count up to that many are drawn": what happens then, and not what is asked for. */
bool clause_tells_of_positive(const struct clause *clause);
/* The name, and behind it one of the phrases, in one part of the sentence: "fields is a table that ends with FIELD_END".
 * A text that ends with a NUL is no such array. */
bool clause_ends_array(const struct clause *clause, const char *name, const char *phrases);
/* "Not 0 if the message ends here", likewise. */
bool clause_tells_of_switch(const struct clause *clause);
/* The same, with the digits that are about this parameter of the function, where they differ. */
struct clause clause_about(const struct clause *clause, const struct function *function, const char *name);
/* It says what the library does with a number that is outside: "ignored when there is no such row". */
bool clause_stands_outside(const struct clause *clause);
/* … with what a duty is about: "NULL if a coordinate is out of range" of "coordinates must lie in …". */
bool clause_looks_at(const struct clause *clause, const struct clause *duty);
/* … of what is not there at all: "NULL if there is none". */
bool clause_says_none(const struct clause *clause);
/* Something is found: "the place nearest to another one".  Then it is that of which there may be none. */
bool clause_looks_for(const struct clause *clause);
/* The word that ends here, with the blanks and quotes around it, is one of these (NULL: any); then *at is where it
 * begins. */
bool clause_step_back(const struct clause *clause, const char **at, const char *words);
/* "-1 if x belongs to another list": the phrase says when something is so, of what is named there, and not that it comes
 * to be so. */
bool clause_is_condition(const struct clause *clause, const char *name, const char *phrase);

/* "For a key that is a terminated text, use trie_insert": it says what another function is for. */
bool clause_leads_elsewhere(const struct clause *clause, const char *own);

#endif
