/* Permission is hereby granted to anybody, provided that this notice shall be included in all copies of the software.
 */
#ifndef DRAFTS_H
#define DRAFTS_H

typedef struct drafts drafts;
typedef struct page page;

drafts *drafts_new(void);
void drafts_free(drafts *d);
/* A line of text; 0 on success. */
int drafts_add(drafts *d, const char *line);
/* Ends the drafts and gives the page of their lines, to be freed with page_free. */
page *drafts_finish(drafts *d);
int page_lines(const page *p);
void page_free(page *p);

#endif
