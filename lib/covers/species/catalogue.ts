import type {CoverName} from '../cover-names';
import {type Motif, type Pose, type Scene, specimen} from '../stage';
import {branches} from './blog/branches';
import {allium} from './gardening/allium';
import {artichoke} from './gardening/artichoke';
import {beanVine} from './gardening/bean-vine';
import {berryCane} from './gardening/berry-cane';
import {chard} from './gardening/chard';
import {fruitTree} from './gardening/fruit-tree';
import {heap} from './gardening/heap';
import {herb} from './gardening/herb';
import {ladybird} from './gardening/ladybird';
import {lavender} from './gardening/lavender';
import {lettuce} from './gardening/lettuce';
import {peaPod} from './gardening/pea-pod';
import {pepper} from './gardening/pepper';
import {pot} from './gardening/pot';
import {raisedBed} from './gardening/raised-bed';
import {rootCrop} from './gardening/root-crop';
import {seedlings} from './gardening/seedlings';
import {squash} from './gardening/squash';
import {strawberry} from './gardening/strawberry';
import {sunroot} from './gardening/sunroot';
import {tomato} from './gardening/tomato';
import {trowel} from './gardening/trowel';
import {umbel} from './gardening/umbel';
import {wateringCan} from './gardening/watering-can';
import {channel} from './hydroponics/channel';
import {cube} from './hydroponics/cube';
import {drop} from './hydroponics/drop';
import {flask} from './hydroponics/flask';
import {jar} from './hydroponics/jar';
import {lamp} from './hydroponics/lamp';
import {paleLeaf} from './hydroponics/pale-leaf';
import {raft} from './hydroponics/raft';
import {rootStudy} from './hydroponics/root-study';
import {tower} from './hydroponics/tower';
import {boot} from './outdoors/boot';
import {camp} from './outdoors/camp';
import {coast} from './outdoors/coast';
import {dunes} from './outdoors/dunes';
import {forest} from './outdoors/forest';
import {hills} from './outdoors/hills';
import {lake} from './outdoors/lake';
import {loneTree} from './outdoors/lone-tree';
import {meadow} from './outdoors/meadow';
import {peaks} from './outdoors/peaks';
import {road} from './outdoors/road';
import {almonds} from './vitamins/almonds';
import {apple} from './vitamins/apple';
import {avocado} from './vitamins/avocado';
import {citrus} from './vitamins/citrus';
import {cutPepper} from './vitamins/cut-pepper';
import {cutTomato} from './vitamins/cut-tomato';
import {egg} from './vitamins/egg';
import {fig} from './vitamins/fig';
import {kiwi} from './vitamins/kiwi';
import {melon} from './vitamins/melon';
import {mushroom} from './vitamins/mushroom';
import {pomegranate} from './vitamins/pomegranate';
import {wheat} from './vitamins/wheat';
import {breath} from './wellness/breath';
import {cairn} from './wellness/cairn';
import {cup} from './wellness/cup';
import {dandelion} from './wellness/dandelion';
import {feather} from './wellness/feather';
import {ginkgo} from './wellness/ginkgo';
import {growthRings} from './wellness/growth-rings';
import {moonTide} from './wellness/moon-tide';
import {nest} from './wellness/nest';
import {pair} from './wellness/pair';
import {phases} from './wellness/phases';
import {poppy} from './wellness/poppy';
import {ripples} from './wellness/ripples';
import {shell} from './wellness/shell';
import {arches} from './yoga/arches';
import {balance} from './yoga/balance';
import {bodhi} from './yoga/bodhi';
import {fan} from './yoga/fan';
import {lotus} from './yoga/lotus';
import {mandala} from './yoga/mandala';
import {seatedMountain} from './yoga/seated-mountain';
import {stillPoint} from './yoga/still-point';

export interface Species {
  readonly id: CoverName;
  readonly scene: Scene;
  /** Words of a slug or a tag that ask for it. */
  readonly words?: RegExp;
}

