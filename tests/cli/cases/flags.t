Compiler flags are split as a shell does; those that would change what is
measured are left out.

$ assay count stray.c --scope 3 --quiet 2>/dev/null
$ assay count stray.c --scope 3 --quiet --cflags '-DLESS' 2>/dev/null
$ assay count stray.c --scope 3 --quiet --cflags "-D 'LESS=1'" 2>/dev/null
$ assay count list.c --scope 1 --cflags '-Werror -DNDEBUG -O3'
$ assay count list.c --scope 1 -p missing.json
