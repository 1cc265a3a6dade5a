import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** Seconds and megabytes. */
export interface Measured {
  readonly wall: number;
  /** User and system time of all processes. */
  readonly cpu: number;
  /** The largest process. */
  readonly memory: number;
}

const TICKS_A_SECOND = 100;

/**
 * Runs a command and measures all of its processes through /proc four times a second (Linux only), including those
 * killed before anybody waits for them.
 *
 * @throws with the end of the command's output when it fails
 */
export function measure(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Measured> {
  const start = performance.now();
  const child = spawn(command[0]!, command.slice(1), {cwd, env: {...process.env, ...env}, detached: true});
  const ticks = new Map<string, number>();
  let memory = 0;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
    });
  }
  const look = setInterval(() => {
    for (const {pid, cpu, peak} of processesOf(child.pid!)) {
      ticks.set(pid, cpu);
      memory = Math.max(memory, peak);
    }
  }, 250);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(look);
      if (code !== 0) return reject(new Error(`${command.join(' ')} in ${cwd} ended with ${code}:\n${output}`));
      const cpu = [...ticks.values()].reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
      resolve({wall: (performance.now() - start) / 1000, cpu, memory});
    });
  });
}

/** The processes of a session, see proc_pid_stat(5) for the fields. */
function processesOf(session: number) {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[3]) !== session) return [];
      const peak = Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
      return [{pid, cpu: Number(fields[11]) + Number(fields[12]), peak}];
    } catch {
      // it ended while we were looking
      return [];
    }
  });
}
