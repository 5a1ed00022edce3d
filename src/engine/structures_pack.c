#include "engine/structures_pack.h"

#include <string.h>
#include "base/memory.h"
#include "runtime/trial.h"

/* How a field is written. */
enum writing {
    WRITE_NUMBER,  /* the low bytes of an integer */
    WRITE_IMAGE,   /* whole bytes: floats, 16-byte integers, strings in place */
    WRITE_BITS,    /* between others */
    WRITE_ADDRESS, /* a pointer */
    WRITE_NOTHING, /* unbounded: zero; it only takes room */
};

struct packed_field {
    const struct domain_value *values;
    enum writing writing;
    uint32_t field, offset, size; /* offset: in its object */
    bool guarded;
};

struct constant_pointer {
    uint32_t at, object;
};

/* What is in the memory of one object; the array behind a pointer has it for
 * itself, though its choices are counted as its owner's. */
struct packed_object {
    uint32_t size, align;
    uint32_t cells_at, cell_size; /* size depends on the cells that are there, which begin at cells_at; 0: it does not */
    size_t first_field, field_count, first_pointer, pointer_count;
};

struct structure_packer {
    const struct layout *layout;
    struct packed_object *objects;
    struct packed_field *fields;
    VECTOR(struct constant_pointer) pointers;
    uint32_t *number;             /* [objects]: in the structure that is packed; NO_OBJECT: not in it */
};

/* ---- what each object looks like ---- */

static enum writing writing_of(const struct layout_field *field)
{
    switch (field->kind) {
    case CHOICE_UNBOUNDED:
        return WRITE_NOTHING;
    case CHOICE_REFERENCE:
    case CHOICE_OPAQUE:
    case CHOICE_ARRAY:
        return WRITE_ADDRESS;
    case CHOICE_STRING:
        return field->type->kind == TYPE_POINTER ? WRITE_ADDRESS : WRITE_IMAGE;
    case CHOICE_FLOAT:
        return WRITE_IMAGE;
    default:
        return field->bit_width ? WRITE_BITS : field->size > sizeof(long long) ? WRITE_IMAGE : WRITE_NUMBER;
    }
}

static struct packed_field packed_field(const struct layout *layout, uint32_t number)
{
    const struct layout_field *field = &layout->fields.items[number];
    return (struct packed_field){
        .values = field->values,
        .writing = writing_of(field),
        .field = number,
        .offset = field->offset - layout->objects.items[field->object].offset,
        .size = field->size,
        .guarded = field->guard != NO_GUARD,
    };
}

/* Those of one object stand together, in declaration order. */
static void add_fields(struct structure_packer *packer)
{
    const struct layout *layout = packer->layout;
    size_t first = 0;
    packer->fields = mem_array(layout->fields.count + 1, sizeof *packer->fields);
    for (size_t f = 0; f < layout->fields.count; f++)
        packer->objects[layout->fields.items[f].object].field_count++;
    for (size_t i = 0; i < layout->objects.count; i++) {
        packer->objects[i].first_field = first;
        first += packer->objects[i].field_count;
        packer->objects[i].field_count = 0;
    }
    for (uint32_t f = 0; f < layout->fields.count; f++) {
        struct packed_object *object = &packer->objects[layout->fields.items[f].object];
        packer->fields[object->first_field + object->field_count++] = packed_field(layout, f);
    }
}

static uint32_t object_at(const struct layout *layout, uint64_t address)
{
    uint32_t low = 0, high = (uint32_t)layout->objects.count; /* they lie in order */
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (LAYOUT_ADDRESS + layout->objects.items[middle].offset < address)
            low = middle + 1;
        else
            high = middle;
    }
    return low < layout->objects.count && LAYOUT_ADDRESS + layout->objects.items[low].offset == address ? low
                                                                                                          : NO_OBJECT;
}

/* Nothing but pointers is in the image of an object that is no string: to
 * arrays, and from the arguments.  In a packed struct they lie anywhere. */
