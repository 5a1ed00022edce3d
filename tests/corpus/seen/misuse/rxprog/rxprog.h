/*!
 * \file rxprog.h
 * \brief Patterns with captures.
 *
 * A pattern is a sequence of
 *  - \c .  any character,
 *  - \c ( \c )  around a part that is captured; such parts do not nest,
 *  - \c %d \c %a \c %s  a digit, a letter, white space,
 *  - \c %  before anything else: that character,
 *  - any other character: itself;
 *
 * each but the parentheses may be followed by \c * or \c ?.  Repetitions are
 * greedy.
 */
#ifndef RXPROG_H
#define RXPROG_H

#include <stddef.h>

/*! \brief A compiled pattern. */
typedef struct RxProg RxProg;

/*! \brief A part of the subject. */
typedef struct RxSpan {
    const char *start; /*!< within the subject */
    size_t length;
} RxSpan;

/*! Most captures and most characters of a pattern. */
#define RX_CAPTURES 8
#define RX_LENGTH   100

/*!
 * \brief Compiles a pattern.
 * \return the program, to be freed with RxFree(), or NULL if the pattern is
 *         wrong, too long, or has too many captures
 */
RxProg *RxCompile(const char *pattern);

/*! \brief Frees a program; NULL is ignored. */
void RxFree(RxProg *prog);

/*! \brief The number of captures of a program. */
size_t RxCaptures(const RxProg *prog);

/*!
 * \brief Matches the whole subject.
 * \param spans  receives RxCaptures() spans, so it must have room for as many;
 *               may be NULL if captures are not wanted.  They point into the
 *               subject and are valid as long as that is.
 * \return 1 if it matches, else 0; then the spans are unspecified
 */
int RxMatch(const RxProg *prog, const char *subject, RxSpan *spans);

/*!
 * \brief Copies what was captured.
 * \param span  from a match that succeeded, the subject of which still exists
 * \param out   has room for \p size characters; the copy is cut to fit
 * \param size  at least 1
 * \return out
 */
char *RxCopy(const RxSpan *span, char *out, size_t size);

/*!
 * \brief Reads a captured decimal number.
 * \pre the span is one or more digits, at most 9
 */
int RxNumber(const RxSpan *span);

/*! \brief Whether two spans have the same text. */
int RxSame(const RxSpan *a, const RxSpan *b);

#endif
