import {expect, test} from 'vitest';
import {exampleIndex} from '@/tests/support/search-index';
import {createEngine} from './engine';
import {readSynonyms} from './synonym-file';
import {compileUrgent} from './urgent';
import {wordsOf} from './words';

const urgentOf = compileUrgent(readSynonyms(), []);
const kindOf = (question: string) => urgentOf(wordsOf(question).map(({stem}) => stem))?.kind;

test.each([
  'suicide',
  'I really just want to die',
  'want to die',
  'thinking of killing myself',
  "I don't want to be here anymore",
  'self-harm',
  'my daughter is cutting herself',
  'my friend is suicidal',
  'everyone would be better off without me',
  'i want to kill my self',
  "hope I don't wake up tomorrow",
  'i cant do this anymore',
  'just want to end it',
  'scared i will hurt my baby',
  'scared i might hurt my baby',
  'signs of postpartum psychosis',
  'dont want to be here without him',
  "I can't live without her",
  'i feel like a burden',
  'my mate says he cant go on',
  'whats the point in living',
  'i cant cope without cutting myself',
  'cutting myself with glass',
  'how to avoid self harm',
  'self harm and yoga',
  'she was cutting herself in the garden',
])('a crisis: %s', (question) => {
  expect(kindOf(question)).toBe('crisis');
});

test.each([
  'chest pain',
  'pain in the left side of my chest',
  'am i having a heart attack or a panic attack',
  'signs of a stroke',
  'my face is drooping',
  "can't breathe",
  'my baby is not breathing',
  'someone is unconscious',
  'how to do cpr',
  'overdose',
  'I took too many pills',
  'i took an overdose and want to die',
  'he tried to kill himself',
  'baby choking on a grape',
  "bleeding that won't stop",
  'throat swelling after bee sting',
  'child having a fit',
  'rash that doesnt fade with a glass',
  'toddler drank vape juice',
  'ate unknown mushroom',
  'my child ate poisonous berries',
  'carbon monoxide alarm going off',
  'faint smell of gas',
  'took too much ibuprofen',
  'my dad collapsed',
  'baby turned blue',
  'bleeding loads',
  'face swelling after nuts',
  'stiff neck and fever',
  'worst headache of my life',
  'numb between my legs',
  'my husband is going to kill me',
  'his mouth is drooping',
  'her face has dropped',
  'throat is closing up',
  'my father mouth hang one side',
  'grandpa suddenly talking funny',
  'his arm is suddenly weak',
  'suddenly seeing double',
  'bleach in my eye',
  'pain going down my left arm',
  'left arm pain during exercise',
  'nan fell and cant get up',
  'husband very hot and confused',
  'friend fell in the river',
  'a snake bit me',
  'inhaler not helping',
  'hit his head and is sleepy',
  'cant feel my legs',
  'he got a shock from the pump',
  'toddler swallowed bleach what should i do',
  'child swallowed a battery and wont eat',
  'my child ate foxglove what can i do',
  'dad collapsed this morning',
  'my son collapsed at school',
  'passed out in yoga class',
  'baby wont wake up',
  'toddler choking in the garden',
  'dad is diabetic and confused',
  'he is threatening me with a knife',
  'had a fit on his bike',
  'my baby is not moving',
  'bleeding while pregnant',
  'she swallowed a button battery',
  'i mixed bleach and vinegar',
  'he was struck by lightning',
  'could it be sepsis',
  'i ate a mushroom from the lawn',
  'alcohol withdrawal shakes',
  'my newborn has a fever',
  'toddler ate iron tablets',
  'mum is suddenly confused',
  'gran hit her head on blood thinners',
  'my toddler drank antifreeze',
  'son ate a whole bottle of melatonin',
  'button battery swallowed',
  'my child ate yew berries',
  'baby scalded her arm',
  'spilled boiling water on my leg',
  'carbon monoxide headache',
])('an emergency: %s', (question) => {
  expect(kindOf(question)).toBe('emergency');
});

