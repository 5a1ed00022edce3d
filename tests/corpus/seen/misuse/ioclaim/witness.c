#include "ioclaim.h"

#include <stdlib.h>

int
main(int argc, char **argv)
{
	struct iores root = IORES_INIT(0, UINT32_MAX, "mem"), other;
	struct iores uart = IORES_INIT(0x4000, 0x4fff, "uart");
	struct iores fifo = IORES_INIT(0x4100, 0x41ff, "fifo");
	struct iores *heap = malloc(sizeof *heap), *r;
	unsigned n = 0;

	iores_init(&other, 0x4800, 0x57ff, "other");
	iores_init(heap, 9, 8, "heap");
	if (iores_claim(&root, &uart) != 0 || iores_claim(&uart, &fifo) != 0 ||
	    iores_claim(&root, &other) != IORES_EBUSY || iores_conflict(&root, &other) != &uart ||
	    iores_claim(&uart, &other) != IORES_EINVAL || iores_claim(&root, heap) != IORES_EINVAL)
		return 2;
	if (iores_place(&root, heap, 0, 1) != IORES_EINVAL || iores_place(&root, heap, 1, 3) != IORES_EINVAL ||
	    iores_place(&root, heap, 0x4001, 0x1000) != 0 || heap->start != 0x5000)
		return 2;
	if (iores_lookup(&root, 0x4100) != &fifo || iores_lookup(&root, 0x4fff) != &uart ||
	    iores_lookup(&root, 0) != &root || iores_lookup(&uart, 0) != NULL)
		return 2;
	for (r = iores_walk(&root, &root); r != NULL; r = iores_walk(&root, r))
		n += iores_depth(&root, r);
	if (n != 4 || iores_walk(&uart, &fifo) != NULL)
		return 2;
#ifdef LEGAL
	(void)argc, (void)argv;
	iores_release(&uart);
	iores_release(heap);
	if (iores_place(&root, heap, UINT32_MAX, 1u << 31) != 0 || heap->start != 0 ||
	    iores_claim(&other, &root) != IORES_EINVAL)
		return 2;
	iores_release(heap);
	if (iores_place(&root, heap, 1, 1u << 31) != 0 || iores_place(&root, &uart, 1, 1) != IORES_EINVAL ||
	    iores_place(&root, &other, UINT32_MAX - 1, 4) != IORES_EBUSY || other.start != 0x4800 ||
	    iores_place(&root, &other, UINT32_MAX, 1) != 0 || other.end != UINT32_MAX)
		return 2;
	free(heap);
#else
	switch (argc > 1 ? atoi(argv[1]) : 1) {
	case 1:
		free(heap);
		iores_lookup(&root, UINT32_MAX);
		break;
	case 2:
		iores_release(&other);
		break;
	case 3:
		iores_claim(&uart, &fifo);
		break;
	case 4:
		iores_claim(&uart, &root);
		break;
	case 5:
		iores_walk(&uart, heap);
		break;
	}
#endif
	return 0;
}
