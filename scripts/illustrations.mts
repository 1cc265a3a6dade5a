/*
 * Draws the raster illustrations of the articles. Run by hand after a change: `npm run illustrations`, or with a part of a file's name
 * to draw only that one. The results are committed beside the articles.
 */
import {germination} from './illustrations/germination.mts';
import {yellowLeaves} from './illustrations/leaves.mts';
import {nightSky} from './illustrations/night.mts';
import {print} from './illustrations/press.mts';
import {pulseTray} from './illustrations/pulses.mts';
import {soilProfile} from './illustrations/soil.mts';
import {deepWater} from './illustrations/water.mts';

const only = process.argv[2] ?? '';
for (const illustration of [deepWater, germination, nightSky, pulseTray, soilProfile, yellowLeaves]) {
  if (!illustration.file.includes(only)) continue;
  const bytes = await print(illustration);
  console.log(`${illustration.file}: ${Math.round(bytes / 1024)} kB`);
}
