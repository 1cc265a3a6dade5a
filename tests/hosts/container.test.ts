import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const recipe = readFileSync('deploy/Dockerfile', 'utf8');
const config = readFileSync('deploy/nginx.conf', 'utf8');

test("the files that the container's recipe copies exist, and are not ignored", () => {
  const copied = [...recipe.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) => names!.split(' '));
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  expect(copied.filter((name) => !existsSync(name) || ignored.includes(name))).toEqual([]);
});

test('the export goes where nginx.conf looks for it, and the port matches', () => {
  // below a base path in a folder of this name, where nginx looks for the whole address
  const [, folder] = /^COPY --from=build \/site\/out (\S+)\$\{BASE_PATH\}$/m.exec(recipe)!;
  const [, port] = /^EXPOSE (\d+)$/m.exec(recipe)!;
  expect(config).toContain(`root ${folder};`);
  expect(config).toContain(`listen ${port};`);
});
