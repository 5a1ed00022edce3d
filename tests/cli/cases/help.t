Help is written from the same table that the parser reads.

$ assay --version
$ assay --help
$ assay gen --help
$ assay count -h
