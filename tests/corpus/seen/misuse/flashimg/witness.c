#include "flashimg.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    size_t size = 0, length;
    fi_builder *b = fi_begin(0x08004000);
    fi_section_begin(b, FI_CODE);
    fi_put8(b, 7);
    fi_put32(b, 0x01020304);
#ifdef LEGAL
    (void)argc, (void)argv;
    fi_align(b, 8);
    fi_align(b, 1);
    fi_put(b, NULL, 0);
    fi_section_end(b);
    fi_section_begin(b, FI_DATA);
    fi_section_end(b);
    if (fi_size(b) != 8 + 4 + 8 + 4)
        return 2;
    uint8_t *image = fi_finish(b, &size);
    if (size != 28 || !fi_verify(image, size) || fi_verify(image, size - 1) || fi_verify(image, 0))
        return 2;
    const uint8_t *code = fi_find(image, size, FI_CODE, &length);
    if (code == NULL || length != 8 || code[1] != 4 || code[7] != 0xff || fi_find(image, size, FI_CONFIG, &length) ||
        fi_find(image, size, FI_DATA, &length) == NULL || length != 0)
        return 2;
    image[12]++;
    if (fi_verify(image, size))
        return 2;
    memset(image, 0xff, size);
    memcpy(image, "FIMG", 4);
    if (fi_verify(image, size))
        return 2;
    free(image);
    b = fi_begin(0);
    fi_section_begin(b, FI_DATA);
    void *large = calloc(1, FI_MAX_SIZE);
    fi_put(b, large, FI_MAX_SIZE);
    fi_align(b, 64);
    fi_section_end(b);
    fi_section_begin(b, FI_DATA);
    fi_section_end(b);
    free(large);
    if (fi_finish(b, &size) != NULL)
        return 2;
    b = fi_begin(0);
    fi_section_begin(b, FI_DATA);
    fi_abort(b);
    return 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        fi_section_end(b);
        fi_put8(b, 1);
        break;
    case 2:
        fi_section_begin(b, FI_DATA);
        break;
    case 3:
        fi_finish(b, &size);
        break;
    case 4:
        fi_section_end(b);
        fi_section_end(b);
        break;
    case 5:
        fi_section_end(b);
        free(fi_finish(b, &size));
        fi_size(b);
        break;
    case 6:
        fi_align(b, 3);
        break;
    case 7:
        fi_find((const uint8_t *)"FIMG....1234", 12, FI_CODE, &length);
        break;
    }
    return 0;
#endif
}
