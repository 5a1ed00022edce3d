/* canodict.h -- object dictionary of a CANopen like field bus device
 *
 * The dictionary makes variables of the application visible on the bus under
 * an index and a subindex.  It does not hold values: od_read() and od_write()
 * go straight to the variable that was mapped.  So a variable
 *   - has to be an object of the C type that stands behind the OD_ constant,
 *   - must not go away while it is mapped.
 * Values are in the byte order of the host.
 *
 * Functions return OD_OK or a negative error.  Dictionary pointers are those
 * of od_new(); NULL is refused with OD_EARG where an error can be returned.
 */
#ifndef CANODICT_H
#define CANODICT_H

#include <stddef.h>
#include <stdint.h>

typedef struct od od;
typedef struct od_entry od_entry;

typedef enum {
    OD_U8,    /* uint8_t */
    OD_U16,   /* uint16_t */
    OD_U32,   /* uint32_t */
    OD_I32,   /* int32_t */
    OD_F32,   /* float */
    OD_STRING /* char array, see od_map_string() */
} od_type;

#define OD_RO 1u /* cannot be written from the bus */

#define OD_OK      0
#define OD_EARG   -1 /* bad argument */
#define OD_ENOENT -2 /* no such object */
#define OD_EEXIST -3 /* already mapped */
#define OD_ESIZE  -4 /* length does not fit the object */
#define OD_EPERM  -5 /* object is read only */
#define OD_EBUSY  -6 /* the hook of this object is running */
#define OD_ENOMEM -7 /* no memory, or 256 objects already */

/* Called after an object has been written.  A hook may read and write other
 * objects.  It must not map or unmap anything nor free the dictionary. */
typedef void (*od_hook)(void *ctx, uint16_t index, uint8_t sub);

od  *od_new(void);
void od_free(od *d); /* variables are left alone */

int od_map(od *d, uint16_t index, uint8_t sub, od_type type, void *var, unsigned flags);

/* A text in an array of `room` bytes, 1 to 4096, with its terminator. */
int od_map_string(od *d, uint16_t index, uint8_t sub, char *text, size_t room, unsigned flags);

int od_unmap(od *d, uint16_t index, uint8_t sub);
int od_set_hook(od *d, uint16_t index, uint8_t sub, od_hook hook, void *ctx);

/* Copies the value to buf, which has `size` bytes.  OD_ESIZE, and nothing
 * copied, if it is longer.  Texts come without terminator.  The length goes to
 * *len in both cases unless len is NULL. */
int od_read(const od *d, uint16_t index, uint8_t sub, void *buf, size_t size, size_t *len);

/* Numbers have to have their exact size, texts to be shorter than the room. */
int od_write(od *d, uint16_t index, uint8_t sub, const void *data, size_t len);

/* Walk through all objects by ascending index and subindex:
 *     for (e = od_first(d); e; e = od_next(e))
 * An entry is good until its object is unmapped. */
const od_entry *od_first(const od *d);
const od_entry *od_next(const od_entry *e);
uint16_t od_entry_index(const od_entry *e);
uint8_t  od_entry_sub(const od_entry *e);
od_type  od_entry_type(const od_entry *e);

#endif
