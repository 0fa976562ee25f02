/** FormatJS's own check that all languages have the same messages with the same placeholders and plurals. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const folder = 'markets/base/messages';
const files = readdirSync(join(root, folder)).map((file) => join(folder, file));
const options = ['verify', '--source-locale', 'en', '--missing-keys', '--extra-keys', '--structural-equality', ...files];
execFileSync(join(root, 'node_modules/.bin/formatjs'), options, { cwd: root, stdio: 'inherit' });
