import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {caddyfile} from '@/lib/output/hosting/caddy';
import {nginxConf} from '@/lib/output/hosting/nginx';

export interface Host {
  readonly url: string;
  stop(): void;
}

/** Installs a Debian package when the program is missing and we may; otherwise says what to do. */
export function ensureProgram(program: string, debianPackage: string): void {
  const isThere = () =>
    ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some((folder) => existsSync(path.join(folder, program)));
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['install', '-y', '-q', debianPackage], {stdio: 'ignore'});
  }
  if (!isThere()) {
    throw new Error(`${program} is not installed. Install it, for example: sudo apt-get install ${debianPackage}`);
  }
}

/** A folder with the export below the base path, as the recipes expect it. */
function rootOf(out: string, base: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunroot-host-'));
  const site = path.join(folder, 'www', base);
  mkdirSync(path.dirname(site), {recursive: true});
  symlinkSync(path.resolve(out), site.replace(/\/$/, ''));
  return folder;
}

export async function nginx(out: string, base: string): Promise<Host> {
  const [folder, port] = [rootOf(out, base), await freePort()];
  const site = nginxConf({base, listen: `127.0.0.1:${port}`, root: path.join(folder, 'www')});
  const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; user root;
events {} http { include /etc/nginx/mime.types; access_log off; ${tempPaths(folder)}\n${site}\n}`;
  writeFileSync(path.join(folder, 'nginx.conf'), main);
  return start('/usr/sbin/nginx', ['-c', path.join(folder, 'nginx.conf')], {}, port, folder);
}

export async function caddy(out: string, base: string): Promise<Host> {
  const [folder, port] = [rootOf(out, base), await freePort()];
  writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${caddyfile({base})}`);
  const env = {
    SUNROOT_ADDRESS: `http://127.0.0.1:${port}`,
    SUNROOT_ROOT: path.join(folder, 'www'),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const args = ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return start('/usr/bin/caddy', args, env, port, folder);
}

function tempPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
}

/** Starts a server program and waits until it responds; deletes `folder` when it stops. */
export async function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  port: number,
  folder: string,
): Promise<Host> {
  const child: ChildProcess = spawn(program, args, {
    env: {...process.env, ...env},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) {
      const stop = () => {
        child.kill();
        rmSync(folder, {recursive: true, force: true});
      };
      return {url, stop};
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill();
  throw new Error(`${program} does not answer on port ${port}:\n${said}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
