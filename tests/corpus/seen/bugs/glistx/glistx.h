#ifndef GLISTX_H
#define GLISTX_H

#include <stddef.h>

typedef struct GlxList GlxList;
typedef void (*GlxFunc)(int data, void *user_data);

GlxList *glx_list_new(void);
void glx_list_free(GlxList *list);

void glx_list_append(GlxList *list, int data);
void glx_list_prepend(GlxList *list, int data);
/* at the end if the position is negative or beyond it */
void glx_list_insert(GlxList *list, int data, int position);

/* the first element with that data; returns whether there was one */
int glx_list_remove(GlxList *list, int data);
/* 0 if there is no such position */
int glx_list_remove_nth(GlxList *list, int n);

int glx_list_length(const GlxList *list);
/* fallback if there is no such position */
int glx_list_nth(GlxList *list, int n, int fallback);
int glx_list_index(const GlxList *list, int data); /* -1 */
void glx_list_reverse(GlxList *list);
/* func must not change the list */
void glx_list_foreach(const GlxList *list, GlxFunc func, void *user_data);

#endif
