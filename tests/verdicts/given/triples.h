#ifndef TRIPLES_H
#define TRIPLES_H

/* A line is a count, then two letters for every three bytes.  Codes have five
   letters.  Lines are terminated. */

/* The letters of a line, added. */
int triples_sum(const char *line);
/* The last letter of a code. */
int triples_last(const char *code);
/* One further than that. */
int triples_check(const char *code);

#endif
