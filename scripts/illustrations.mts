/*
 * Draws the raster illustrations of the articles. Run by hand after a change: `npm run illustrations`, or with a part of a file's name
 * to draw only that one. The results are committed beside the articles.
 */
import {SiteError} from '@/lib/errors';
import {runCommand} from '@/lib/options';
import {germination} from './illustrations/germination.mts';
import {yellowLeaves} from './illustrations/leaves.mts';
import {nightSky} from './illustrations/night.mts';
import {print} from './illustrations/press.mts';
import {pulseTray} from './illustrations/pulses.mts';
import {soilProfile} from './illustrations/soil.mts';
import {deepWater} from './illustrations/water.mts';

const ILLUSTRATIONS = [deepWater, germination, nightSky, pulseTray, soilProfile, yellowLeaves];
const USAGE = {command: 'npm run illustrations -- [PART OF A NAME]', options: {}, takesWords: true} as const;

await runCommand(USAGE, async ({words: [part = '']}) => {
  const wanted = ILLUSTRATIONS.filter(({file}) => file.includes(part));
  if (wanted.length === 0) {
    const fix = `write a part of one of these: ${ILLUSTRATIONS.map(({file}) => file).join(', ')}`;
    throw new SiteError({problem: `No illustration has "${part}" in its name.`, fix});
  }
  for (const illustration of wanted) {
    const bytes = await print(illustration);
    console.log(`${illustration.file}: ${Math.round(bytes / 1024)} kB`);
  }
});
