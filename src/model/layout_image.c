/* Domain values as the bytes that stand for them in memory (x86-64: little
 * endian, long double has 10 significant bytes). */
#include <string.h>
#include "model/layout.h"
#include "model/type_kinds.h"

static void put_integer(const struct layout_field *field, long long value, uint8_t *image)
{
    unsigned __int128 bits = (unsigned long long)value;
    if (value < 0 && type_is_negative(field->type))
        bits = (unsigned __int128)(__int128)value;
    if (field->bit_width)
        bits = (bits & (((unsigned __int128)1 << field->bit_width) - 1)) << field->bit_shift;
    for (uint32_t i = 0; i < field->size && i < sizeof bits; i++)
        image[i] = (uint8_t)(bits >> (8 * i));
}

static void put_real(const struct layout_field *field, long double value, uint8_t *image)
{
    if (field->size == sizeof(float)) {
        float narrow = (float)value;
        memcpy(image, &narrow, sizeof narrow);
    } else if (field->size == sizeof(double)) {
        double narrow = (double)value;
        memcpy(image, &narrow, sizeof narrow);
    } else {
        memcpy(image, &value, 10);
    }
}

static void put_pointer(const struct layout *layout, uint32_t object, uint8_t *image)
{
    uint64_t address = object == NO_OBJECT ? 0 : LAYOUT_ADDRESS + layout->objects.items[object].offset;
    memcpy(image, &address, sizeof address);
}

void layout_value_image(const struct layout *layout, const struct layout_field *field, uint32_t index, uint8_t *image)
{
    const struct domain_value *value = &field->values[index];
    memset(image, 0, field->size);
    switch (field->kind) {
    case CHOICE_INTEGER:
    case CHOICE_BOOL:
    case CHOICE_ENUM:
        put_integer(field, value->integer, image);
        break;
    case CHOICE_FLOAT:
        put_real(field, value->real, image);
        break;
    case CHOICE_STRING:
        if (field->type->kind == TYPE_ARRAY) {
            memcpy(image, value->string, strlen(value->string));
            break;
        }
        put_pointer(layout, value->object, image);
        break;
    case CHOICE_REFERENCE:
    case CHOICE_OPAQUE:
    case CHOICE_ARRAY:
        put_pointer(layout, value->object, image);
        break;
    case CHOICE_UNBOUNDED:
        break;
    }
}
