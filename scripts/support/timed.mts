/** How long a step may be silent. */
const SILENCE_MS = 4000;

/** Runs a step of the build and prints how long it took; a long one reports that it is still running. */
export async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const timer = setInterval(() => console.log(`  ${name} …`), SILENCE_MS);
  try {
    const result = await run();
    console.log(`  ${name} (${Math.round(performance.now() - start)} ms)`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
