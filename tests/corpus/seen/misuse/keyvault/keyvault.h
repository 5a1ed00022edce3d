#ifndef KEYVAULT_H
#define KEYVAULT_H

#include <stddef.h>

/*
 * A vault of named secrets.  Secrets are counted: whoever keeps one has a
 * reference, and the last kv_unref() wipes and frees it.
 */
typedef struct kv_secret kv_secret;
typedef struct kv_vault kv_vault;

/* A new secret with a copy of the bytes (at most 4096, else NULL) and one
 * reference, the caller's. */
kv_secret *kv_secret_new(const char *name, const void *bytes, size_t size);
/* One more reference; returns its argument. */
kv_secret *kv_ref(kv_secret *s);
/* Gives a reference back. */
void kv_unref(kv_secret *s);

const char *kv_name(const kv_secret *s);
const void *kv_bytes(const kv_secret *s, size_t *size);

kv_vault *kv_open(void);
/* Gives the references of the vault back. */
void kv_close(kv_vault *v);

/* Stores the secret in place of one of the same name.  The vault takes a
 * reference of its own.  -1 when memory is out. */
int kv_store(kv_vault *v, kv_secret *s);
/* The secret of a name or NULL.  No reference is taken: it belongs to the
 * vault, kv_ref() it to keep it. */
kv_secret *kv_find(const kv_vault *v, const char *name);
/* 1 when there was one of that name. */
int kv_drop(kv_vault *v, const char *name);
size_t kv_count(const kv_vault *v);

#endif
