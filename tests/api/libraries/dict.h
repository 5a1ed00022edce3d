/* A dictionary of texts: opaque, 0 or -1, with an iterator that the dictionary lends. */
#ifndef DICT_H
#define DICT_H
#ifdef __cplusplus
extern "C" {
#endif

typedef struct dict dict_t;
typedef struct dict_iter dict_iter_t;

int dict_open(dict_t **out);
void dict_close(dict_t *dict);
int dict_set(dict_t *dict, const char *key, const char *value);
int dict_get(const dict_t *dict, const char *key, const char **value);
int dict_remove(dict_t *dict, const char *key);
unsigned dict_size(const dict_t *dict);
int dict_iterate(dict_t *dict, dict_iter_t **out);
int dict_iter_next(dict_iter_t *iter, const char **key, const char **value);
void dict_iter_close(dict_iter_t *iter);

#ifdef __cplusplus
}
#endif
#endif
