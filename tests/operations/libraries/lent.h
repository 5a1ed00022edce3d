/* Memory that callers lend, texts that end behind their length, structs that only the library makes. */
#include <stddef.h>
#include <stdint.h>

typedef struct heap heap;
heap *heap_init(void *base, size_t size);
void *heap_allocate(heap *h, size_t amount);
void heap_free(heap *h, void *pointer);

typedef struct arena { unsigned char *at, *end; } arena;
arena *arena_over(uint8_t *memory, size_t size);
void arena_init(arena *a, void *region, size_t size);

/* an unpacker reads what is in the buffer */
struct unpacker { const unsigned char *at; size_t left; };
void unpacker_init(struct unpacker *u, void *buffer, size_t size);
int unpacker_next(struct unpacker *u);

/* text is a NUL-terminated string, length does not count the terminator */
int lent_parse(const char *text, size_t length);
/* text need not be NUL-terminated */
int lent_scan(const char *text, size_t length);

/* how large one is only the library knows */
typedef struct coder { unsigned head, tail; unsigned char window[]; } coder;
coder *coder_alloc(unsigned bits);
void coder_free(coder *c);
void coder_reset(coder *c);
int coder_put(coder *c, int byte);

typedef struct builder { char *text; size_t length; } builder;
builder *builder_create(void);
void builder_reset(builder *b);
void builder_reinit(builder *b, size_t room);
void builder_free(builder *b);

struct list_i { int *items; size_t count; };
struct list_s { char **items; size_t count; };
int list_push_i(struct list_i *list, int item);
int list_push_s(struct list_s *list, const char *item);
void list_free_i(void *list);
void list_free_s(void *list);
