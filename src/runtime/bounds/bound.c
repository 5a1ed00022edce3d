/* Bound: a variable of each kind, linked before the first of the library's objects
 * and, as END=last, behind the last.  A linker lays out variables of one kind in
 * the order of the objects, so the library's are between the two
 * (runtime/sequence/globals.c). */
#define NAME(kind) NAME_OF(kind, END)
#define NAME_OF(kind, end) PASTED(assay_##kind##_, end)
#define PASTED(left, right) left##right

char NAME(data) = 1;
char NAME(zeroed);
__thread char NAME(thread_data) = 1;
__thread char NAME(thread_zeroed);
