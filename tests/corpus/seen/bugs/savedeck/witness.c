#include "savedeck.h"
#include <limits.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
#ifdef LEGAL
    static unsigned char big[SD_MAX_BLOB + 1];
    char buf[4] = "";
    savedeck *d = sd_open(3);
    CHECK(d && sd_slots(d) == 3);
    CHECK(!sd_open(0) && !sd_open(65) && !sd_open(INT_MIN));
    CHECK(sd_size(d, 0) == SD_VACANT && sd_size(d, -1) == SD_RANGE && sd_size(d, INT_MAX) == SD_RANGE);
    CHECK(sd_write(d, 0, NULL, 0) == SD_OK && sd_size(d, 0) == 0);
    CHECK(sd_write(d, 0, "abc", 3) == SD_OK && sd_read(d, 0, buf, 2) == 2 && !strcmp(buf, "ab"));
    CHECK(sd_write(d, 0, big, SD_MAX_BLOB) == SD_OK && sd_write(d, 0, big, sizeof big) == SD_TOOBIG);
    CHECK(sd_write(d, 0, big, SIZE_MAX) == SD_TOOBIG);
    CHECK(sd_read(d, 0, NULL, 0) == 0);
    CHECK(sd_set_label(d, 0, "castle") == SD_OK && sd_set_label(d, 0, sd_label(d, 0)) == SD_OK);
    CHECK(sd_set_label(d, 0, "0123456789012345678901234567890123") == SD_TOOBIG);
    CHECK(sd_copy(d, 0, 0) == SD_OK && sd_copy(d, 0, 1) == SD_OK && sd_copy(d, 2, 0) == SD_VACANT);
    CHECK(!strcmp(sd_label(d, 1), "castle") && sd_checksum(d, 0) == sd_checksum(d, 1));
    CHECK(sd_swap(d, 1, 2) == SD_OK && sd_label(d, 1) == NULL && sd_swap(d, 2, 2) == SD_OK);
    CHECK(sd_swap(d, 0, 3) == SD_RANGE && sd_copy(d, 0, 3) == SD_RANGE);
    CHECK(sd_erase(d, 2) == SD_OK && sd_erase(d, 2) == SD_VACANT && sd_checksum(d, 2) == 0);
    CHECK(sd_write(d, 2, NULL, 0) == SD_OK);
    sd_close(d);
    sd_close(NULL);
    return 0;
#else
    savedeck *d = sd_open(1);
    CHECK(d);
    sd_write(d, 0, "x", 1);
    sd_write(d, 0, NULL, 0);
    sd_close(d);
    return 0;
#endif
}
