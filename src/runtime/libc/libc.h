/* The woven C library: functions a predicate may call, as plain C that is
 * woven with the predicate, so that each byte they read is noted, when and only
 * when the C standard has it looked at, and each byte they write can be undone.
 *
 * The weaver lets every declaration of NAME resolve to assay_libc_NAME, also
 * where its address is taken.  What takes long, memcpy and memset, is written
 * with compiler built-ins, which the weaver watches as one access.  Nothing here
 * keeps state outside static variables, and nothing here may call the C library
 * but for functions on the stack's memory. */
#ifndef ASSAY_RUNTIME_LIBC_LIBC_H
#define ASSAY_RUNTIME_LIBC_LIBC_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "runtime/fault.h"

#define WOVEN(name) assay_libc_##name

/* memory.c */
void *WOVEN(memcpy)(void *to, const void *from, size_t size);
void *WOVEN(memmove)(void *to, const void *from, size_t size);
void *WOVEN(mempcpy)(void *to, const void *from, size_t size);
void *WOVEN(memset)(void *to, int byte, size_t size);
int WOVEN(memcmp)(const void *a, const void *b, size_t size);
void *WOVEN(memchr)(const void *block, int byte, size_t size);

/* string.c and copy.c */
size_t WOVEN(strlen)(const char *s);
size_t WOVEN(strnlen)(const char *s, size_t most);
int WOVEN(strcmp)(const char *a, const char *b);
int WOVEN(strncmp)(const char *a, const char *b, size_t most);
int WOVEN(strncasecmp)(const char *a, const char *b, size_t most);
char *WOVEN(strchr)(const char *s, int c);
char *WOVEN(strchrnul)(const char *s, int c);
size_t WOVEN(strspn)(const char *s, const char *accepted);
size_t WOVEN(strcspn)(const char *s, const char *rejected);
char *WOVEN(strcpy)(char *to, const char *from);
char *WOVEN(stpcpy)(char *to, const char *from);
char *WOVEN(strncpy)(char *to, const char *from, size_t size);
char *WOVEN(stpncpy)(char *to, const char *from, size_t size);
char *WOVEN(strcat)(char *to, const char *from);
char *WOVEN(strncat)(char *to, const char *from, size_t most);
size_t WOVEN(strlcpy)(char *to, const char *from, size_t size);
size_t WOVEN(strlcat)(char *to, const char *from, size_t size);

/* ctype.c */
int WOVEN(isspace)(int c);
int WOVEN(tolower)(int c);

/* alloc.c */
void *WOVEN(malloc)(size_t size);
void WOVEN(free)(void *block);

/* control.c */
_Noreturn void WOVEN(abort)(void);
_Noreturn void WOVEN(__chk_fail)(void);

#endif
