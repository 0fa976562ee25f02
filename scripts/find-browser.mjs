/** Finds the Chromium that browser tests drive; on Debian and as root it is installed where it is missing. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function findBrowser() {
  const wanted = [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path));
  if (wanted) return wanted;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('Browser tests need Chromium: install it, or name it in CHROMIUM_PATH');
  }
  console.log('Installing Chromium …');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return known[0];
}