test.each([
  'kill weeds',
  'how to kill slugs',
  'kill myself laughing',
  'why do my seedlings all want to die',
  'my basil plants want to die',
  'why are my plants dying',
  'i want to live longer',
  'I want to diet',
  'cost of living crisis',
  'cut myself shaving',
  'cut myself some slack',
  'cutting herbs',
  'yoga without hurting myself',
  'overdose of fertiliser',
  'vitamin d overdose',
  'can i take too many vitamins',
  'breast stroke',
  'swimming stroke technique',
  'kayak forward stroke',
  'stroke my dog',
  'signs of heat stroke',
  'reduce the risk of stroke',
  'yoga after a stroke',
  'does fish oil prevent heart attacks',
  'exercise after a heart attack',
  'choking hazard weeds',
  'bindweed choking my lettuce',
  'snoring and choking at night asleep',
  'cpr course',
  'unconscious bias',
  'teenager wont wake up for school',
  'cant breathe through my nose',
  'roots cannot breathe in wet soil',
  'breathing exercises',
  'bleeding gums',
  'heavy bleeding period iron',
  'tight chest muscles stretch',
  'chest press with dumbbells',
  'fit for cycling',
  'have a fit body',
  'poison ivy',
  'food poisoning',
  'list of poisonous plants',
  'poisonous berries in the hedge',
  'how to swallow vitamin tablets',
  'child cant swallow tablets',
  'panic',
  'crash diet',
  'electric shock pump avoid',
  'severe hay fever',
  'my houseplant cant breathe',
  'i never wake up refreshed',
  'end it with my gym',
  'it took too much time',
  'this hill is going to kill me',
  'hurt myself doing yoga',
  'will coffee hurt my baby',
  'learning to live without him',
  'mouth hanging open asleep',
  'sore mouth one side',
  'carbon burden of food',
  'i cant go on long walks',
  'cant go on holiday because of pollen',
  'want my spots to disappear',
  'can my toddler eat berries from the garden',
  'can i eat wild mushrooms',
  'teach my child to swallow pills',
  'wont wake up in the morning',
  'unconscious eating',
  'how to squat without hurting myself',
  'cut myself on broken glass',
  'plants drowning in water',
  'am i drowning my basil',
  'my phone fell in the water',
  'snake bite kit',
  'hot and sweaty',
  'got a shock from the energy bill',
  'face and neck stretches',
  'hit my head on the shelf',
  'reduced movement in my shoulder',
  'mushroom compost',
  'battery for my ph pen',
  'lightning on a hike',
  'baby moving to her own room',
  'sun scald on tomatoes',
  'boiling water on weeds',
  'scald milk for yoghurt',
  'does melatonin help toddlers sleep',
])('no note: %s', (question) => {
  expect(kindOf(question)).toBeUndefined();
});

const talk = {label: 'Find someone to talk to', to: '/docs/wellness/insomnia#a-sleep-diary'};
const engine = createEngine({
  ...exampleIndex,
  synonyms: [
    {same: ['suicide'], also: ['want to die'], urgent: 'crisis', unless: ['laughing'], see: [talk]},
    {
      same: ['overdose'],
      urgent: 'emergency',
      unless: ['vitamin'],
      see: [{label: 'Gone', to: '/docs/wellness/gone'}, talk],
    },
  ],
});

test('the note stands beside the answers, which begin with what it leads to', () => {
  const found = engine.search('i want to die, sleep is hard');
  expect(found.urgent).toEqual({kind: 'crisis', links: [talk], contacts: exampleIndex.contacts});
  expect(found.hits[0]!.path).toBe(talk.to);
  expect(found.hits[0]!.heading!.map(({text}) => text).join('')).toBe('A sleep diary');
  expect(new Set(found.hits.map(({path}) => path.split('#')[0])).size).toBe(found.total);
});

test('an emergency goes before a crisis; each link once, and none to an article that is not there', () => {
  const {contacts} = exampleIndex;
  expect(engine.search('overdose, suicide').urgent).toEqual({kind: 'emergency', links: [talk], contacts});
  expect(engine.search('overdose').urgent?.contacts).toEqual([contacts[0]]);
});

test('a slip of the finger and the end of a long message are read, too', () => {
  expect(engine.search('suicde').urgent?.kind).toBe('crisis');
  expect(engine.search(`${'sleep '.repeat(60)} i want to die`).urgent?.kind).toBe('crisis');
  expect(engine.search('vitamin overdose').urgent).toBeUndefined();
});
