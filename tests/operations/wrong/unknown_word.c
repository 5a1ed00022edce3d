_Static_assert(1, "assay equals stack_equal");