static void add_pointers(struct structure_packer *packer, uint32_t number)
{
    const struct layout *layout = packer->layout;
    const struct layout_object *object = &layout->objects.items[number];
    struct packed_object *packed = &packer->objects[number];
    packed->first_pointer = packer->pointers.count;
    for (uint32_t at = 0; object->kind != OBJECT_STRING && at + sizeof(uint64_t) <= object->size; at++) {
        uint64_t address;
        memcpy(&address, layout->image + object->offset + at, sizeof address);
        if (address < LAYOUT_ADDRESS || address >= LAYOUT_ADDRESS + LAYOUT_ROOM)
            continue;
        struct constant_pointer pointer = {at, object_at(layout, address)};
        if (pointer.object == NO_OBJECT)
            BUG("the image of %s has an address of no object", object->name);
        vector_push(&packer->pointers, pointer);
        at += sizeof address - 1;
    }
    packed->pointer_count = packer->pointers.count - packed->first_pointer;
}

/* Where a flexible array begins in type, and the size of its cells; false: there is none. */
static bool find_flexible(const struct type *type, uint32_t start, uint32_t *cells_at, uint32_t *cell_size)
{
    for (size_t i = 0; i < type->field_count; i++) {
        const struct type *inner = type->fields[i].type;
        uint32_t at = start + (uint32_t)(type->fields[i].bit_offset / 8);
        if (inner->kind == TYPE_ARRAY && inner->flexible) {
            *cells_at = at;
            *cell_size = (uint32_t)inner->target->size;
            return true;
        }
        if ((inner->kind == TYPE_STRUCT || inner->kind == TYPE_UNION) && find_flexible(inner, at, cells_at, cell_size))
            return true;
    }
    return false;
}

static void add_object(struct structure_packer *packer, uint32_t number)
{
    const struct layout_object *object = &packer->layout->objects.items[number];
    struct packed_object *packed = &packer->objects[number];
    packed->size = object->size;
    packed->align = object->kind == OBJECT_STRING ? 1 : 16;
    if (object->type && object->kind != OBJECT_OPAQUE && object->type->align)
        packed->align = (uint32_t)object->type->align;
    if (object->kind == OBJECT_ARRAY) {
        packed->size = 0;
        packed->cell_size = (uint32_t)object->type->size;
    } else if (object->type && object->kind != OBJECT_OPAQUE && object->size > object->type->size &&
               find_flexible(object->type, 0, &packed->cells_at, &packed->cell_size)) {
        packed->size = (uint32_t)object->type->size;
    }
    add_pointers(packer, number);
}

struct structure_packer *structure_packer_make(const struct layout *layout)
{
    struct structure_packer *packer = mem_alloc(sizeof *packer);
    packer->layout = layout;
    packer->objects = mem_array(layout->objects.count, sizeof *packer->objects);
    packer->number = mem_array(layout->objects.count, sizeof *packer->number);
    for (uint32_t i = 0; i < layout->objects.count; i++) {
        packer->number[i] = NO_OBJECT;
        add_object(packer, i);
    }
    add_fields(packer);
    return packer;
}

void structure_packer_release(struct structure_packer *packer)
{
    if (!packer)
        return;
    mem_free(packer->objects);
    mem_free(packer->number);
    mem_free(packer->fields);
    vector_release(&packer->pointers);
    mem_free(packer);
}

/* ---- one structure ---- */

/* Where the last cell ends that is there: it has a field that is, or a pointer
 * to an array that is. */
static uint32_t end_of_cells(const struct structure_packer *packer, const struct value_graph *graph,
                             const struct packed_object *object)
{
    const struct packed_field *fields = packer->fields + object->first_field;
    const struct constant_pointer *pointers = packer->pointers.items + object->first_pointer;
    uint32_t end = object->cells_at;
    for (size_t i = object->field_count; i-- > 0;)
        if (fields[i].offset >= object->cells_at && fields[i].offset + fields[i].size > end &&
            value_field_present(graph, fields[i].field))
            end = fields[i].offset + fields[i].size;
    for (size_t i = 0; i < object->pointer_count; i++)
        if (pointers[i].at >= end && packer->number[pointers[i].object] != NO_OBJECT)
            end = pointers[i].at + (uint32_t)sizeof(uint64_t);
    return end;
}

/* An array has the cells that are there and no more, so that reading behind
 * them is seen. */
