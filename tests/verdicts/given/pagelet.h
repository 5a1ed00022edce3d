#ifndef PAGELET_H
#define PAGELET_H

#include <stddef.h>

/* A table of pages, and rows of bytes beside it. */
typedef struct pagelet pagelet;

pagelet *pagelet_new(void);
/* Frees it; NULL is ignored. */
void pagelet_free(pagelet *table);
/* Maps a page to `frame`, a multiple of 16.  0, or -1 when it is mapped already, or frame is no such number. */
int pagelet_map(pagelet *table, unsigned page, unsigned frame);
/* 0, or -1 when it is not mapped. */
int pagelet_unmap(pagelet *table, unsigned page);
/* The frame of a page, or -1. */
int pagelet_look(pagelet *table, unsigned page);
/** Adds n bytes to the row, which has 8.
 *  @param last not 0 if the row ends with these
 *  @return 0, or -1 when there is no room */
int pagelet_add(pagelet *table, const char *bytes, size_t n, int last);
/* The frame of what was looked at last; something must have been. */
int pagelet_again(const pagelet *table);

#endif
