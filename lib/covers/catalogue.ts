import type {CoverName} from './cover-names';
import {allium} from './species/gardening/allium';
import {beanVine} from './species/gardening/bean-vine';
import {chard} from './species/gardening/chard';
import {herb} from './species/gardening/herb';
import {ladybird} from './species/gardening/ladybird';
import {lavender} from './species/gardening/lavender';
import {lettuce} from './species/gardening/lettuce';
import {pot} from './species/gardening/pot';
import {raisedBed} from './species/gardening/raised-bed';
import {rootCrop} from './species/gardening/root-crop';
import {seedlings} from './species/gardening/seedlings';
import {strawberry} from './species/gardening/strawberry';
import {sunroot} from './species/gardening/sunroot';
import {tomato} from './species/gardening/tomato';
import {trowel} from './species/gardening/trowel';
import {wateringCan} from './species/gardening/watering-can';
import {channel} from './species/hydroponics/channel';
import {cube} from './species/hydroponics/cube';
import {drop} from './species/hydroponics/drop';
import {flask} from './species/hydroponics/flask';
import {jar} from './species/hydroponics/jar';
import {lamp} from './species/hydroponics/lamp';
import {paleLeaf} from './species/hydroponics/pale-leaf';
import {raft} from './species/hydroponics/raft';
import {rootStudy} from './species/hydroponics/root-study';
import {tower} from './species/hydroponics/tower';
import {forest} from './species/outdoors/forest';
import {hills} from './species/outdoors/hills';
import {lake} from './species/outdoors/lake';
import {loneTree} from './species/outdoors/lone-tree';
import {meadow} from './species/outdoors/meadow';
import {peaks} from './species/outdoors/peaks';
import {road} from './species/outdoors/road';
import {almonds} from './species/vitamins/almonds';
import {apple} from './species/vitamins/apple';
import {citrus} from './species/vitamins/citrus';
import {cutPepper} from './species/vitamins/cut-pepper';
import {egg} from './species/vitamins/egg';
import {kiwi} from './species/vitamins/kiwi';
import {pomegranate} from './species/vitamins/pomegranate';
import {wheat} from './species/vitamins/wheat';
import {breath} from './species/wellness/breath';
import {cairn} from './species/wellness/cairn';
import {cup} from './species/wellness/cup';
import {feather} from './species/wellness/feather';
import {moonTide} from './species/wellness/moon-tide';
import {nest} from './species/wellness/nest';
import {pair} from './species/wellness/pair';
import {phases} from './species/wellness/phases';
import {ripples} from './species/wellness/ripples';
import {lotus} from './species/yoga/lotus';
import {mandala} from './species/yoga/mandala';
import {seatedMountain} from './species/yoga/seated-mountain';
import {type Placement, type Scene, specimen} from './stage';
import {care} from './things/care';
import {food} from './things/food';
import {home} from './things/home';
import {move} from './things/move';
import {thing} from './things/notation';
import {people} from './things/people';
import {reading} from './things/reading';

const soil: Placement = {stand: 'soil'};
const floor: Placement = {stand: 'floor', size: 0.8};
const still: Placement = {lean: 0};
const alone: Placement = {count: 1, lean: 0};

const things = {...people, ...move, ...home, ...reading, ...food, ...care};
/** Things that lie or hang; the others are on the floor. */
const LOOSE = ['banana', 'bone', 'fish', 'gym-rings', 'heart', 'kite', 'mask', 'olive', 'plate', 'speech', 'sun'];

/** Every drawing by its name. */
export const catalogue = {
  ...(Object.fromEntries(
    Object.entries(things).map(([name, text]) => {
      const placement: Placement = {...(LOOSE.includes(name) ? {size: 0.8} : floor), ...alone, backdrop: 'discs'};
      return [name, specimen(thing(text), placement)];
    }),
  ) as Record<keyof typeof things, Scene>),
  sunroot: specimen(sunroot, soil),
  tomato: specimen(tomato, {count: 2}),
  carrot: specimen(rootCrop('carrot'), soil),
  beetroot: specimen(rootCrop('beetroot'), soil),
  radish: specimen(rootCrop('radish'), soil),
  onion: specimen(allium, soil),
  bean: specimen(beanVine, {count: 2}),
  sage: specimen(herb('sage')),
  thyme: specimen(herb('thyme')),
  lavender: specimen(lavender, {count: 3}),
  lettuce: specimen(lettuce),
  chard: specimen(chard),
  strawberry: specimen(strawberry),
  seedlings: specimen(seedlings, soil),
  pot: specimen(pot, floor),
  'raised-bed': specimen(raisedBed, {...floor, count: 1}),
  trowel: specimen(trowel, {...soil, count: 1}),
  'watering-can': specimen(wateringCan, {...floor, count: 1}),
  ladybird: specimen(ladybird, {count: 1}),
  roots: specimen(rootStudy, still),
  'jar-lettuce': specimen(jar('lettuce'), still),
  'jar-basil': specimen(jar('basil'), still),
  raft: specimen(raft, alone),
  channel: specimen(channel, alone),
  tower: specimen(tower, {lean: 0, count: 2}),
  cube: specimen(cube, {lean: 2}),
  drop: specimen(drop, still),
  flask: specimen(flask, {lean: 0, count: 3}),
  'grow-lamp': specimen(lamp, {lean: 0, count: 2}),
  'pale-leaf': specimen(paleLeaf),
  hills,
  lake: lake(false),
  canoe: lake(true),
  snow: peaks,
  forest,
  tree: loneTree,
  road,
  meadow,
  lemon: specimen(citrus('hue-2')),
  orange: specimen(citrus('sun')),
  kiwi: specimen(kiwi),
  pomegranate: specimen(pomegranate),
  pepper: specimen(cutPepper),
  apple: specimen(apple),
  wheat: specimen(wheat),
  almond: specimen(almonds),
  egg: specimen(egg),
  ripples,
  moon: moonTide,
  phases,
  cairn,
  breath,
  nest: specimen(nest, alone),
  feather: specimen(feather),
  cup: specimen(cup, {...still, count: 2}),
  pair: specimen(pair, alone),
  lotus: specimen(lotus, {lean: 0, count: 2}),
  mandala: specimen(mandala, {lean: 12, count: 2}),
  seated: seatedMountain,
} satisfies Record<CoverName, Scene>;
