#include "conslist.h"

#include <assert.h>
#include <stdlib.h>

struct cl_cell {
    cl_cell *tail;
    size_t references;
    long head;
};

cl_cell *cl_cons(long head, cl_cell *tail)
{
    cl_cell *cell = malloc(sizeof *cell);
    if (cell == NULL) {
        cl_unref(tail);
        return NULL;
    }
    cell->tail = tail;
    cell->references = 1;
    cell->head = head;
    return cell;
}

cl_cell *cl_ref(cl_cell *list)
{
    if (list != NULL)
        list->references++;
    return list;
}

void cl_unref(cl_cell *list)
{
    while (list != NULL && --list->references == 0) {
        cl_cell *tail = list->tail;
        free(list);
        list = tail;
    }
}

bool cl_is_empty(const cl_cell *list)
{
    return list == NULL;
}

long cl_head(const cl_cell *list)
{
    assert(list != NULL);
    return list->head;
}

cl_cell *cl_tail(const cl_cell *list)
{
    assert(list != NULL);
    return list->tail;
}

size_t cl_length(const cl_cell *list)
{
    size_t length = 0;
    for (; list != NULL; list = list->tail)
        length++;
    return length;
}

long cl_nth(const cl_cell *list, size_t n)
{
    while (n-- > 0)
        list = cl_tail(list);
    return cl_head(list);
}

cl_cell *cl_reverse(const cl_cell *list)
{
    cl_cell *result = NULL;
    for (; list != NULL; list = list->tail) {
        result = cl_cons(list->head, result);
        if (result == NULL)
            return NULL;
    }
    return result;
}

bool cl_equal(const cl_cell *a, const cl_cell *b)
{
    while (a != b) {
        if (a == NULL || b == NULL || a->head != b->head)
            return false;
        a = a->tail;
        b = b->tail;
    }
    return true;
}
