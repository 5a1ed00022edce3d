#include "parcel.h"

#include <string.h>

int main(void)
{
	unsigned char bytes[300], long_name[300];
	size_t len;
	parcel_t *p = parcel_new(), *q;

	if (parcel_put(p, "b", "xyz", 3) || parcel_put(p, "a", NULL, 0) || parcel_put(p, "b", "uv", 2) || parcel_count(p) != 2)
		return 2;
	if (parcel_put(p, "", "", 0) != PARCEL_EARG || parcel_put(p, "c", "", (size_t)-1) != PARCEL_EARG)
		return 2;
	memset(long_name, 'n', sizeof long_name);
	long_name[256] = 0;
	if (parcel_put(p, (char *)long_name, "", 0) != PARCEL_EARG || parcel_size(p) != 12 || parcel_save(p, bytes, 11) != 0)
		return 2;
	if (parcel_save(p, bytes, sizeof bytes) != 12 || parcel_load(bytes, 12, &q) || parcel_count(q) != 2)
		return 2;
	if (memcmp(parcel_get(q, "b", &len), "uv", 2) != 0 || len != 2 || parcel_get(q, "a", &len) == NULL || len != 0)
		return 2;
	if (parcel_remove(q, "b") || parcel_remove(q, "b") != PARCEL_ENOENT || strcmp(parcel_name(q, 0), "a") != 0 || parcel_name(q, 1) != NULL)
		return 2;
	if (parcel_remove(q, parcel_name(q, 0)) || parcel_size(q) != 2)
		return 2;
	parcel_free(q);
	if (parcel_load("PP", 2, &q) != PARCEL_ETRUNC || parcel_load("P", 1, &q) != PARCEL_ETRUNC || parcel_load(NULL, 0, &q) != PARCEL_ETRUNC)
		return 2;
	if (parcel_load("P\1\1a\0\1", 6, &q) != PARCEL_ETRUNC || parcel_load("P\0x", 3, &q) != PARCEL_ETRAIL || q != NULL)
		return 2;
	if (parcel_load("P\1\0", 3, &q) != PARCEL_ETRUNC || parcel_load("P\xff", 2, &q) != PARCEL_EMAGIC)
		return 2;
	if (parcel_load("P\1\1\0\0\0", 6, &q) != PARCEL_EARG)
		return 2;
	parcel_free(p);
	if (strcmp(parcel_strerror((parcel_err)-1), "unknown error") != 0)
		return 2;
#ifndef LEGAL
	parcel_load("P\1\1a", 4, &q);
#endif
	return 0;
}
