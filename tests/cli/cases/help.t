Help is written from the same table that the parser reads.

$ assay --version
> assay 0.1.0
$ assay --help
> usage: assay COMMAND FILE [options]
> 
> Assay finds the test inputs a C programmer would not think of.
> 
> commands:
>   gen                       print every structure that a C predicate accepts
>   count                     print how many structures a C predicate accepts
> 
> Also: 'assay COMMAND --help', 'assay --version'.
$ assay gen --help
> usage: assay gen FILE [options]
> 
> Finds every structure, up to isomorphism, for which a predicate defined in FILE
> returns true, and prints them in the order of the search.
> 
> The predicate is ordinary C. Its bounds come from ASSAY_SPACE(predicate, n) in
> the same files, run with n set to the scope. Where there is none they are
> inferred from the types, and the inferred space is printed as C that can be
> pasted.
> 
> options:
>   --predicate NAME          the predicate; needed when FILE defines several
>                             functions that could be one
>   --scope N                 the size of the space: its n (default 4)
>   --source FILE             another C file that belongs to the program; may be
>                             given again
>   --format jsonl|json|text|c|dot|none
>                             how structures are printed (default jsonl)
>   --output PATH             write the result to PATH instead of stdout; PATH
>                             appears when it is whole
>   --limit N                 stop after N valid structures
>   --cflags FLAGS            flags of the C compiler, quoted as in a shell; may
>                             be given again
>   -p PATH                   take the flags from this compile_commands.json (or
>                             the folder that has one)
>   --timeout S               most seconds for one run of the predicate (default
>                             10)
>   --time S                  most seconds for the whole command; what was found
>                             until then is kept
>   --mem MB                  most memory for the predicate (default 1024)
>   --stack KB                stack of the predicate (default 8192)
>   --steps N                 most loop turns and calls in one run of the
>                             predicate (default 1 million)
>   --engine enumerate|enumerate-rerun|enumerate-portable
>                             how the search is done (default enumerate)
>   --verify N                have a sample of N structures judged again by the
>                             checked build, with sanitizers
>   --build checked|fast      how --verify builds: with sanitizers (checked, the
>                             default) or without (fast)
>   --cc clang-19|gcc         the compiler of --verify (default clang-19)
>   --no-fork                 run the predicate inside assay itself, for a
>                             debugger; a crash ends assay
>   --stats json              end with one line of statistics on stderr
>   --quiet                   say nothing but errors, warnings and failures
>   --color auto|always|never color messages (default auto: on a terminal)
>   -h, --help                show this help
> 
> exit status: 0 done, 1 failures found, 2 usage or bad input, 3 Assay itself could
> not go on, 130 interrupted
$ assay count -h
> usage: assay count FILE [options]
> 
> Searches like 'assay gen', but prints one line with the number of valid
> structures instead of the structures.
> 
> options:
>   --predicate NAME          the predicate; needed when FILE defines several
>                             functions that could be one
>   --scope N                 the size of the space: its n (default 4)
>   --source FILE             another C file that belongs to the program; may be
>                             given again
>   --output PATH             write the result to PATH instead of stdout; PATH
>                             appears when it is whole
>   --limit N                 stop after N valid structures
>   --cflags FLAGS            flags of the C compiler, quoted as in a shell; may
>                             be given again
>   -p PATH                   take the flags from this compile_commands.json (or
>                             the folder that has one)
>   --timeout S               most seconds for one run of the predicate (default
>                             10)
>   --time S                  most seconds for the whole command; what was found
>                             until then is kept
>   --mem MB                  most memory for the predicate (default 1024)
>   --stack KB                stack of the predicate (default 8192)
>   --steps N                 most loop turns and calls in one run of the
>                             predicate (default 1 million)
>   --engine enumerate|enumerate-rerun|enumerate-portable
>                             how the search is done (default enumerate)
>   --verify N                have a sample of N structures judged again by the
>                             checked build, with sanitizers
>   --build checked|fast      how --verify builds: with sanitizers (checked, the
>                             default) or without (fast)
>   --cc clang-19|gcc         the compiler of --verify (default clang-19)
>   --no-fork                 run the predicate inside assay itself, for a
>                             debugger; a crash ends assay
>   --stats json              end with one line of statistics on stderr
>   --quiet                   say nothing but errors, warnings and failures
>   --color auto|always|never color messages (default auto: on a terminal)
>   -h, --help                show this help
> 
> exit status: 0 done, 1 failures found, 2 usage or bad input, 3 Assay itself could
> not go on, 130 interrupted
