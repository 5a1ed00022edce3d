Help is written from the same table that the parser reads.

$ assay --version
> assay 0.1.0
$ assay --help
> usage: assay COMMAND [options]
> 
> Assay finds the test inputs a C programmer would not think of.
> 
> commands:
>   test                      run the properties of C files on generated inputs
>   api                       call the functions of a library in sequences that
>                             grow from what earlier ones did
>   replay                    run a kept failure again
>   show                      list the kept failures, or print some of them
>   export                    write kept failures, or a sample of passing inputs,
>                             as a C test
>   gen                       print every structure that a C predicate accepts, or
>                             inputs that a .assay program asks for
>   count                     print how many structures a C predicate accepts
> 
> Also: 'assay COMMAND --help', 'assay --version'.
$ assay gen --help
> usage: assay gen FILE [options]
> 
> Of a C file: finds every structure, up to isomorphism, for which a predicate
> defined in FILE returns true, and prints them in the order of the search.
> 
> The predicate is ordinary C. Its bounds come from ASSAY_SPACE(predicate, n) in
> the same files, run with n set to the scope. Where there is none they are
> inferred from the types, and the inferred space is printed as C that can be
> pasted.
> 
> Of a .assay program: for each of its generate blocks, as many inputs as the
> block says, all of which satisfy the program's assertions, and every two of
> which differ as it says. When there are fewer, the exit status is 1 and a
> message says whether more can exist.
> 
> options for C files:
>   --predicate NAME          the predicate; needed when FILE defines several
>                             functions that could be one
>   --scope N                 the size of the space: its n (default 4)
>   --source FILE             another C file that belongs to the program; may be
>                             given again
>   --cflags FLAGS            flags of the C compiler, quoted as in a shell; may
>                             be given again
>   -p PATH                   take the flags from this compile_commands.json (or
>                             the folder that has one)
>   --timeout S               most seconds for one run of the code under test
>                             (default 10)
>   --stack KB                stack of the predicate (default 8192)
>   --steps N                 most loop turns and calls in one run of the
>                             predicate (default 1 million)
>   --verify N                have a sample of N structures judged again by the
>                             checked build, with sanitizers
>   --build checked|fast      how --verify builds: with sanitizers (checked, the
>                             default) or without (fast)
>   --cc clang-19|gcc         the compiler of --verify (default clang-19)
>   --no-fork                 run the predicate inside assay itself, for a
>                             debugger; a crash ends assay
> 
> options for .assay programs:
>   --seed S                  the same seed gives the same inputs (default 0)
>   --generate NAME           only this generate block; may be given again
>   --inputs N                N inputs of each block, instead of as many as it
>                             says
>   --solver NAME             who finds inputs: native, z3, smtlib:COMMAND (a
>                             program that reads SMT-LIB), or auto, the default:
>                             native where that will do, and z3 for the rest
>   --encoding auto|one|all|distinct|forall
>                             how a solver is asked: for one input after the
>                             other, or for all at once (default auto)
>   --solver-timeout S        most seconds for one question to a solver (default
>                             10)
> 
> options:
>   --format jsonl|json|text|c|dot|none|csv
>                             how results are printed (default jsonl); dot is for
>                             structures, csv for inputs of .assay programs
>   --output PATH             write the result to PATH instead of stdout; PATH
>                             appears when it is whole
>   --limit N                 stop after N results
>   --time S                  most seconds for the whole command; what was found
>                             until then is kept
>   --mem MB                  most memory for the code under test (default 1024)
>                             or for a solver (default 4096)
>   --engine enumerate|enumerate-rerun|enumerate-portable|solve
>                             how the search is done (default enumerate; solve
>                             where FILE ends in .assay)
>   --stats json              end with one line of statistics on stderr
>   --quiet                   say nothing but errors, warnings and failures
>   --color auto|always|never color messages (default auto: on a terminal)
>   -h, --help                show this help
> 
> exit status: 0 done, 1 failures found or fewer inputs than asked for, 2 usage or
> bad input, 3 Assay itself could not go on, 130 interrupted
$ assay count -h | head -4
> usage: assay count FILE [options]
> 
> Searches like 'assay gen', but prints one line with the number of valid
> structures instead of the structures.
$ assay test --help
> usage: assay test FILE... [options]
> 
> Runs every function marked ASSAY_PROPERTY in the files: on all inputs of scope
> 0, 1, ... up to --scope, or on random ones with --runs and --seed. A property
> fails by assert, signal, sanitizer report, leak, a read of uninitialised memory,
> no end in time, or by returning false.
> 
> A failing input is made as small as possible, printed, and kept in
> .assay/failures/ as a text and as a C test that compiles alone. Kept failures
> are tried first the next time.
> 
> options:
>   --scope N                 the size of the space: its n (default 4)
>   --runs N                  random inputs, so many (default 1000 with --seed),
>                             instead of all up to the scope
>   --seed S                  the seed of random inputs; the same seed gives the
>                             same inputs (default: a new one each time)
>   --filter PATTERN          only properties whose name matches this shell
>                             pattern; may be given again
>   --list                    print the names of the properties, one a line, and
>                             run nothing
>   --fail-fast               stop at the first failure
>   --ci                      for unattended runs: a fixed seed, no state written,
>                             failures printed in full
>   --source FILE             another C file that belongs to the program; may be
>                             given again
>   --format text|tap|junit|jsonl
>                             how results are printed (default text)
>   --output PATH             write the result to PATH instead of stdout; PATH
>                             appears when it is whole
>   -j N                      run so many processes of the code under test at once
>                             (default 1)
>   --cflags FLAGS            flags of the C compiler, quoted as in a shell; may
>                             be given again
>   -p PATH                   take the flags from this compile_commands.json (or
>                             the folder that has one)
>   --timeout S               most seconds for one run of the code under test
>                             (default 10)
>   --time S                  most seconds for the whole command; what was found
>                             until then is kept
>   --shrink S                most seconds for making one failing input smaller
>                             (default 4)
>   --mem MB                  most memory for the code under test (default 1024)
>   --build checked|fast      build the code under test with sanitizers (checked,
>                             the default) or without (fast)
>   --cc clang-19|gcc         the compiler of the code under test (default
>                             clang-19)
>   --stats json              end with one line of statistics on stderr
>   --quiet                   say nothing but errors, warnings and failures
>   --color auto|always|never color messages (default auto: on a terminal)
>   -h, --help                show this help
> 
> exit status: 0 done, 1 failures found, 2 usage or bad input, 3 Assay itself
> could not go on, 130 interrupted
$ assay replay --help
> usage: assay replay ID [options]
> 
> Builds the code as it is now and runs the property on the kept input, with the
> output of the code under test on the terminal. Ends with status 1 when it still
> fails, 0 when it passes. ID is the name of a file in .assay/failures/, or an
> unambiguous beginning of it.
> 
> options:
>   --timeout S               most seconds for one run of the code under test
>                             (default 10)
>   --mem MB                  most memory for the code under test (default 1024)
>   --build checked|fast      build the code under test with sanitizers (checked,
>                             the default) or without (fast)
>   --cc clang-19|gcc         the compiler of the code under test (default
>                             clang-19)
>   --quiet                   say nothing but errors, warnings and failures
>   --color auto|always|never color messages (default auto: on a terminal)
>   -h, --help                show this help
> 
> exit status: 0 done, 1 failures found, 2 usage or bad input, 3 Assay itself
> could not go on, 130 interrupted
$ assay show --help
> usage: assay show [ID...] [options]
> 
> Without an ID: one line for each kept failure. With IDs (or unambiguous
> beginnings of them): what is known of each, with a picture of the input.
> 
> options:
>   --quiet                   say nothing but errors, warnings and failures
>   --color auto|always|never color messages (default auto: on a terminal)
>   -h, --help                show this help
> 
> exit status: 0 done, 1 failures found, 2 usage or bad input, 3 Assay itself
> could not go on, 130 interrupted
$ assay export --help
> usage: assay export ID...|FILE [options]
> 
> With IDs of kept failures: a C test of each input that made a property fail.
> With a FILE: a C test of a sample of inputs on which its property passes, chosen
> like the inputs of 'assay test'.
> 
> options:
>   --scope N                 the size of the space: its n (default 4)
>   --runs N                  random inputs, so many (default 1000 with --seed),
>                             instead of all up to the scope
>   --seed S                  the seed of random inputs; the same seed gives the
>                             same inputs (default: a new one each time)
>   --property NAME           the property to export inputs of; needed when FILE
>                             has several
>   --sample N                how many passing inputs of FILE's property to export
>                             (default 10)
>   --framework plain|cmocka|check|criterion
>                             what the C test is written for (default plain)
>   --source FILE             another C file that belongs to the program; may be
>                             given again
>   --output PATH             write the result to PATH instead of stdout; PATH
>                             appears when it is whole
>   --cflags FLAGS            flags of the C compiler, quoted as in a shell; may
>                             be given again
>   -p PATH                   take the flags from this compile_commands.json (or
>                             the folder that has one)
>   --timeout S               most seconds for one run of the code under test
>                             (default 10)
>   --time S                  most seconds for the whole command; what was found
>                             until then is kept
>   --mem MB                  most memory for the code under test (default 1024)
>   --build checked|fast      build the code under test with sanitizers (checked,
>                             the default) or without (fast)
>   --cc clang-19|gcc         the compiler of the code under test (default
>                             clang-19)
>   --quiet                   say nothing but errors, warnings and failures
>   --color auto|always|never color messages (default auto: on a terminal)
>   -h, --help                show this help
> 
> exit status: 0 done, 1 failures found, 2 usage or bad input, 3 Assay itself
> could not go on, 130 interrupted
