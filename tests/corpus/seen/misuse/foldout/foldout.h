#ifndef FOLDOUT_H
#define FOLDOUT_H

#include <stdbool.h>
#include <stddef.h>

/*!
  Folds a stream of text into lines and hands each line to a function.

  \code
  FoldOut fold;
  FoldOutInit(&fold, 72, print_line, stdout);
  FoldOutText(&fold, "some text ");
  FoldOutText(&fold, "and some more");
  FoldOutEnd(&fold);
  \endcode

  Words are separated by blanks and line ends; words longer than a line are
  cut.
*/

#define FOLDOUT_WIDTH 120 /*!< widest line */

/*! Gets a line, terminated and without a line end.  The line is only valid
    during the call, and the function must not call any FoldOut function for
    the same FoldOut. */
typedef void FoldOutLine(void *context, const char *line, size_t length);

typedef struct FoldOut {
    FoldOutLine *emit; /* all private */
    void *context;
    size_t width, indent, used, word, lines;
    bool busy;
    char line[FOLDOUT_WIDTH + 1];
    char pending[FOLDOUT_WIDTH + 1];
} FoldOut;

/*! \param width   characters of a line, 1 to FOLDOUT_WIDTH
    \param emit    gets the lines
    \param context is passed to \p emit, may be NULL */
void FoldOutInit(FoldOut *fold, size_t width, FoldOutLine *emit, void *context);

/*! Sets how many blanks lines begin with from the next line on; less than the width. */
void FoldOutIndent(FoldOut *fold, size_t indent);

void FoldOutText(FoldOut *fold, const char *text);
void FoldOutChar(FoldOut *fold, char c);

/*! Ends the line, also if there is nothing on it. */
void FoldOutBreak(FoldOut *fold);

/*! Hands out what is left; after that there can be more text. */
void FoldOutEnd(FoldOut *fold);

/*! Lines handed out so far. */
size_t FoldOutLines(const FoldOut *fold);

#endif
