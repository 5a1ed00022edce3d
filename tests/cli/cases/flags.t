Compiler flags are split as a shell does; those that would change what is
measured are left out.

$ assay count stray.c --scope 3 --quiet 2>/dev/null
> 6
$ assay count stray.c --scope 3 --quiet --cflags '-DLESS' 2>/dev/null
> 3
$ assay count stray.c --scope 3 --quiet --cflags "-D 'LESS=1'" 2>/dev/null
> 3
$ assay count list.c --scope 1 --cflags '-Werror -DNDEBUG -O3'
> 2
! assay: left out compiler flags: -Werror -DNDEBUG
! assay: list_ok, scope 1: 2 valid of 5 explored in N s, complete
$ assay count list.c --scope 1 -p missing.json
! assay: cannot read 'missing.json': No such file or directory
= 2
