import type {CoverName} from './cover-names';
import {allium} from './nature/gardening/allium';
import {beanVine} from './nature/gardening/bean-vine';
import {chard} from './nature/gardening/chard';
import {herb} from './nature/gardening/herb';
import {ladybird} from './nature/gardening/ladybird';
import {lavender} from './nature/gardening/lavender';
import {lettuce} from './nature/gardening/lettuce';
import {pot} from './nature/gardening/pot';
import {raisedBed} from './nature/gardening/raised-bed';
import {rootCrop} from './nature/gardening/root-crop';
import {seedlings} from './nature/gardening/seedlings';
import {strawberry} from './nature/gardening/strawberry';
import {sunroot} from './nature/gardening/sunroot';
import {tomato} from './nature/gardening/tomato';
import {trowel} from './nature/gardening/trowel';
import {wateringCan} from './nature/gardening/watering-can';
import {channel} from './nature/hydroponics/channel';
import {cube} from './nature/hydroponics/cube';
import {drop} from './nature/hydroponics/drop';
import {flask} from './nature/hydroponics/flask';
import {jar} from './nature/hydroponics/jar';
import {lamp} from './nature/hydroponics/lamp';
import {paleLeaf} from './nature/hydroponics/pale-leaf';
import {raft} from './nature/hydroponics/raft';
import {rootStudy} from './nature/hydroponics/root-study';
import {tower} from './nature/hydroponics/tower';
import {forest} from './nature/outdoors/forest';
import {hills} from './nature/outdoors/hills';
import {lake} from './nature/outdoors/lake';
import {loneTree} from './nature/outdoors/lone-tree';
import {meadow} from './nature/outdoors/meadow';
import {peaks} from './nature/outdoors/peaks';
import {road} from './nature/outdoors/road';
import {almonds} from './nature/vitamins/almonds';
import {apple} from './nature/vitamins/apple';
import {citrus} from './nature/vitamins/citrus';
import {cutPepper} from './nature/vitamins/cut-pepper';
import {egg} from './nature/vitamins/egg';
import {kiwi} from './nature/vitamins/kiwi';
import {pomegranate} from './nature/vitamins/pomegranate';
import {wheat} from './nature/vitamins/wheat';
import {breath} from './nature/wellness/breath';
import {cairn} from './nature/wellness/cairn';
import {cup} from './nature/wellness/cup';
import {feather} from './nature/wellness/feather';
import {moonTide} from './nature/wellness/moon-tide';
import {nest} from './nature/wellness/nest';
import {pair} from './nature/wellness/pair';
import {phases} from './nature/wellness/phases';
import {ripples} from './nature/wellness/ripples';
import {lotus} from './nature/yoga/lotus';
import {mandala} from './nature/yoga/mandala';
import {seatedMountain} from './nature/yoga/seated-mountain';
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
