// peers.mjs NODE_MODULES FILE: for each line of FILE, a pattern, the strings a second of
// randexp and of fast-check, as they come, distinct or not; '-' where one refuses.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const [modules, file] = process.argv.slice(2);
const require = createRequire(resolve(modules, 'here.js'));
const RandExp = require('randexp');
const fc = require('fast-check');

function rate(make) {
  try {
    let count = 0, batch = 10;
    make(batch); // warms up
    const start = process.cpuUsage();
    for (;;) {
      make(batch);
      count += batch;
      const used = process.cpuUsage(start);
      const seconds = (used.user + used.system) / 1e6;
      if (seconds > 0.2) return Math.round(count / seconds);
      batch *= 2;
    }
  } catch {
    return '-';
  }
}

for (const pattern of readFileSync(file, 'utf8').split('\n')) {
  if (!pattern) continue;
  const generator = new RandExp(new RegExp(pattern));
  const randexp = (n) => {
    for (let i = 0; i < n; i++) generator.gen();
  };
  const fastCheck = (n) => fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), n);
  console.log(rate(randexp), rate(fastCheck));
}
