#include "bloomkit.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
	struct bloom a, b;
#ifdef LEGAL
	unsigned char m[32], n[32], image[64];
	(void)argc, (void)argv;
	assert(bloom_bytes(0, 0) == 1 && bloom_bytes(1, 1) == 1 && bloom_bytes(10, 10) == 13);
	assert(bloom_bytes(SIZE_MAX, 1) == 0 && bloom_bytes(2, (unsigned)-1) == 0 && bloom_bytes(1, 1u << 27) == BLOOM_MAX_BYTES);
	assert(bloom_init(&a, m, 0, 1) == -1 && bloom_init(&a, m, SIZE_MAX, 1) == -1);
	assert(bloom_init(&a, m, 32, 0) == -1 && bloom_init(&a, m, 32, 17) == -1);
	assert(bloom_init(&a, m, 32, 16) == 0 && bloom_init(&b, n, 32, 16) == 0);
	assert(bloom_load_factor(&a) == 0 && !bloom_test(&a, NULL, 0));
	bloom_add(&a, NULL, 0);
	assert(bloom_test(&a, "", 0) && bloom_load_factor(&a) > 0);
	bloom_add(&b, "one", 3);
	bloom_merge(&a, &b);
	bloom_merge(&a, &a);
	assert(bloom_test(&a, "one", 3) && bloom_test(&a, NULL, 0));
	assert(bloom_image_size(&a) <= sizeof image);
	bloom_save(&a, image);
	bloom_clear(&a);
	assert(!bloom_test(&a, "one", 3) && bloom_restore(&a, image, 3) == -1 && bloom_restore(&a, NULL, 0) == -1);
	assert(bloom_restore(&a, image, bloom_image_size(&a)) == 0 && bloom_test(&a, "one", 3));
	image[0] = 'X';
	assert(bloom_restore(&a, image, bloom_image_size(&a)) == -1);
	assert(bloom_init(&b, n, 1, 1) == 0);
	for (unsigned char i = 0; i < 255; i++) {
		bloom_add(&b, &i, 1);
		assert(bloom_test(&b, &i, 1));
	}
	assert(bloom_load_factor(&b) == 1.0);
#else
	int rule = argc > 1 ? atoi(argv[1]) : 1;
	void *m = malloc(64), *n = malloc(8);
	if (!m || !n)
		return 0;
	bloom_init(&a, m, 64, 3);
	bloom_init(&b, n, 8, 3);
	if (rule == 1) {
		bloom_merge(&a, &b);
	} else if (rule == 2) {
		free(n);
		n = NULL;
		bloom_add(&b, "x", 1);
	} else {
		unsigned char *out = malloc(8);
		bloom_save(&b, out);
		free(out);
	}
	free(m);
	free(n);
#endif
	return 0;
}