const plant = (id: CoverName, motif: Motif, pose: Pose = {}, words?: RegExp): Species => ({
  id,
  scene: specimen(motif, pose),
  words,
});
const view = (id: CoverName, scene: Scene, words?: RegExp): Species => ({id, scene, words});

const soil: Pose = {stand: 'soil'};
const floor: Pose = {stand: 'floor', size: 0.8};
const still: Pose = {lean: 0};
const alone: Pose = {count: 1, lean: 0};

const seasons = Object.fromEntries(
  Object.entries(branches).map(([season, scenes]) => [
    season,
    Object.entries(scenes).map(([id, scene]) => view(`${season}-${id}` as CoverName, scene)),
  ]),
) as unknown as Record<'winter' | 'spring' | 'summer' | 'autumn', readonly Species[]>;

/** Every species by the place it grows in; the blog's places are the seasons. */
export const catalogue = {
  gardening: [
    plant('sunroot', sunroot, soil, /earth_s-secrets/),
    plant('tomato', tomato, {count: 2}, /tomato/),
    plant('pepper', pepper, {}, /pepper/),
    plant('carrot', rootCrop('carrot'), soil, /roots-and/),
    plant('beetroot', rootCrop('beetroot'), soil, /soil-made|harvest/),
    plant('radish', rootCrop('radish'), soil, /grow-first/),
    plant('turnip', rootCrop('turnip'), soil, /contaminat|safe-soil/),
    plant('parsnip', rootCrop('parsnip'), soil),
    plant('onion', allium, soil, /allium/),
    plant('bean', beanVine, {count: 2}, /beans/),
    plant('pea', peaPod, {}, /peas/),
    plant('pumpkin', squash, {}, /rotation/),
    plant('mint', herb('mint'), {count: 4}, /cook_s-herb/),
    plant('sage', herb('sage'), {}, /ages|aches/),
    plant('rosemary', herb('rosemary')),
    plant('thyme', herb('thyme'), {}, /herb/),
    plant('salvia', lavender('fruit', 'sun'), {count: 3}, /senses|sensory/),
    plant('lettuce', lettuce, {}, /leafy-greens|lettuce/),
    plant('chard', chard),
    plant('dill', umbel, {}, /know-your|companion/),
    plant('artichoke', artichoke),
    plant('strawberry', strawberry, {}, /children|strawberr/),
    plant('currant', berryCane, {}, /berries|berry/),
    plant('seedlings', seedlings, soil, /seedling|seed/),
    plant('pot', pot, floor, /containers/),
    plant('raised-bed', raisedBed, {...floor, count: 1}, /every-body|raised/),
    plant('trowel', trowel, {...soil, count: 1}, /tools/),
    plant('watering-can', wateringCan, {...floor, count: 1}, /watering/),
    plant('compost', heap, {...floor, count: 1}, /compost/),
    plant('ladybird', ladybird, {count: 1}, /friends-and-foes|pest/),
    plant('fruit-tree', fruitTree, floor, /year|together/),
  ],
  hydroponics: [
    plant('roots', rootStudy, still, /without-soil|root-rot/),
    plant('jar-lettuce', jar('lettuce'), still, /jar|salad/),
    plant('jar-basil', jar('basil'), still, /wick|herb|is-hydroponics-right/),
    plant('raft', raft, alone, /deep-water/),
    plant('channel', channel, alone, /film/),
    plant('tower', tower, {lean: 0, count: 2}, /tower|vertical/),
    plant('cube', cube, {lean: 2}, /seedling|media/),
    plant('drop', drop, {lean: 0}, /water-quality|clean/),
    plant('flask', flask, {lean: 0, count: 3}, /mixing|ph-and-ec/),
    plant('lamp', lamp, {lean: 0, count: 2}, /light/),
    plant('pale-leaf', paleLeaf, {}, /yellow|pests/),
    plant('tomato', tomato, {count: 2}, /fruiting/),
    plant('strawberry', strawberry, {}, /weekly/),
    plant('chard', chard, {}, /or-soil/),
  ],
  outdoors: [
    view('hills', hills, /escape|hills/),
    view('lake', lake(false), /swimming/),
    view('canoe', lake(true), /paddling/),
    view('snow', peaks(true), /snow|cold-wind/),
    view('mountains', peaks(false), /hiking|stairs/),
    view('forest', forest, /mood|walking-for/),
    view('coast', coast, /breathing/),
    view('tree', loneTree, /bodyweight|sixty/),
    view('road', road, /cycling|finding-your-way/),
    view('camp', camp, /recovery|families/),
    view('dunes', dunes, /heat|warm-up/),
    view('meadow', meadow, /pollen|inclusive/),
    plant('boot', boot, {...floor, count: 2}, /shoes|nordic/),
  ],
  vitamins: [
    plant('lemon', citrus('hue-2'), {}, /vitamin-c/),
    plant('orange', citrus('sun'), {}, /basics/),
    plant('grapefruit', citrus('fruit'), {}, /immunity/),
    plant('kiwi', kiwi, {}, /research/),
    plant('tomato', cutTomato, {}, /myths/),
    plant('pomegranate', pomegranate, {}, /seasonal/),
    plant('pepper', cutPepper, {}, /vitamin-b6/),
    plant('avocado', avocado, {}, /vitamin-b5/),
    plant('apple', apple, {}, /organic/),
    plant('fig', fig, {}, /choosing/),
    plant('melon', melon, {count: 2}, /who-needs/),
    plant('wheat', wheat, {}, /vitamin-b1$|energy/),
    plant('mushroom', mushroom, {}, /vitamin-d|vitamin-b2/),
    plant('almond', almonds, {}, /vitamin-e|vitamin-b3/),
    plant('egg', egg, {}, /vitamin-b7/),
    plant('pea', peaPod, {}, /vitamin-b9/),
    plant('chard', chard, {}, /vitamin-k/),
    plant('carrot', rootCrop('carrot'), soil, /vitamin-a/),
  ],
  wellness: [
    view('ripples', ripples, /stress|mindfulness/),
    view('moon', moonTide, /sleep-explained|won_t-come/),
    view('phases', phases, /clock/),
    view('cairn', cairn, /habits|burnout/),
    view('breath', breath, /breathing|clean-air/),
    plant('nest', nest, {lean: 0, count: 1}, /bedroom|finding-help/),
    plant('feather', feather, {}, /tension|anxiety/),
    plant('rings', growthRings, {}, /ageing/),
    plant('shell', shell, {}, /screens/),
    plant('dandelion', dandelion, {}, /grief|low-mood/),
    plant('poppy', poppy, {}, /when-sleep/),
    plant('ginkgo', ginkgo, {}, /beyond|claims/),
    plant('cup', cup, {...still, count: 2}, /alcohol|kinder/),
    plant('pair', pair, alone, /friendship|connection/),
    plant('lavender', lavender('hue', 'hue-2'), {count: 3}, /skin|relax/),
    plant('sage', herb('sage'), {}),
  ],
  yoga: [
    plant('lotus', lotus, {lean: 0, count: 2}, /unveiling|prenatal/),
    plant('mandala', mandala('lotus'), {lean: 12, count: 2}, /styles|ethics/),
    plant('sun-wheel', mandala('sun'), {lean: 12, count: 2}, /athletes/),
    plant('seed-wheel', mandala('seed'), {lean: 12}, /research/),
    plant('star-wheel', mandala('star'), {lean: 12, count: 2}, /postnatal/),
    plant('fan', fan, {lean: 0, count: 2}, /restorative|props/),
    view('seated', seatedMountain, /meditation|seated/),
    view('arches', arches, /backbends|home-practice/),
    view('balance', balance, /balancing|seniors/),
    plant('bodhi', bodhi, {}, /safely|condition/),
    plant('still-point', stillPoint, {lean: 20}, /everybody/),
    view('breath', breath, /breathing/),
  ],
  intro: [plant('sunroot', sunroot, soil)],
  ...seasons,
} satisfies Record<string, readonly Species[]>;

export type Habitat = keyof typeof catalogue;