static uint32_t size_of(const struct structure_packer *packer, const struct value_graph *graph,
                        const struct packed_object *object)
{
    if (!object->cell_size)
        return object->size;
    uint32_t length = end_of_cells(packer, graph, object) - object->cells_at;
    uint32_t size = object->cells_at + (length + object->cell_size - 1) / object->cell_size * object->cell_size;
    return size > object->size ? size : object->size;
}

static void write_bits(const struct structure_packer *packer, const struct packed_field *field, uint32_t index,
                       uint8_t *to)
{
    uint8_t image[32] = {0};
    layout_value_image(packer->layout, &packer->layout->fields.items[field->field], index, image);
    for (uint32_t i = 0; i < field->size; i++)
        to[i] |= image[i];
}

static void add_pointer(const struct structure_packer *packer, struct trial_pointer *pointers, uint32_t *count,
                        uint32_t at, uint32_t object)
{
    if (object != NO_OBJECT && packer->number[object] != NO_OBJECT)
        pointers[(*count)++] = (struct trial_pointer){.at = at, .object = packer->number[object]};
}

static void write_fields(const struct structure_packer *packer, const struct value_graph *graph,
                         const struct packed_object *object, uint8_t *bytes, struct trial_pointer *pointers,
                         uint32_t *count)
{
    const struct packed_field *field = packer->fields + object->first_field, *end = field + object->field_count;
    for (; field < end; field++) {
        uint32_t index = graph->index[field->field];
        if (field->guarded && !value_field_present(graph, field->field))
            continue;
        switch (field->writing) {
        case WRITE_NUMBER:
            memcpy(bytes + field->offset, &field->values[index].integer, field->size);
            break;
        case WRITE_IMAGE:
            layout_value_image(packer->layout, &packer->layout->fields.items[field->field], index,
                               bytes + field->offset);
            break;
        case WRITE_BITS:
            write_bits(packer, field, index, bytes + field->offset);
            break;
        case WRITE_ADDRESS:
            add_pointer(packer, pointers, count, field->offset, field->values[index].object);
            break;
        case WRITE_NOTHING:
            break;
        }
    }
}

static void pack_object(const struct structure_packer *packer, const struct value_graph *graph, uint32_t number,
                        struct text *out)
{
    const struct packed_object *object = &packer->objects[number];
    uint32_t size = size_of(packer, graph, object), room = (size + 7) & ~7u, count = 0;
    size_t most = object->field_count + object->pointer_count;
    text_reserve(out, sizeof(struct trial_object) + room + most * sizeof(struct trial_pointer));
    struct trial_object *head = (struct trial_object *)(out->s + out->length);
    uint8_t *bytes = (uint8_t *)(head + 1);
    struct trial_pointer *pointers = (struct trial_pointer *)(bytes + room);
    if (packer->layout->objects.items[number].kind == OBJECT_STRING)
        memcpy(bytes, packer->layout->objects.items[number].string, size);
    else
        memset(bytes, 0, size);
    memset(bytes + size, 0, room - size);
    const struct constant_pointer *constant = packer->pointers.items + object->first_pointer;
    for (size_t i = 0; i < object->pointer_count; i++)
        if (constant[i].at + sizeof(uint64_t) <= size)
            add_pointer(packer, pointers, &count, constant[i].at, constant[i].object);
    write_fields(packer, graph, object, bytes, pointers, &count);
    *head = (struct trial_object){.size = size, .align = object->align, .pointer_count = count};
    out->length += sizeof *head + room + count * sizeof *pointers;
}

size_t structure_pack(struct structure_packer *packer, const struct value_graph *graph, struct text *out)
{
    size_t start = out->length;
    text_reserve(out, sizeof(struct trial_structure));
    out->length += sizeof(struct trial_structure);
    for (size_t i = 0; i < graph->reachable_count; i++)
        packer->number[graph->reachable[i]] = (uint32_t)i;
    for (size_t i = 0; i < graph->reachable_count; i++)
        pack_object(packer, graph, graph->reachable[i], out);
    for (size_t i = 0; i < graph->reachable_count; i++)
        packer->number[graph->reachable[i]] = NO_OBJECT;
    *(struct trial_structure *)(out->s + start) =
        (struct trial_structure){.size = (uint32_t)(out->length - start - sizeof(struct trial_structure)),
                                 .object_count = (uint32_t)graph->reachable_count};
    out->s[out->length] = '\0';
    return start;
}
