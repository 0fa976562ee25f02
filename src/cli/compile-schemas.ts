/** A step of the build, not a command: compiles the schemas of a folder to code beside them, so that no command has to. */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeAtomically } from '#compiler/emit/cache.ts';
import { compileValidators } from '#compiler/validate/ahead/compile-validators.ts';
import { validatorsFile } from '#compiler/validate/ahead/load-validators.ts';

const [schemasDir = 'schemas'] = process.argv.slice(2);
const file = validatorsFile(schemasDir);
await mkdir(dirname(file), { recursive: true });
await writeAtomically(file, await compileValidators(schemasDir));
