import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileValidators } from '#compiler/validate/ahead/compile-validators.ts';
import { validatorsFile } from '#compiler/validate/ahead/load-validators.ts';

/** A step of the build: compiles the schemas of a folder to code beside them, so that no command has to. */
const [schemasDir = 'schemas'] = process.argv.slice(2);
const file = validatorsFile(schemasDir);
const source = await compileValidators(schemasDir);
mkdirSync(dirname(file), { recursive: true });
// Another command may be reading what lies there.
writeFileSync(`${file}.new`, source);
renameSync(`${file}.new`, file);
