/* Objects of keys and values, as a JSON writer needs them. */
#ifndef KVOBJ_H
#define KVOBJ_H

#include <stdbool.h>
#include <stddef.h>

#define KVOBJ_KEY_MAX 24

enum kv_type { KV_NUMBER, KV_BOOLEAN, KV_STRING };

enum kv_status {
    KV_OK = 0,
    KV_BAD_KEY = -1,  /* empty, or longer than KVOBJ_KEY_MAX */
    KV_NO_MEMORY = -2,
    KV_MISSING = -3,
};

struct kv_object;
struct kv_value;

struct kv_object *kv_object_new(void);
void kv_object_free(struct kv_object *object);

struct kv_value *kv_value_number(double number);
struct kv_value *kv_value_boolean(bool boolean);
struct kv_value *kv_value_string(const char *string);
void kv_value_free(struct kv_value *value);

/* Sets or overwrites a key. The object owns the value if and only if KV_OK
 * is returned. */
int kv_set_value(struct kv_object *object, const char *key, struct kv_value *value);

/* The same with a value made on the way. */
int kv_set_number(struct kv_object *object, const char *key, double number);
int kv_set_boolean(struct kv_object *object, const char *key, bool boolean);
int kv_set_string(struct kv_object *object, const char *key, const char *string);

int kv_remove(struct kv_object *object, const char *key);
size_t kv_count(const struct kv_object *object);
bool kv_has(const struct kv_object *object, const char *key, enum kv_type type);

/* NULL when there is no such key or it is no string. */
const char *kv_get_string(const struct kv_object *object, const char *key);

#endif
